import { sql, type Transaction } from 'kysely';
import { type Decimal, decimal } from '#domain/decimal.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { codesToFind } from './readCells.ts';

/** An entry of an account is named by its customer and the code that the distributor's books have for it. */
interface EntryName {
  customerCode: string;
  code: string;
}

/** An entry as it stands, locked. */
export interface KnownEntry {
  id: number;
  customerKey: number;
  code: string;
  recordType: number;
  isCredit: boolean;
  reference: string;
  orderId: number | null;
  issuedOn: string;
  dueOn: string | null;
  poNumber: string | null;
  remarks: string | null;
  initial: Decimal;
  balance: Decimal;
  /** What it pays already of each debit, by the debit's code. */
  applied: ReadonlyMap<string, Decimal>;
}

/** The customers and entries that a batch names. */
export interface Ledger {
  customerKey(code: string): number | null;
  entry(customerKey: number, code: string): KnownEntry | undefined;
}

/** Batches that write into the books come one after the other, so that no two add the same entry. */
const LEDGER_LOCK = 5_261_941;

const keyOf = (customerKey: number, code: string) => JSON.stringify([customerKey, code]);

type EntryRow = Omit<KnownEntry, 'initial' | 'balance' | 'applied'> & {
  initial: string;
  balance: string;
  applied: { code: string; amount: string }[];
};

/** Whoever brings orders, invoices or payments from the distributor's books waits for the one before, until the transaction ends. */
export async function queueForBooks(transaction: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LEDGER_LOCK})`.execute(transaction);
}

/** Locks the entries in the order of their ids, as the books themselves do, and only then reads what is left of them. */
export async function lockLedger(transaction: Transaction<Database>, names: readonly EntryName[]): Promise<Ledger> {
  await queueForBooks(transaction);
  const customers = await transaction
    .selectFrom('customer')
    .select(['customer_key', 'customer_code'])
    .where('customer_code', '=', sql<string>`any(${codesToFind(names.map(({ customerCode }) => customerCode))})`)
    .execute();
  const keys = new Map(customers.map((row) => [row.customer_code, row.customer_key]));
  const wanted = names.flatMap(({ customerCode, code }) => {
    const customerKey = keys.get(customerCode);
    return customerKey === undefined ? [] : codesToFind([code]).map((known) => ({ customerKey, code: known }));
  });
  const locked = await sql<{ id: number }>`
    select r.id from receivable r
    join json_to_recordset(${JSON.stringify(wanted)}) as given("customerKey" integer, code text)
      on r.customer_key = given."customerKey" and r.ar_code = given.code
    order by r.id for no key update of r`.execute(transaction);
  const customerKeys = [...new Set(wanted.map(({ customerKey }) => customerKey))];
  const { rows } = await sql<EntryRow>`
    select r.id, r.customer_key as "customerKey", r.ar_code as code, r.record_type as "recordType",
      r.is_credit as "isCredit", r.reference, r.order_id as "orderId", r.issued_on as "issuedOn", r.due_on as "dueOn",
      r.po_number as "poNumber", r.remarks, r.initial, r.balance,
      (select coalesce(json_agg(json_build_object('code', d.ar_code, 'amount', a.amount::text)), '[]')
        from receivable_application a join receivable d on d.id = a.debit_id where a.credit_id = r.id
          and a.customer_key = r.customer_key) as applied
    from receivable_balance r
    where r.customer_key = any(${customerKeys}) and r.id = any(${locked.rows.map(({ id }) => id)})`.execute(
    transaction,
  );
  const entries = new Map(rows.map((row) => [keyOf(row.customerKey, row.code), entryOf(row)]));
  return {
    customerKey: (code) => keys.get(code) ?? null,
    entry: (customerKey, code) => entries.get(keyOf(customerKey, code)),
  };
}

function entryOf(row: EntryRow): KnownEntry {
  const applied = new Map<string, Decimal>();
  for (const { code, amount } of row.applied) applied.set(code, decimal(amount).plus(applied.get(code) ?? 0));
  return { ...row, initial: decimal(row.initial), balance: decimal(row.balance), applied };
}

export interface EntryChange {
  customerKey: number;
  code: string;
  recordType: number;
  reference: string;
  invoiceNumber: string | null;
  orderId: number | null;
  issuedOn: string;
  dueOn: string | null;
  poNumber: string | null;
  remarks: string | null;
  initial: Decimal;
  isNew: boolean;
  /** What it pays beyond what it paid before. */
  applications: readonly { to: string; amount: Decimal }[];
}

/** Entries that are new; dates, remarks and so far missing order of those that were there; and what is applied: three statements. */
export async function writeEntries(
  transaction: Transaction<Database>,
  changes: readonly EntryChange[],
  appliedOn: string,
): Promise<void> {
  const rows = JSON.stringify(
    changes.map(({ applications: _, initial, ...row }) => ({ ...row, initial: initial.toFixed(MONEY_PLACES) })),
  );
  const given = sql`json_to_recordset(${rows}) as given("customerKey" integer, code text, "recordType" integer,
    reference text, "invoiceNumber" text, "orderId" integer, "issuedOn" date, "dueOn" date, "poNumber" text,
    remarks text, initial numeric, "isNew" boolean)`;
  await sql`
    insert into receivable (customer_key, ar_code, record_type, reference, invoice_number, order_id, issued_on, due_on,
      po_number, remarks, initial)
    select "customerKey", code, "recordType", reference, "invoiceNumber", "orderId", "issuedOn", "dueOn", "poNumber",
      remarks, initial from ${given} where "isNew"`.execute(transaction);
  await sql`
    update receivable r set issued_on = "issuedOn", due_on = "dueOn", po_number = given."poNumber", remarks = given.remarks,
      order_id = coalesce(r.order_id, "orderId"), invoice_number = coalesce(r.invoice_number, given."invoiceNumber")
    from ${given} where not "isNew" and r.customer_key = "customerKey" and r.ar_code = given.code`.execute(transaction);
  const applied = changes.flatMap(({ customerKey, code, applications }) =>
    applications.map(({ to, amount }) => ({ customerKey, code, to, amount: amount.toFixed(MONEY_PLACES) })),
  );
  await sql`
    insert into receivable_application (customer_key, credit_id, debit_id, amount, applied_on)
    select given."customerKey", c.id, d.id, given.amount, ${appliedOn}
    from json_to_recordset(${JSON.stringify(applied)}) as given("customerKey" integer, code text, "to" text, amount numeric)
    join receivable c on c.customer_key = given."customerKey" and c.ar_code = given.code
    join receivable d on d.customer_key = given."customerKey" and d.ar_code = given."to"`.execute(transaction);
}

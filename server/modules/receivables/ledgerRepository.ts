import { type Kysely, sql, type Transaction } from 'kysely';
import { type Decimal, decimal } from '#domain/decimal.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import type { Database } from '../../platform/database/schema.ts';

/** An entry is named by its customer and a code that is unique among those of the customer. */
export interface EntryName {
  customerKey: number;
  code: string;
}

/** The data of an entry; amounts are above zero, for credits too. */
export interface Entry extends EntryName {
  recordType: number;
  /** Number shown to buyers. */
  reference: string;
  /** The number of the invoice by which its document is found. */
  invoiceNumber: string | null;
  orderId: number | null;
  issuedOn: string;
  dueOn: string | null;
  poNumber: string | null;
  remarks: string | null;
  initial: Decimal;
}

/** An entry that is locked: no other transaction applies or pays it until this one ends. */
export interface KnownEntry extends Entry {
  id: number;
  isCredit: boolean;
  /** The open balance. */
  balance: Decimal;
  /** The amount paid of each debit, by the debit's code. */
  applied: ReadonlyMap<string, Decimal>;
}

/** A payment of a debit by a credit of the same customer, both by code. */
export interface NewApplication {
  customerKey: number;
  credit: string;
  debit: string;
  amount: Decimal;
}

/** Leaves out texts that no column can store: no code equals them, and the database would refuse the batch. */
export function codesToFind(codes: readonly string[]): string[] {
  return codes.filter((code) => !code.includes('\0'));
}

const LEDGER_LOCK = 5_261_941;

/**
 * Batches of accounting data run one after the other, until the transaction ends, so that two never add the same entry.
 */
export async function queueLedgerWrite(transaction: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LEDGER_LOCK})`.execute(transaction);
}

type EntryRow = Omit<KnownEntry, 'initial' | 'balance' | 'applied'> & {
  initial: string;
  balance: string;
  applied: { code: string; amount: string }[];
};

function entryOf(row: EntryRow): KnownEntry {
  const applied = new Map<string, Decimal>();
  for (const { code, amount } of row.applied) applied.set(code, decimal(amount).plus(applied.get(code) ?? 0));
  return { ...row, initial: decimal(row.initial), balance: decimal(row.balance), applied };
}

/**
 * Locks entries in the order of their ids, as the ledger itself does, and only then reads their balances. Absent
 * entries are left out.
 */
export async function lockEntries(
  transaction: Transaction<Database>,
  names: readonly EntryName[],
): Promise<KnownEntry[]> {
  const wanted = names.filter(({ code }) => codesToFind([code]).length > 0);
  const locked = await sql<{ id: number }>`
    select r.id from receivable r
    join json_to_recordset(${JSON.stringify(wanted)}) as given("customerKey" integer, code text)
      on r.customer_key = given."customerKey" and r.ar_code = given.code
    order by r.id for no key update of r`.execute(transaction);
  const customerKeys = [...new Set(wanted.map(({ customerKey }) => customerKey))];
  const { rows } = await sql<EntryRow>`
    select r.id, r.customer_key as "customerKey", r.ar_code as code, r.record_type as "recordType",
      r.is_credit as "isCredit", r.reference, r.invoice_number as "invoiceNumber", r.order_id as "orderId",
      r.issued_on as "issuedOn", r.due_on as "dueOn", r.po_number as "poNumber", r.remarks, r.initial, r.balance,
      (select coalesce(json_agg(json_build_object('code', d.ar_code, 'amount', a.amount::text)), '[]')
        from receivable_application a join receivable d on d.id = a.debit_id where a.credit_id = r.id
          and a.customer_key = r.customer_key) as applied
    from receivable_balance r
    where r.customer_key = any(${customerKeys}) and r.id = any(${locked.rows.map(({ id }) => id)})
    order by r.id`.execute(transaction);
  return rows.map(entryOf);
}

function given(entries: readonly Entry[]) {
  const rows = entries.map(({ initial, ...row }) => ({ ...row, initial: initial.toFixed(MONEY_PLACES) }));
  return sql`json_to_recordset(${JSON.stringify(rows)}) as given("customerKey" integer, code text, "recordType" integer,
    reference text, "invoiceNumber" text, "orderId" integer, "issuedOn" date, "dueOn" date, "poNumber" text, remarks text,
    initial numeric)`;
}

/** In one statement. Returns their ids, in the order of the entries. */
export async function insertEntries(database: Kysely<Database>, entries: readonly Entry[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into receivable (customer_key, ar_code, record_type, reference, invoice_number, order_id, issued_on, due_on,
      po_number, remarks, initial)
    select "customerKey", code, "recordType", reference, "invoiceNumber", "orderId", "issuedOn", "dueOn", "poNumber",
      remarks, initial from ${given(entries)}
    returning id`.execute(database);
  return rows.map(({ id }) => id);
}

/**
 * Updates dates, P.O. and remarks of existing entries, and adds a missing order or invoice: all other fields never
 * change.
 */
export async function updateEntries(transaction: Transaction<Database>, entries: readonly Entry[]): Promise<void> {
  await sql`
    update receivable r set issued_on = "issuedOn", due_on = "dueOn", po_number = given."poNumber", remarks = given.remarks,
      order_id = coalesce(r.order_id, "orderId"), invoice_number = coalesce(r.invoice_number, given."invoiceNumber")
    from ${given(entries)} where r.customer_key = "customerKey" and r.ar_code = given.code`.execute(transaction);
}

/**
 * In order and in one statement, all or none: the ledger refuses amounts beyond a balance, between customers, or to
 * anything but a debit.
 */
export async function applyCredits(
  database: Kysely<Database>,
  applications: readonly NewApplication[],
  appliedOn: string,
): Promise<void> {
  const rows = applications.map(({ amount, ...rest }, place) => ({
    ...rest,
    place,
    amount: amount.toFixed(MONEY_PLACES),
  }));
  await sql`
    insert into receivable_application (customer_key, credit_id, debit_id, amount, applied_on)
    select given."customerKey", c.id, d.id, given.amount, ${appliedOn}
    from json_to_recordset(${JSON.stringify(rows)}) as given("customerKey" integer, credit text, debit text, amount numeric,
      place integer)
    join receivable c on c.customer_key = given."customerKey" and c.ar_code = given.credit
    join receivable d on d.customer_key = given."customerKey" and d.ar_code = given.debit
    order by given.place`.execute(database);
}

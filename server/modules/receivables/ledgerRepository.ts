import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { Decimal } from '#domain/decimal.ts';
import type { Database } from '../../platform/database/schema.ts';

/** An entry to be written into the books; its code is unique among those of the customer. */
export type NewEntry = Omit<Insertable<Database['receivable']>, 'id' | 'is_credit' | 'created_at'>;

/** An entry that nobody else applies or pays until the transaction ends. */
export interface LockedEntry {
  id: number;
  arCode: string;
  recordType: number;
  isCredit: boolean;
  /** What is left of it, as text and above zero, for a credit too. */
  balance: string;
}

/** What a credit pays of a debit, in US dollars. */
export interface NewApplication {
  creditId: number;
  debitId: number;
  amount: Decimal;
  /** Its code in the distributor's own books, where it comes from there. */
  code?: string;
}

/** Answers the entry's id. */
export async function addEntry(database: Kysely<Database>, entry: NewEntry): Promise<number> {
  const { id } = await database.insertInto('receivable').values(entry).returning('id').executeTakeFirstOrThrow();
  return id;
}

/**
 * Locks the customer's entries of these codes, in the order of their ids as the books themselves do, and only then reads what is
 * left of them. Codes that the customer has not are left out.
 */
export async function lockEntries(
  transaction: Transaction<Database>,
  customerKey: number,
  arCodes: readonly string[],
): Promise<LockedEntry[]> {
  await sql`select from receivable where customer_key = ${customerKey} and ar_code = any(${arCodes})
    order by id for no key update`.execute(transaction);
  const { rows } = await sql<LockedEntry>`
    select id, ar_code as "arCode", record_type as "recordType", is_credit as "isCredit", balance
    from receivable_balance where customer_key = ${customerKey} and ar_code = any(${arCodes})
    order by id`.execute(transaction);
  return rows;
}

/** In one statement, all or none: the books refuse what goes beyond a balance, between customers, or to anything but a debit. */
export async function applyCredits(
  database: Kysely<Database>,
  customerKey: number,
  applications: readonly NewApplication[],
  appliedOn: string,
): Promise<void> {
  const rows = applications.map(({ amount, ...rest }) => ({ ...rest, amount: amount.toFixed(2) }));
  await sql`
    insert into receivable_application (customer_key, code, credit_id, debit_id, amount, applied_on)
    select ${customerKey}, code, "creditId", "debitId", amount, ${appliedOn}
    from json_to_recordset(${JSON.stringify(rows)}) as given(code text, "creditId" bigint, "debitId" bigint, amount numeric)`.execute(
    database,
  );
}

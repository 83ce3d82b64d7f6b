import { sql, type Transaction } from 'kysely';
import { ledgerTexts } from '#domain/dataImport/ledgerTexts.ts';
import { type Decimal, decimal } from '#domain/decimal.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';
import type { Database } from '../../../../platform/database/schema.ts';
import { type EntryName, queueLedgerWrite } from '../../../receivables/ledgerRepository.ts';
import type { Ledger } from '../../../receivables/lockLedger.ts';
import { type Candidate, refuse } from '../importTarget.ts';
import type { DebitsLeft } from './validatePayees.ts';

/**
 * Locks the ledger: no other transaction writes entries or payments until this one ends, because the rows of a file
 * lock entries in any order.
 */
export async function lockLedgerTables(transaction: Transaction<Database>): Promise<void> {
  await queueLedgerWrite(transaction);
  await sql`lock table receivable in exclusive mode`.execute(transaction);
}

/** The open balance that a file states for an entry, by customer and code. */
export interface StatedBalance extends EntryName {
  balance: Decimal;
}

async function openStated(transaction: Transaction<Database>): Promise<void> {
  await sql`create temporary table if not exists stated_balance (
    customer_key integer not null, ar_code text not null, balance numeric not null, primary key (customer_key, ar_code)
  ) on commit drop`.execute(transaction);
}

async function keepStated(transaction: Transaction<Database>, stated: readonly StatedBalance[]): Promise<void> {
  const rows = stated.map((one) => ({ ...one, balance: one.balance.toFixed(MONEY_PLACES) }));
  await sql`
    insert into stated_balance (customer_key, ar_code, balance)
    select "customerKey", code, balance
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given ("customerKey" integer, code text, balance numeric)
    on conflict do nothing`.execute(transaction);
}

async function findStated(transaction: Transaction<Database>, entries: readonly EntryName[]): Promise<StatedBalance[]> {
  const { rows } = await sql<{ customerKey: number; code: string; balance: string }>`
    select distinct s.customer_key as "customerKey", s.ar_code as code, s.balance
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as given ("customerKey" integer, code text)
    join stated_balance s on s.customer_key = given."customerKey" and s.ar_code = given.code`.execute(transaction);
  return rows.map((row) => ({ ...row, balance: decimal(row.balance) }));
}

/**
 * Reserves the open balances that a file states until the file ends: no credit of the file pays them. `paid` is what
 * the credits of a batch name.
 */
export async function reserveBalances(
  transaction: Transaction<Database>,
  { ledger, debits }: { ledger: Ledger; debits: DebitsLeft },
  paid: readonly { customerCode: string; code: string }[],
): Promise<{ reserve(balance: StatedBalance): void; keep(): Promise<void> }> {
  await openStated(transaction);
  const reserve = ({ customerKey, code, balance }: StatedBalance) => {
    const entry = ledger.entry(customerKey, code);
    if (entry && !entry.isCredit) debits.use(entry, balance);
  };
  const names = paid.flatMap(({ customerCode, code }) => {
    const customerKey = ledger.customerKey(customerCode);
    return customerKey === null ? [] : { customerKey, code };
  });
  for (const before of await findStated(transaction, names)) reserve(before);
  const stated: StatedBalance[] = [];
  return {
    reserve(balance) {
      stated.push(balance);
      reserve(balance);
    },
    keep: () => keepStated(transaction, stated),
  };
}

/** The account shows this text beside the entry. */
const OPENING_ADJUSTMENT = 'Settled earlier';

/**
 * The balance of an entry beyond the one that the file states was settled elsewhere: it is booked as an adjustment on
 * the entry's date, which pays the entry or is paid by it. Its code includes the stated balance, so that the same
 * adjustment is never booked twice.
 */
export async function bookOpeningAdjustment(transaction: Transaction<Database>): Promise<void> {
  await openStated(transaction);
  await sql`
    with short as materialized (
      select r.id, r.customer_key, r.is_credit, r.reference, r.issued_on, r.balance - s.balance as amount,
        case when length(r.ar_code) <= 80 then r.ar_code else left(r.ar_code, 40) || md5(r.ar_code) end || '/' || s.balance as code
      from receivable_balance r join stated_balance s on s.customer_key = r.customer_key and s.ar_code = r.ar_code
      where r.balance > s.balance
    ), settled as (
      insert into receivable (customer_key, ar_code, record_type, reference, issued_on, remarks, initial)
      select customer_key, code, case when is_credit then ${sql.lit(RECORD_TYPES.debitAdjustment)} else ${sql.lit(RECORD_TYPES.creditAdjustment)} end,
        reference, issued_on, ${OPENING_ADJUSTMENT}, amount
      from short order by id
      returning id, customer_key, ar_code
    )
    insert into receivable_application (customer_key, credit_id, debit_id, amount, applied_on)
    select short.customer_key, case when is_credit then short.id else settled.id end,
      case when is_credit then settled.id else short.id end, amount, issued_on
    from short join settled on settled.customer_key = short.customer_key and settled.ar_code = short.code`.execute(
    transaction,
  );
  await sql`truncate stated_balance`.execute(transaction);
}

/** Refuses a balance beyond its amount; both without their signs. */
export function refuseBalance(row: Candidate, amount: Decimal, balance: Decimal): void {
  if (balance.lte(amount)) return;
  refuse(row, 'balance', ledgerTexts.balanceAboveAmount(balance.toFixed(MONEY_PLACES), amount.toFixed(MONEY_PLACES)));
}

/** Refuses a balance above the open one. */
export function refusePaidSince(row: Candidate, left: Decimal, stated: Decimal): void {
  if (stated.lte(left)) return;
  refuse(row, 'balance', ledgerTexts.paidSince(left.toFixed(MONEY_PLACES), stated.toFixed(MONEY_PLACES)));
}

import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { codesToFind, type KnownEntry, lockEntries, queueLedgerWrite } from './ledgerRepository.ts';

/** The customers and entries that a batch names. */
export interface Ledger {
  customerKey(code: string): number | null;
  entry(customerKey: number, code: string): KnownEntry | undefined;
}

const keyOf = (customerKey: number, code: string) => JSON.stringify([customerKey, code]);

/** The entries of these customers and codes, locked after all batches before. */
export async function lockLedger(
  transaction: Transaction<Database>,
  names: readonly { customerCode: string; code: string }[],
): Promise<Ledger> {
  await queueLedgerWrite(transaction);
  const customers = await transaction
    .selectFrom('customer')
    .select(['customer_key', 'customer_code'])
    .where('customer_code', '=', sql<string>`any(${codesToFind(names.map(({ customerCode }) => customerCode))})`)
    .execute();
  const keys = new Map(customers.map((row) => [row.customer_code, row.customer_key]));
  const wanted = names.flatMap(({ customerCode, code }) => {
    const customerKey = keys.get(customerCode);
    return customerKey === undefined ? [] : { customerKey, code };
  });
  const locked = await lockEntries(transaction, wanted);
  const entries = new Map(locked.map((entry) => [keyOf(entry.customerKey, entry.code), entry]));
  return {
    customerKey: (code) => keys.get(code) ?? null,
    entry: (customerKey, code) => entries.get(keyOf(customerKey, code)),
  };
}

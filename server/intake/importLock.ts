import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Who brings data in comes after the other: their locks are taken in the order of their rows. */
const IMPORT_LOCK = 5_261_942;

/** Whether nobody else brings data in; from then on nobody does until the transaction ends. */
export async function beginImport(transaction: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as "isFree"`.execute(
    transaction,
  );
  return rows[0]?.isFree ?? false;
}

/** Goes on when nobody else brings data in, until the transaction ends. */
export async function waitForImports(transaction: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(transaction);
}

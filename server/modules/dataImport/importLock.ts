import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** Who brings data in comes after the other: their locks are taken in the order of their rows. */
const IMPORT_LOCK = 5_261_942;

/** Longer than a dry run needs to give way. */
const PATIENCE = '3s';
const LOCK_NOT_AVAILABLE = '55P03';

/** Whether nobody else brings data in, now or in a moment; from then on nobody does until the transaction ends. */
export async function beginImport(transaction: Transaction<Database>): Promise<boolean> {
  await sql`select set_config('lock_timeout', ${PATIENCE}, true)`.execute(transaction);
  try {
    await waitForImports(transaction);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE) return false;
    throw error;
  }
  await sql`select set_config('lock_timeout', '0', true)`.execute(transaction);
  return true;
}

/** Goes on when nobody else brings data in, until the transaction ends. */
export async function waitForImports(transaction: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(transaction);
}

import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** Imports run one after the other, because they lock rows in the order of their files. */
const IMPORT_LOCK = 5_261_942;

/** Longer than a dry run needs to give way. */
const PATIENCE = '3s';
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Takes the import lock if it is free; other imports then wait until the transaction ends. Returns whether it was free.
 */
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

/** Waits for the import lock, and holds it until the transaction ends. */
export async function waitForImports(transaction: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(transaction);
}

import { inject } from 'vitest';
import { copyDatabase, type TestDatabase } from './copiedDatabase.ts';
import type {} from './databaseServer.ts';

/** A database of its own, copied from the template of this run. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyDatabase(inject('databaseServer'));
}

export { shareTestDatabase, type TestDatabase } from './copiedDatabase.ts';

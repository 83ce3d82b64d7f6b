import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';
import { OYSTER, TIDE } from '../support/fixture.ts';
import { bookEntry } from '../support/receivables.ts';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

let books: TestDatabase;
let database: TestDatabase['database'];
beforeAll(async () => {
  books = await createTestDatabase();
  ({ database } = books);
});
beforeEach(() => sql`truncate receivable, receivable_application restart identity cascade`.execute(database));
afterAll(() => books?.drop());

const invoice = (reference: string, initial: string, customer_key = OYSTER) =>
  bookEntry(database, { customer_key, reference, initial });
const payment = (reference: string, initial: string, customer_key = OYSTER) =>
  bookEntry(database, { customer_key, reference, initial, record_type: RECORD_TYPES.payment });

type Application = [credit: number, debit: number, amount: string];
const apply = (applications: readonly Application[], at: Pick<Kysely<any>, never> & TestDatabase['database'] = database) =>
  at
    .insertInto('receivable_application')
    .values(
      applications.map(([credit_id, debit_id, amount]) => ({
        ...{ customer_key: OYSTER, code: null, applied_on: '2026-02-02' },
        ...{ credit_id, debit_id, amount },
      })),
    )
    .execute();

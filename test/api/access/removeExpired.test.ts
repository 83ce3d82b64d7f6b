import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { removeExpired } from '#server/app/jobs/removeExpired.ts';
import { insertDocument, keepContent } from '#server/modules/documents/storedDocuments.ts';
import { SUBMIT } from '#server/modules/orders/submitService.ts';
import { once } from '#server/platform/idempotency/once.ts';
import { FIXTURE_NOW, OYSTER } from '#test/support/api/fixture.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CHEF = 1;
const now = new Date(FIXTURE_NOW);
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
beforeEach(() => testDatabase.reset());
afterAll(() => testDatabase.drop());

async function sweep(): Promise<void> {
  await removeExpired({ database: testDatabase.database, clock: { now: () => now } }).run({});
}

test('Sessions that can no longer be used are removed, and active ones stay', async () => {
  const { database } = testDatabase;
  await database.deleteFrom('session').execute();
  const session = (name: string, born: Date, used: Date, revoked: Date | null = null) => ({
    token_hash: Buffer.from(name),
    user_id: CHEF,
    created_at: born,
    last_used_at: used,
    revoked_at: revoked,
  });
  await database
    .insertInto('session')
    .values([
      session('living', ago(29 * DAY_MS), ago(7 * HOUR_MS)),
      session('idle', ago(9 * HOUR_MS), ago(8 * HOUR_MS)),
      session('too old', ago(30 * DAY_MS), ago(HOUR_MS)),
      session('revoked', ago(HOUR_MS), ago(HOUR_MS), ago(HOUR_MS)),
      { ...session('ended for a reason', ago(HOUR_MS), ago(HOUR_MS), ago(HOUR_MS)), ended_code: 'passwordChanged' },
      { ...session('ended long ago', ago(DAY_MS), ago(8 * HOUR_MS), ago(HOUR_MS)), ended_code: 'passwordChanged' },
    ])
    .execute();
  await sweep();
  const left = await database.selectFrom('session').select('token_hash').execute();
  expect(left.map((row) => row.token_hash.toString())).toEqual(['living', 'ended for a reason']);
});

test('Documents go when their minutes are over', async () => {
  const { database } = testDatabase;
  await keepContent(database, { key: 'pdf', content: Buffer.from('%PDF') }, { now, unusedSince: now });
  const addDocument = (idHash: string, expiresAt: Date) => {
    const pdf = { tokenHash: null, fileName: 'a.pdf', contentType: 'application/pdf', contentKey: 'pdf' };
    return insertDocument(database, { ...pdf, idHash, expiresAt }, now);
  };
  await addDocument('over', now);
  await addDocument('open', new Date(now.getTime() + 1));
  await sweep();
  expect(await database.selectFrom('document').select('id').execute()).toEqual([{ id: 'open' }]);
});

test('Answers kept for repeated calls go after their days, but the answer to a submit never', async () => {
  const { database } = testDatabase;
  const addLine = { name: 'cart line', keptDays: 30 };
  const answered = async (key: string, call: typeof addLine | typeof SUBMIT, at: Date) =>
    await database
      .transaction()
      .execute((transaction) =>
        once(transaction, { key, call, userId: CHEF, customerKey: OYSTER, asked: null }, at, async () => key),
      );
  await answered('line of last month', addLine, ago(30 * DAY_MS));
  await answered('line of yesterday', addLine, ago(DAY_MS));
  await answered('submit of ten years ago', SUBMIT, ago(3650 * DAY_MS));
  await sweep();
  const left = await database.selectFrom('idempotent_result').select('key').orderBy('key').execute();
  expect(left).toEqual([{ key: 'line of yesterday' }, { key: 'submit of ten years ago' }]);
});

test('Addresses from which a user signed in are remembered for thirty days', async () => {
  const { database } = testDatabase;
  const signIn = (address: string, signedInAt: Date) => ({ username: 'chef', address, signed_in_at: signedInAt });
  await database
    .insertInto('known_sign_in')
    .values([signIn('192.0.2.1', ago(30 * DAY_MS)), signIn('192.0.2.2', ago(30 * DAY_MS - 1))])
    .execute();
  await sweep();
  expect(await database.selectFrom('known_sign_in').select('address').execute()).toEqual([{ address: '192.0.2.2' }]);
});

test('Emails that are too late to be sent are abandoned, and the list removes their results after ninety days', async () => {
  const { database } = testDatabase;
  const email = (cause: string, addedAt: Date, expiresAt: Date, sealed: Buffer | null) => ({
    ...{ cause, kind: 'orderConfirmation', to_address: 'chef@oyster.example', to_name: 'Ana' },
    ...{ added_at: addedAt, expires_at: expiresAt, sealed },
  });
  const sealed = Buffer.from('sealed');
  await database
    .insertInto('letter')
    .values([
      email('in time', ago(6 * DAY_MS), new Date(now.getTime() + 1), sealed),
      email('too late', ago(7 * DAY_MS), now, sealed),
      email('sent', ago(90 * DAY_MS), ago(83 * DAY_MS), null),
      email('sent long ago', ago(90 * DAY_MS + 1), ago(83 * DAY_MS), null),
    ])
    .execute();
  await sweep();
  const left = await database.selectFrom('letter').select(['cause', 'sealed', 'failure']).orderBy('id').execute();
  expect(left).toEqual([
    { cause: 'in time', sealed, failure: null },
    { cause: 'too late', sealed: null, failure: 'Its time was over before it could be sent' },
    { cause: 'sent', sealed: null, failure: null },
  ]);
});

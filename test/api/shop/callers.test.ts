import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Callers, createCallers } from '#server/modules/access/callers.ts';
import { hashToken } from '#server/platform/http/token.ts';
import { FIXTURE_NOW, OYSTER, STRANGER, TIDE, tokenOf } from '#test/support/api/fixture.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';

let testDatabase: TestDatabase;
let callers: Callers;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  callers = createCallers(testDatabase.database, { now: () => new Date(FIXTURE_NOW) });
});
afterAll(() => testDatabase.drop());

type Username = Parameters<typeof tokenOf>[0];

async function customerOf(username: Username | null, requestedCustomer: number | null): Promise<unknown> {
  const caller = await callers.find({ tokenHash: hashToken(username ? tokenOf(username) : 'x'), requestedCustomer });
  return caller && `${caller.user?.username} for ${caller.customerKey}`;
}

test('calls at the same moment share a statement, and each gets its own caller', async () => {
  const asked = [
    ['chef', null, `chef for ${OYSTER}`],
    ['baker', null, `baker for ${TIDE}`],
    [null, OYSTER, null],
    ['rep', TIDE, `rep for ${TIDE}`],
    ['chef', TIDE, 'chef for null'],
    ['rep', STRANGER, 'rep for null'],
    ['rep', null, 'rep for null'],
    ['chef', null, `chef for ${OYSTER}`],
  ] as const;
  let answers: unknown;
  const statements = await testDatabase.countStatements(async () => {
    answers = await Promise.all(asked.map(([username, customer]) => customerOf(username, customer)));
  });
  expect(answers).toEqual(asked.map(([, , answer]) => answer));
  expect(statements).toBe(1);
});

test('guests that come together share a statement', async () => {
  const statements = await testDatabase.countStatements(() =>
    Promise.all(Array.from({ length: 50 }, () => callers.guest())),
  );
  expect(statements).toBe(1);
});

test('a call is not answered by a statement that began before it arrived', async () => {
  const first = customerOf('quiet', null);
  // Its statement is running then.
  await nextTurn();
  await nextTurn();
  await testDatabase.database
    .updateTable('session')
    .set({ revoked_at: new Date(FIXTURE_NOW) })
    .where('token_hash', '=', hashToken(tokenOf('quiet')))
    .execute();
  const [, second] = await Promise.all([first, customerOf('quiet', null)]);
  expect(second).toBeNull();
});

test('the last use of every requested session is recorded, except of one that is being written', async () => {
  const long = new Date(Date.parse(FIXTURE_NOW) - 3_600_000);
  const { database } = testDatabase;
  await database.updateTable('session').set({ last_used_at: long }).execute();
  const unused = async () => {
    const sessions = await database
      .selectFrom('session')
      .innerJoin('app_user', 'app_user.id', 'session.user_id')
      .select('username')
      .where('last_used_at', '=', long)
      .orderBy('username')
      .execute();
    return sessions.map(({ username }) => username);
  };
  const all = await unused();
  await database.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('session')
      .select('token_hash')
      .where('token_hash', '=', hashToken(tokenOf('admin')))
      .forUpdate()
      .execute();
    await Promise.all([customerOf('chef', null), customerOf('baker', null), customerOf('admin', null)]);
  });
  expect(await unused()).toEqual(all.filter((username) => username !== 'chef' && username !== 'baker'));
});

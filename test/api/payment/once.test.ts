import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Once, once } from '#server/platform/idempotency/once.ts';
import { FIXTURE_NOW, OYSTER, TIDE } from '#test/support/api/fixture.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';

const now = new Date(FIXTURE_NOW);
const CHEF = 1;
const BAKER = 3;
const NAME_GUIDE = { name: 'name a guide', keptDays: 30 };
const nameGuide: Once = {
  key: 'k-1',
  call: NAME_GUIDE,
  userId: CHEF,
  customerKey: OYSTER,
  asked: { name: 'Weekend', lines: [{ productKey: 101, quantity: 2 }] },
};
const keyReused = { status: 409, code: 'idempotencyKeyReused' };

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
beforeEach(() => testDatabase.reset());
afterAll(() => testDatabase.drop());

/** A write that has nothing to do with a cart: a guide, and its id as the answer. */
async function makeGuide(request: Once | null, name = 'Weekend'): Promise<{ guideId: number }> {
  return await testDatabase.database.transaction().execute((transaction) =>
    once(transaction, request, now, async () => {
      const row = { customer_key: OYSTER, name };
      const { id } = await transaction.insertInto('order_guide').values(row).returning('id').executeTakeFirstOrThrow();
      return { guideId: id };
    }),
  );
}

async function guideNames(): Promise<string[]> {
  const rows = await testDatabase.database
    .selectFrom('order_guide')
    .select('name')
    .where('name', 'like', 'Week%')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

test('A repeated write is done once and returns its first answer, whatever the order of its fields', async () => {
  const first = await makeGuide(nameGuide);
  const asked = { lines: [{ quantity: 2, productKey: 101 }], name: 'Weekend' };
  expect(await makeGuide({ ...nameGuide, asked }, 'Weekday')).toEqual(first);
  expect(await guideNames()).toEqual(['Weekend']);
});

test('Eight rivals with one key at one moment write once, and all of them are given that answer', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => makeGuide(nameGuide)));
  expect(new Set(answers.map(({ guideId }) => guideId)).size).toBe(1);
  expect(await guideNames()).toEqual(['Weekend']);
});

test.each<[string, Partial<Once>]>([
  ['another user', { userId: BAKER }],
  ['another customer', { customerKey: TIDE }],
  ['nobody', { userId: null, customerKey: null }],
  ['another call', { call: { name: 'remove a guide', keptDays: 30 } }],
  ['something else asked', { asked: { name: 'Weekday' } }],
])('A key that is sent again with %s is refused and writes nothing', async (_, other) => {
  await makeGuide(nameGuide);
  await expect(makeGuide({ ...nameGuide, ...other }, 'Weekday')).rejects.toMatchObject(keyReused);
  expect(await guideNames()).toEqual(['Weekend']);
});

test('A write that fails leaves its key free for the next try', async () => {
  await makeGuide(null);
  await expect(makeGuide(nameGuide)).rejects.toThrow('order_guide_name');
  const { guideId } = await makeGuide(nameGuide, 'Weekday');
  expect(await makeGuide(nameGuide, 'Weekday')).toEqual({ guideId });
  expect(await guideNames()).toEqual(['Weekday', 'Weekend']);
});

test('A guest without a user writes once as well', async () => {
  const guest = { ...nameGuide, userId: null, customerKey: null };
  const first = await makeGuide(guest);
  expect(await makeGuide(guest)).toEqual(first);
  expect(await guideNames()).toEqual(['Weekend']);
});

test('Without a key every call is a new one', async () => {
  await makeGuide(null, 'Weekend');
  await makeGuide(null, 'Weekday');
  expect(await guideNames()).toEqual(['Weekday', 'Weekend']);
});

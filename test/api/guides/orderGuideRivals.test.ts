import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { statusAndBody } from '#test/support/api/buyer.ts';
import { OYSTER } from '#test/support/api/fixture.ts';
import { guideCallsOf, guideLine, linesOf, refused, saved, withoutLine } from '#test/support/api/guideCalls.ts';
import { heldUp as holdUp } from '#test/support/database/heldUp.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await chef.create('Weekly', [guideLine(101, 1, 'CS')]);
});
afterAll(() => api?.stop());

const chef = guideCallsOf(() => api, 'chef');
const rep = guideCallsOf(() => api, 'rep', OYSTER);
const CHANGED = 'This order guide was changed elsewhere. Your changes were not saved.';

const times = <T>(count: number, run: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, place) => run(place)));
const statuses = (replies: readonly { status: number }[]) => replies.map((reply) => reply.status).sort();

const RIVALS = 5;

const heldUp = <T>(run: () => Promise<T>) =>
  holdUp({
    database: api.database,
    lock: (transaction) => transaction.selectFrom('order_guide').select('id').forUpdate().execute(),
    rivals: 2,
    run,
  });

describe('two people at one guide', () => {
  test('the later save is refused with the newest guide, and nothing of it is done', async () => {
    const opened = await chef.guide('Weekly');
    expect((await rep.patch('Weekly', { lines: [guideLine(110, 2, 'EA')], version: opened?.version })).status).toBe(
      200,
    );
    const guide = await chef.guide('Weekly');
    const late = { name: 'Mine', lines: [withoutLine(101), guideLine(103, 12)], version: opened?.version };
    expect(statusAndBody(await chef.patch('Weekly', late))).toEqual(refused(409, 'staleVersion', CHANGED, { guide }));
    expect(await chef.guides()).toEqual([guide]);
    expect(statusAndBody(await chef.patch('Weekly', { ...late, version: guide?.version }))).toMatchObject(saved);
    expect(linesOf(await chef.guide('Mine'))).toEqual([guideLine(110, 2, 'EA', 2), guideLine(103, 12, 'EA', 3)]);
  });

  test('at the same moment one wins, and the others get the winning version', async () => {
    const opened = await chef.guide('Weekly');
    const save = (place: number) =>
      chef.patch('Weekly', { lines: [guideLine(101, place + 2, 'CS')], version: opened?.version });
    const replies = await heldUp(() => times(RIVALS, save));
    expect(statuses(replies)).toEqual([200, 409, 409, 409, 409]);
    const guide = await chef.guide('Weekly');
    expect(guide?.version).toBe(replies.find((reply) => reply.status === 200)?.body.version);
    for (const reply of replies.filter(({ status }) => status === 409)) {
      expect(statusAndBody(reply)).toEqual(refused(409, 'staleVersion', CHANGED, { guide }));
    }
  });

  test('without a version loses none: ten products added at once are all there', async () => {
    const keys = [102, 103, 104, 107, 109, 110, 111, 112];
    await times(keys.length, (place) => chef.patch('Weekly', { lines: [guideLine(keys[place] ?? 0, 12)] }));
    const guide = await chef.guide('Weekly');
    expect(guide?.products.map((line) => line.productKey).toSorted()).toEqual([101, ...keys]);
    expect(new Set(guide?.products.map((line) => line.sequence)).size).toBe(9);
  });

  test('a guide that was deleted and made again is not the one that was opened', async () => {
    const opened = await chef.guide('Weekly');
    await chef.remove('Weekly');
    await chef.create('Weekly', [guideLine(110, 1, 'EA')]);
    const guide = await chef.guide('Weekly');
    const late = { lines: [guideLine(101, 9, 'CS')], version: opened?.version };
    expect(statusAndBody(await chef.patch('Weekly', late))).toEqual(refused(409, 'staleVersion', CHANGED, { guide }));
  });

  test('a name is given once, though ten wanted it at the same moment in different cases', async () => {
    const replies = await times(10, (place) => chef.create(place % 2 ? 'ÉCLAIRS' : 'éclairs'));
    expect(statuses(replies)).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await chef.names()).toHaveLength(2);
  });

  test('of ten renames to one name one is done', async () => {
    await times(10, (place) => chef.create(`Guide ${place}`));
    const replies = await times(10, (place) => chef.patch(`Guide ${place}`, { name: 'Taken' }));
    expect(statuses(replies)).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  test('a name that only the database calls the same is refused too', async () => {
    await chef.create('i');
    expect(statusAndBody(await chef.create('İ'))).toEqual(
      refused(409, 'nameTaken', 'There is already an order guide named "İ".', { params: { name: 'İ' } }),
    );
    expect(await chef.names()).toEqual(['i', 'Weekly']);
  });
});

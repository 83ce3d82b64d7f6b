import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Guide } from '#domain/guide/guide.ts';
import type { GuideWrite } from '#domain/guide/guideWrite.ts';
import { type LeavingRef, leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { catalogueMachine } from '#machines/shop/catalogue/catalogueMachine.ts';
import { guidePorts } from '#src/guide/guidePorts.ts';
import { type CatalogueSample, failures, loadedCatalogue, tomatoes } from '#test/machines/samples.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { guideCallsOf, guideLine, linesOf, withoutLine } from '#test/support/api/guideCalls.ts';
import { ask, type ServedClient, startServedClient } from '#test/support/api/portsOnApi.ts';
import { catalogueActors } from '#test/support/walks/catalogueActors.ts';

let shop: ServedClient;
let leaving: LeavingRef;
let ports: ReturnType<typeof guidePorts>;

beforeAll(async () => {
  shop = await startServedClient();
});
beforeEach(async () => {
  await shop.reset();
  shop.signInAs({ token: tokenOf('chef') });
  leaving = createActor(leavingMachine).start();
  ports = guidePorts(shop.client, () => leaving);
});
afterAll(() => shop?.stop());

const elsewhere = guideCallsOf(() => shop.server, 'chef');
const write = (asked: object) => ask(ports.sendWrite, asked as GuideWrite);

async function weekly(): Promise<Guide> {
  await elsewhere.create('Weekly', [guideLine(101, 2, 'CS')]);
  const guide = await elsewhere.guide('Weekly');
  if (!guide) throw new Error('Weekly was not created');
  return guide;
}

const revision = (seen: Guide, ...lines: object[]) => ({ kind: 'changeLines', seen, name: seen.name, lines });

describe('writing a guide', () => {
  test('creates it under its name, with its products', async () => {
    const created = { kind: 'create', name: 'Bar & Café', products: [guideLine(110, 6, 'EA')] };
    expect(await write(created)).toEqual({ kind: 'done', version: null });
    expect(linesOf(await elsewhere.guide('Bar & Café'))).toEqual([guideLine(110, 6, 'EA', 1)]);
  });

  test('changes and removes lines of the guide that was seen, and answers its next version', async () => {
    const seen = await weekly();
    const answer = await write(revision(seen, { ...guideLine(110, 6, 'EA', 2), isDelete: false }, withoutLine(101)));
    const guide = await elsewhere.guide('Weekly');
    expect([answer, linesOf(guide)]).toEqual([{ kind: 'done', version: guide?.version }, [guideLine(110, 6, 'EA', 2)]]);
  });

  test('renames the guide that was seen', async () => {
    expect(await write({ ...revision(await weekly()), name: 'Daily' })).toMatchObject({ kind: 'done' });
    expect(await elsewhere.names()).toEqual(['Daily']);
  });

  test('deletes it', async () => {
    await weekly();
    expect(await write({ kind: 'delete', name: 'Weekly' })).toEqual({ kind: 'done', version: null });
    expect(await elsewhere.names()).toEqual([]);
  });

  test("over another user's newer version changes nothing, and returns the newest", async () => {
    const seen = await weekly();
    await elsewhere.patch('Weekly', { lines: [guideLine(101, 7, 'CS')] });
    expect(await write(revision(seen, { ...guideLine(101, 3, 'CS', 1), isDelete: false }))).toEqual({
      kind: 'stale',
      guide: await elsewhere.guide('Weekly'),
    });
    expect(linesOf(await elsewhere.guide('Weekly'))).toEqual([guideLine(101, 7, 'CS', 1)]);
  });

  test.each([
    [
      'a name that is taken',
      { kind: 'create', name: 'weekly', products: [] },
      409,
      'nameTaken',
      'There is already an order guide named "Weekly".',
    ],
    [
      'the reserved name',
      { kind: 'create', name: 'Standard', products: [] },
      405,
      'nameReserved',
      'The name Standard is reserved.',
    ],
    [
      'a guide that has gone',
      { kind: 'delete', name: 'Gone' },
      404,
      'guideNotFound',
      'This order guide does not exist.',
    ],
  ])('with %s is refused for the reason the server gives', async (_, asked, status, code, text) => {
    await weekly();
    expect(await write(asked)).toEqual({ kind: 'refused', status, code, text });
  });

  test('fails without a rule of guides against it, and without an answer', async () => {
    const asked = { kind: 'delete', name: 'Weekly' };
    shop.signInAs({ token: tokenOf('rep'), customerKey: 1004 });
    await expect(write(asked)).rejects.toMatchObject({ failure: { kind: 'unexpected', status: 403 } });
    shop.goDown();
    await expect(write(asked)).rejects.toMatchObject({ failure: { kind: 'offline' } });
  });
});

describe('opening a guide', () => {
  const catalogueOf = (load: () => Promise<CatalogueSample>) => {
    const catalogue = catalogueMachine.provide({ actors: catalogueActors(load) });
    return createActor(catalogue, { input: { seesGuides: true } }).start();
  };

  test('loads it as it is at the server, by its name in any case, with all others and the catalog', async () => {
    const guide = await weekly();
    const catalogue = catalogueOf(async () => loadedCatalogue);
    const opened = await ask(ports.openGuide, { name: 'wEEKLY', catalogue });
    expect([opened.guide, opened.guides]).toEqual([guide, [guide]]);
    expect(opened.catalogue.productByKey.get(11)).toEqual(tomatoes);
    expect((await ask(ports.openGuide, { name: 'Gone', catalogue })).guide).toBeNull();
    expect(await ask(ports.loadGuides)).toEqual([guide]);
  });

  test('asks again for its products where they had not come', async () => {
    const guide = await weekly();
    let isDown = true;
    const catalogue = catalogueOf(() =>
      isDown ? Promise.reject(failures.unavailable) : Promise.resolve(loadedCatalogue),
    );
    await waitFor(catalogue, (snapshot) => snapshot.hasTag('failed'));
    isDown = false;
    const opened = await ask(ports.openGuide, { name: 'Weekly', catalogue });
    expect([opened.guide, opened.catalogue.productByKey.get(11)]).toEqual([guide, tomatoes]);
  });

  test('fails while the products of it are unknown', async () => {
    const catalogue = catalogueOf(() => Promise.reject(failures.unavailable));
    await waitFor(catalogue, (snapshot) => snapshot.hasTag('failed'));
    await expect(ask(ports.openGuide, { name: 'Weekly', catalogue })).rejects.toMatchObject({
      failure: { kind: 'unavailable' },
    });
  });
});

test('an edit is guarded until it is released', () => {
  const held = createActor(ports.holdUnsavedWork).start();
  expect(leaving.getSnapshot().context.unsaved.map(({ question }) => question)).toEqual([
    'Unsaved data would be lost by leaving the active view. Are you sure you wish to change the view?',
  ]);
  held.stop();
  expect(leaving.getSnapshot().value).toBe('free');
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { imageSyncPorts, pageDefaultPorts, passwordOptionPorts } from '#src/features/admin/options/optionPorts.ts';
import { sameOptions, storedOptions } from '#test/machines/admin/optionSamples.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { ask, type ServedClient, startServedClient } from '#test/support/api/portsOnApi.ts';

let shop: ServedClient;
beforeAll(async () => {
  shop = await startServedClient();
});
beforeEach(() => shop.reset());
afterAll(() => shop?.stop());

const leaving = createActor(leavingMachine).start();
const defaults = () => pageDefaultPorts(shop.client, () => leaving);
const passwords = () => passwordOptionPorts(shop.client, () => leaving);
const DENIED = { kind: 'refused', reason: 'You do not have permission to access this page.' };

describe.each(['layout', 'sort'] as const)('the default %s', (kind) => {
  test('that an admin saves is loaded from then on', async () => {
    shop.signInAs({ token: tokenOf('admin') });
    expect(await ask(defaults().saveDefault, { kind, code: 2 })).toEqual({ kind: 'saved' });
    expect(await ask(defaults().loadDefault, { kind })).toBe(2);
  });

  test("shows the server's reason when it is refused", async () => {
    shop.signInAs({ token: tokenOf('chef') });
    expect(await ask(defaults().saveDefault, { kind, code: 2 })).toEqual(DENIED);
  });

  test('is the first one where the site has no logo', async () => {
    await shop.server.database
      .updateTable('site')
      .set({ default_page_layout: null, default_page_sort_by: null })
      .execute();
    shop.signInAs({ token: tokenOf('admin') });
    expect(await ask(defaults().loadDefault, { kind })).toBe(0);
  });
});

test('password options that an admin saves are loaded from then on; a refused save shows the reason', async () => {
  shop.signInAs({ token: tokenOf('admin') });
  const chosen = { ...sameOptions, minimumPasswordLength: 20 };
  expect(await ask(passwords().saveOptions, chosen)).toEqual({ kind: 'saved' });
  expect(await ask(passwords().loadOptions)).toEqual({ ...storedOptions, minimumPasswordLength: 20 });
  expect(await ask(passwords().saveOptions, { ...chosen, minimumPasswordLength: 99 })).toEqual({
    kind: 'refused',
    reason: 'Enter a minimum length from 8 to 64.',
  });
  shop.signInAs({ token: tokenOf('chef') });
  expect(await ask(passwords().saveOptions, chosen)).toEqual(DENIED);
});

test('a sync that an admin requests waits to be started, also if requested twice; other users may not request one', async () => {
  const { loadWork, requestSync } = imageSyncPorts(shop.client);
  shop.signInAs({ token: tokenOf('chef') });
  expect(await ask(requestSync)).toEqual(DENIED);
  shop.signInAs({ token: tokenOf('admin') });
  expect((await ask(loadWork)).state).toBe('never');
  expect([await ask(requestSync), await ask(requestSync)]).toEqual([{ kind: 'saved' }, { kind: 'saved' }]);
  expect((await ask(loadWork)).state).toBe('waiting');
});

test('each card asks before the user leaves, until its own changes are saved', () => {
  const { holdUnsavedWork } = defaults();
  const cards = [
    createActor(passwords().holdUnsavedWork),
    createActor(holdUnsavedWork, { input: { kind: 'layout' } }),
    createActor(holdUnsavedWork, { input: { kind: 'sort' } }),
  ];
  const held = () => leaving.getSnapshot().context.unsaved.length;
  const heldSince = cards.map((card) => {
    card.start();
    return held();
  });
  const heldAfter = cards.map((card) => {
    card.stop();
    return held();
  });
  expect([heldSince, heldAfter]).toEqual([
    [1, 2, 3],
    [2, 1, 0],
  ]);
});

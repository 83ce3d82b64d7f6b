import { describe, expect, test } from 'vitest';
import type { Operation } from '#domain/punchout/visit.ts';
import { MENU_KEYS } from '#domain/settings/menu.ts';
import { sessionMachine } from '#machines/app/session/sessionMachine.ts';
import type { Shopper } from '#machines/shop/shopper.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { fillingVisit } from '../ordering/checkoutSamples.ts';
import { chef, configuration, greeting } from '../samples.ts';
import { expired, stored, visit } from './session.stages.ts';

const menu = MENU_KEYS.map((key) => ({ key, isVisible: true, isLocked: false }));
const everything = { ...configuration, settings: { ...configuration.settings, menu } };

async function arrive() {
  const stage = new Stage(sessionMachine, { ...visit, code: 'code-1' });
  await stage.answer('loadSite', greeting);
  return stage;
}

async function open(operation: Operation = 'create', user = chef) {
  const stage = await arrive();
  await stage.answer('signIn', { kind: 'signedIn', token: 'token-2' });
  await stage.answer('loadUser', { ...user, punchout: { ...fillingVisit, operation } });
  await stage.answer('loadConfiguration', everything);
  await stage.answer('loadShop');
  return stage;
}

async function shopper(...of: Parameters<typeof open>): Promise<Shopper> {
  const [input] = (await open(...of)).asked('shop') as { shopper: Shopper }[];
  if (!input) throw new Error('no shop was opened');
  return input.shopper;
}

const pagesOf = ({ configuration: { settings } }: Shopper) =>
  settings.menu.filter(({ isVisible }) => isVisible).map(({ key }) => key);

describe('the session of a punchout:', () => {
  test('the shop knows the reason of the visit, and has products, categories, cart and checkout, whatever the menu has', async () => {
    const opened = await shopper();
    expect(opened.punchout).toEqual(fillingVisit);
    expect(pagesOf(opened)).toEqual(['ViewProducts', 'Categories', 'ViewCart', 'CheckOut', 'AllProducts']);
  });

  test('a cart that is only inspected cannot be sent', async () => {
    expect(pagesOf(await shopper('inspect'))).not.toContain('CheckOut');
    expect(pagesOf(await shopper('edit'))).toContain('CheckOut');
  });

  test('the user buys as a customer, whatever the account is', async () => {
    const opened = await shopper('create', { ...chef, isSalesperson: true });
    expect(opened.userType).toBe('Customer');
  });

  test('its end clears the token here, and nothing that the browser stores of another session', async () => {
    const stage = await open();
    stage.send(expired);
    expect(stage.snapshot.value).toEqual({ unauthorized: 'refused' });
    expect(stage.paramsOf('storeCredentials')).not.toContainEqual(expect.objectContaining({ isPunchout: false }));
    expect(stored(stage)).toMatchObject({ credentials: { token: null } });
  });

  test("its end is shown as that of a punchout, whatever the server's reason is", async () => {
    const stage = await open();
    stage.send(expired);
    expect(stage.snapshot.context.reason).toEqual({ code: 'punchoutExpired', text: 'Punchout session expired' });
  });

  test('a reload ends it, and does not open another session that the browser stored', async () => {
    const stage = new Stage(sessionMachine, { ...visit, wasPunchout: true });
    await stage.answer('loadSite', greeting);
    await stage.answer('readCredentials', { token: null, customerKey: null, shipMethod: null });
    expect([stage.snapshot.value, stage.snapshot.context.reason?.text]).toEqual([
      { unauthorized: 'refused' },
      'Punchout session expired',
    ]);
    expect(stored(stage)).toMatchObject({ isPunchout: true });
  });
});

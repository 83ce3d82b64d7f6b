import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type DeliveryAddress, valuesOf } from '#domain/address/address.ts';
import { addAccountAddress, listAccountAddresses } from '#domain/api/addresses.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { deliveryAddressesMachine } from '#machines/account/deliveryAddresses/deliveryAddressesMachine.ts';
import { cartMachine } from '#machines/shop/cart/cartMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { addressPorts } from '../../src/address/addressPorts.ts';
import { createAddressTabs } from '../../src/address/addressTabs.ts';
import type { Api } from '../../src/api/client.ts';
import { provideShop } from '../../src/app/provideShop.ts';
import { main, pier } from '../machines/account/addressSamples.ts';
import { buyer, cartOf } from '../machines/samples.ts';
import { quietShop } from '../support/screens/quietShop.ts';

const dock: DeliveryAddress = { ...pier, id: 3, key: '3', display: 'Dock' };

/** Tabs of one browser, with what the server has for its buyer. */
function browser() {
  let addresses = [main, pier];
  const calls: string[] = [];
  const api = {
    call: async ({ method, path }: { method: string; path: string }) => {
      calls.push(`${method} ${path}`);
      if (method === addAccountAddress.method && path === addAccountAddress.path) {
        addresses = [...addresses, dock];
        return { kind: 'answer', answer: dock };
      }
      return { kind: 'answer', answer: addresses };
    },
  } as unknown as Api;

  /** A tab with an open shop; its program is the storefront's own. */
  function openTab() {
    const loadCart = fromPromise<Cart>(async () => cartOf(1));
    const cart = createActor(cartMachine.provide({ actors: { loadCart } })).start();
    const shop: Shop = { ...quietShop({ shopper: buyer }), cart };
    const host = { api, shop: () => shop, addressTabs: createAddressTabs() };
    provideShop({ ...host, isGuest: () => false } as unknown as Parameters<typeof provideShop>[0]);
    const { actors } = addressPorts({ ...host, leaving: () => undefined as never, now: () => 0 });
    const { loadAddresses, writeAddress } = actors;
    const machine = deliveryAddressesMachine.provide({ actors: { loadAddresses, writeAddress } });
    const openPage = async () => {
      const page = createActor(machine, { input: { api: 'account', cart } }).start();
      await waitFor(page, (snapshot) => snapshot.matches('viewing'));
      return page;
    };
    const add = createActor(writeAddress, {
      input: { api: 'account', write: { kind: 'add', values: valuesOf(dock) } },
    });
    return { cart, openPage, addDock: () => add.start() };
  }
  return { openTab, calls };
}

test('an address that one tab adds is known to the other at once: to its cart, and to the page that lists them', async () => {
  const { openTab } = browser();
  const [one, other] = [openTab(), openTab()];
  const page = await other.openPage();
  expect(page.getSnapshot().context.addresses).toEqual([main, pier]);
  one.addDock();
  await expect.poll(() => page.getSnapshot().context.addresses).toEqual([main, pier, dock]);
  expect(other.cart.getSnapshot().context.shipTos).toEqual([main, pier, dock]);
});

test('the page that is opened in the other tab later requests again, though its copy is fresh', async () => {
  const { openTab, calls } = browser();
  const [one, other] = [openTab(), openTab()];
  (await other.openPage()).stop();
  (await other.openPage()).stop();
  expect(calls).toEqual([`GET ${listAccountAddresses.path}`]);
  one.addDock();
  await expect.poll(() => other.cart.getSnapshot().context.shipTos).toHaveLength(3);
  const page = await other.openPage();
  expect(page.getSnapshot().context.addresses).toEqual([main, pier, dock]);
});

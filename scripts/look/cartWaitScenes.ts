import type { Page } from 'playwright-core';
import { button, dialog, fillCartLine } from '../../test/support/shopping.ts';
import { asks, cut, hold, leaves, type Scene } from './scene.ts';

const CART = '**/api/cart';
const LINE = '**/api/cart/line/*';
const PRICES = '**/api/product/price';

const edits = async (page: Page) => {
  await button(page, /^Edit /)
    .first()
    .click();
  await dialog(page, 'Edit Cart').getByLabel('Quantity', { exact: true }).waitFor();
};
const saves = async (page: Page, quantity: string) => {
  await fillCartLine(page, { quantity });
  await button(page, 'Save').click();
};
const removesFirst = (page: Page) => button(page, /^Remove Salmon/).click();

/** The cart on its way, or asked for again. */
export const cartWaitScenes: readonly Scene[] = [
  {
    name: 'cart-writing',
    after: 'notice-held',
    network: hold(LINE),
    show: (page) => asks(page, LINE, () => removesFirst(page)),
  },
  {
    name: 'cart-refreshing',
    after: 'edit-cart-closed',
    network: hold(CART),
    show: (page) => asks(page, CART, () => page.evaluate(() => new BroadcastChannel('cart').postMessage(-1))),
  },
  { name: 'edit-cart-prices-late', as: 'chef', at: '/cart', network: hold(PRICES), show: edits },
  { name: 'edit-cart-unpriced', as: 'chef', at: '/cart', network: cut(PRICES), show: edits },
  {
    name: 'edit-cart-removing',
    as: 'chef',
    at: '/cart',
    network: hold(LINE),
    show: async (page) => {
      await edits(page);
      await saves(page, '0');
      await asks(page, LINE, () => button(dialog(page, 'Remove From Cart'), 'Remove').click());
    },
  },
  {
    name: 'edit-cart-saving',
    after: 'edit-cart-unusual',
    network: hold(LINE),
    show: async (page) => {
      await leaves(page, 'Unusual Quantity');
      await asks(page, LINE, () => saves(page, '7'));
    },
  },
  {
    name: 'edit-cart-closed',
    after: 'edit-cart-unpriced',
    show: (page) => leaves(page, 'Edit Cart'),
  },
  {
    name: 'notice-held',
    after: 'notice-error',
    show: (page) => button(page, 'Close notice').hover(),
  },
];

import type { Page } from 'playwright-core';
import { button, dialog, fillCartLine } from '../../test/support/shopping.ts';
import { answer, asks, cut, hold, type Scene } from './scene.ts';

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
  await edits(page);
  await fillCartLine(page, { quantity });
  await button(page, 'Save').click();
};
const removesFirst = async (page: Page) => {
  await button(page, 'Remove Items').click();
  await button(page, /^Remove Salmon/).click();
};

/** The cart on its way, or asked for again. */
export const cartWaitScenes: readonly Scene[] = [
  {
    name: 'cart-writing',
    as: 'chef',
    at: '/cart',
    network: hold(LINE),
    show: (page) => asks(page, LINE, () => removesFirst(page)),
  },
  {
    name: 'cart-refreshing',
    as: 'chef',
    at: '/cart',
    show: async (page) => {
      await button(page, 'Clear Cart').waitFor();
      await hold(CART)(page);
      await asks(page, CART, () => page.evaluate(() => new BroadcastChannel('cart').postMessage(-1)));
    },
  },
  { name: 'edit-cart-prices-late', as: 'chef', at: '/cart', network: hold(PRICES), show: edits },
  { name: 'edit-cart-unpriced', as: 'chef', at: '/cart', network: cut(PRICES), show: edits },
  {
    name: 'edit-cart-saving',
    as: 'chef',
    at: '/cart',
    network: hold(LINE),
    show: (page) => asks(page, LINE, () => saves(page, '7')),
  },
  {
    name: 'edit-cart-removing',
    as: 'chef',
    at: '/cart',
    network: hold(LINE),
    show: async (page) => {
      await saves(page, '0');
      await asks(page, LINE, () => button(dialog(page, 'Remove From Cart'), 'Remove').click());
    },
  },
  {
    name: 'edit-cart-closed',
    as: 'chef',
    at: '/cart',
    show: async (page) => {
      await edits(page);
      await page.keyboard.press('Escape');
      await dialog(page, 'Edit Cart').waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'notice-held',
    as: 'chef',
    at: '/cart',
    network: answer(LINE, { message: 'down', errors: [] }, 500, 'DELETE'),
    show: async (page) => {
      await removesFirst(page);
      await button(page, 'Close notice').hover();
    },
  },
];

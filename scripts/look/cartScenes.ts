import type { Page } from 'playwright-core';
import { texts } from '../../domain/texts.ts';
import { button, dialog, fillCartLine } from '../../test/support/shopping.ts';
import { answer, cut, hold, leaves, type Scene, sees, waits } from './scene.ts';

const CART = '**/api/cart';
const FAILED = { message: 'down', errors: [] };
const editsFirst = async (page: Page) => {
  await button(page, /^Edit /)
    .first()
    .click();
  await dialog(page, 'Edit Cart').getByLabel('Quantity', { exact: true }).waitFor();
};

export const cartScenes: readonly Scene[] = [
  { name: 'cart', as: 'chef', at: '/cart', show: (page) => button(page, 'Clear Cart').waitFor() },
  {
    name: 'cart-200-lines',
    isVariant: true,
    as: 'hotels',
    at: '/cart',
    show: (page) => button(page, 'Clear Cart').waitFor(),
  },
  {
    name: 'cart-priceless',
    isVariant: true,
    as: 'priceless',
    at: '/cart',
    show: (page) => button(page, 'Clear Cart').waitFor(),
  },
  { name: 'cart-minimum', isVariant: true, as: 'resort', at: '/cart', show: sees(/to go/) },
  { name: 'cart-empty', as: 'school', at: '/cart', show: sees(texts.cart.empty) },
  { name: 'cart-loading', as: 'chef', at: '/cart', network: hold(CART), show: waits },
  { name: 'cart-failed', as: 'chef', at: '/cart', network: cut(CART), show: sees('The cart could not be loaded.') },
  {
    name: 'cart-removing',
    as: 'chef',
    at: '/cart',
    show: async (page) => {
      await button(page, 'Remove Items').click();
      await button(page, 'Done').waitFor();
    },
  },
  {
    name: 'cart-clear',
    after: 'cart',
    show: async (page) => {
      await button(page, 'Clear Cart').click();
      await sees(texts.cart.clear)(page);
    },
  },
  {
    name: 'edit-cart',
    after: 'cart-clear',
    show: async (page) => {
      await leaves(page, texts.cart.clear);
      await editsFirst(page);
    },
  },
  {
    name: 'edit-cart-remove',
    after: 'edit-cart',
    show: async (page) => {
      await fillCartLine(page, { quantity: '0' });
      await button(page, 'Save').click();
      await dialog(page, 'Remove From Cart').waitFor();
    },
  },
  {
    name: 'edit-cart-unusual',
    after: 'edit-cart-remove',
    show: async (page) => {
      await leaves(page, 'Remove From Cart');
      await fillCartLine(page, { quantity: '1200' });
      await button(page, 'Save').click();
      await dialog(page, 'Unusual Quantity').waitFor();
    },
  },
  {
    name: 'cart-conflict',
    as: 'admin',
    at: '/cart',
    show: async (page, buyer) => {
      await editsFirst(page);
      const line = (await buyer?.cart())?.lines[0];
      if (!buyer || !line) throw new Error('nothing in the cart');
      const { id, productKey, unitOfMeasure } = line;
      await buyer.update(id, { productKey, unitOfMeasure, orderQuantity: line.orderQuantity + 2 });
      await fillCartLine(page, { quantity: String(line.orderQuantity + 1) });
      await button(page, 'Save').click();
      await dialog(page, 'The Cart Was Changed Elsewhere').waitFor();
    },
  },
  {
    name: 'notice-error',
    after: 'cart-removing',
    network: answer('**/api/cart/line/*', FAILED, 500, 'DELETE'),
    show: async (page) => {
      await button(page, /^Remove Salmon/).click();
      await sees(texts.cart.writeFailed)(page);
    },
  },
];

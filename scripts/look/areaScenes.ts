import type { Page } from 'playwright-core';
import { texts } from '../../domain/texts.ts';
import { button } from '../../test/support/shopping.ts';
import { cut, hold, type Scene, sees } from './scene.ts';

const HISTORY = '**/assets/historyParts*';
const SHOP = '**/assets/shopParts*';
const CHECKOUT = '**/assets/checkoutParts*';
const CART_LINE = '**/assets/cartLineParts*';

const opensHistory = async (page: Page) => {
  await sees(/^\d+ results$/)(page);
  await page.getByRole('link', { name: 'Order History' }).first().click();
};

const opening = sees('Opening the storefront');
const shopIsLost = sees(texts.session.unreachable);
const AVOCADOS = '/products?s=avocado,+hass';
const addsToCart = async (page: Page) => {
  await button(page, /^Add Avocado, Hass/)
    .first()
    .click();
};

/** The parts of the program, each fetched when it is first needed. */
export const areaScenes: readonly Scene[] = [
  {
    name: 'area-on-its-way',
    as: 'chef',
    at: '/products',
    network: hold(HISTORY),
    show: async (page) => {
      await opensHistory(page);
      await page.getByText('Loading Order History').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'area-unreachable',
    as: 'chef',
    at: '/products',
    network: cut(HISTORY),
    show: async (page) => {
      await opensHistory(page);
      await sees('Order History could not be loaded.')(page);
    },
  },
  {
    name: 'area-left-for-another',
    as: 'chef',
    at: '/history/orders',
    show: async (page) => {
      await sees(/^\d+ orders$/)(page);
      await page.getByRole('link', { name: 'Edit Order Guides' }).first().click();
      await page.getByLabel('Order Guide', { exact: true }).waitFor();
      await page.getByRole('link', { name: 'Products', exact: true }).first().click();
      await sees(/^\d+ results$/)(page);
    },
  },
  { name: 'shop-on-its-way', as: 'chef', at: '/products', network: hold(SHOP), show: opening },
  { name: 'shop-unreachable', as: 'chef', at: '/products', network: cut(SHOP), show: shopIsLost },
  { name: 'shop-on-its-way-to-guest', at: '/products', network: hold(SHOP), show: opening },
  { name: 'shop-unreachable-to-guest', at: '/products', network: cut(SHOP), show: shopIsLost },
  {
    name: 'dialog-on-its-way',
    as: 'chef',
    at: AVOCADOS,
    network: hold(CART_LINE),
    show: async (page) => {
      await addsToCart(page);
      await sees('Opening')(page);
    },
  },
  {
    name: 'dialog-unreachable',
    as: 'chef',
    at: AVOCADOS,
    network: cut(CART_LINE),
    show: async (page) => {
      await addsToCart(page);
      await sees('This could not be opened.')(page);
    },
  },
  {
    name: 'checkout-on-its-way',
    as: 'chef',
    at: '/checkout',
    network: hold(CHECKOUT),
    show: (page) => page.getByText('Loading Checkout').waitFor({ state: 'attached' }),
  },
  {
    name: 'checkout-unreachable',
    as: 'chef',
    at: '/checkout',
    network: cut(CHECKOUT),
    show: sees('Checkout could not be loaded.'),
  },
];

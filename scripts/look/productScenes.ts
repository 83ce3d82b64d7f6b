import type { Page } from 'playwright-core';
import { texts } from '../../domain/texts.ts';
import { button, dialog, fillCartLine } from '../../test/support/shopping.ts';
import { DETAILS, MAIN_CATEGORIES, PRODUCTS, searches } from './catalogue.ts';
import { all, answer, cut, hold, leaves, letGo, type Scene, sees, waits } from './scene.ts';

const MANY_UNITS = '/products?s=avocado,+hass';
/** As it is typed into the search. */
const AVOCADOS = 'avocado, hass';
const adds = async (page: Page, product: RegExp) => {
  await button(page, product).first().click();
  await dialog(page, 'Add To Cart').getByLabel('Quantity', { exact: true }).waitFor();
};

export const productScenes: readonly Scene[] = [
  {
    name: 'product',
    after: 'product-text-failed',
    network: letGo(DETAILS),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await page.getByText(texts.products.noDetails).first().waitFor({ state: 'hidden' });
      await sees('Last Sale')(page);
    },
  },
  {
    name: 'product-longest',
    after: 'add-to-cart',
    show: async (page) => {
      await leaves(page, 'Add To Cart');
      await searches(page, 'Chafing Dish Set, Full Size');
      await page.locator('article h2 a').click();
      await sees('Last Sale')(page);
    },
  },
  {
    name: 'product-text-failed',
    after: 'product-failed',
    network: all(letGo(PRODUCTS), cut(DETAILS)),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await sees(texts.products.noDetails)(page);
    },
  },
  { name: 'product-unavailable', as: 'chef', at: '/product/99999', show: sees(texts.products.unavailable) },
  { name: 'product-loading', as: 'chef', at: '/product/1011', network: hold(PRODUCTS), show: waits },
  {
    name: 'product-failed',
    as: 'chef',
    at: '/product/1011',
    network: cut(PRODUCTS),
    show: sees('The product could not be loaded.'),
  },
  {
    name: 'categories',
    after: 'categories-failed',
    network: letGo(PRODUCTS),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await sees('Seafood')(page);
    },
  },
  {
    name: 'categories-excluded',
    isVariant: true,
    after: 'products-excluded',
    show: async (page) => {
      await page.getByRole('link', { name: 'Categories' }).first().click();
      await page.waitForURL('**/categories');
      await sees('Excluded for this customer')(page);
    },
  },
  {
    name: 'categories-empty',
    isVariant: true,
    as: 'chef',
    at: '/categories',
    network: answer(MAIN_CATEGORIES, []),
    show: sees(texts.categories.none),
  },
  {
    name: 'categories-loading',
    as: 'chef',
    at: '/categories',
    network: hold(PRODUCTS),
    show: sees(texts.categories.loading),
  },
  {
    name: 'categories-failed',
    as: 'chef',
    at: '/categories',
    network: cut(PRODUCTS),
    show: sees('The categories could not be loaded.'),
  },
  {
    name: 'add-to-cart',
    after: 'products-searched',
    show: async (page) => {
      await searches(page, AVOCADOS);
      await adds(page, /^Add Avocado, Hass/);
    },
  },
  {
    name: 'add-to-cart-override',
    isVariant: true,
    as: 'hospital',
    at: MANY_UNITS,
    show: (page) => adds(page, /^Add Avocado, Hass/),
  },
  {
    name: 'add-to-cart-wrong',
    isVariant: true,
    after: 'add-to-cart-refused',
    show: async (page) => {
      await leaves(page, 'Add To Cart');
      await searches(page, 'corn, sweet');
      await adds(page, /^Add Corn, Sweet/);
      await fillCartLine(page, { unit: 'EA', quantity: '13' });
      await page.keyboard.press('Tab');
      await sees(/Invalid quantity/)(page);
    },
  },
  {
    name: 'add-to-cart-refused',
    isVariant: true,
    after: 'products-empty',
    network: answer('**/api/cart/lin*', { message: 'down', errors: [] }, 500, 'POST'),
    show: async (page) => {
      await searches(page, AVOCADOS);
      await adds(page, /^Add Avocado, Hass/);
      await button(page, 'Save').click();
      await sees(texts.cart.writeFailed)(page);
    },
  },
  {
    name: 'add-to-cart-longest',
    isVariant: true,
    after: 'products-longest',
    show: (page) => adds(page, /^Add Chafing/),
  },
];

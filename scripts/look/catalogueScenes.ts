import { texts } from '../../domain/texts.ts';
import { button, dialog } from '../../test/support/shopping.ts';
import { DETAILS, LONGEST, MAIN_CATEGORIES, PRODUCTS, searches } from './catalogue.ts';
import { asks, cut, hold, holdAfter, holdChanges, leaves, type Scene, sees, waits } from './scene.ts';

const FIRST_ROWS = '**/api/product/list*';
const LAST_SALES = '**/api/product/lastsale';
/** What the shop waits for minutes comes with the event `aged`. A text, which no compiler adds anything to. */
const AGES_ON_CUE = `{
  const wait = window.setTimeout.bind(window);
  window.setTimeout = (ring, delay = 0) => {
    if (delay > 60_000) window.addEventListener('aged', ring, { once: true });
    return wait(ring, delay);
  };
}`;
/** Whether the browser has written what came of the catalogue, for the next visit. A text, too. */
const KEPT = `new Promise(async (resolve) => {
  const there = await indexedDB.databases();
  if (!there.some(({ name }) => name === 'catalogue')) return resolve(false);
  const opening = indexedDB.open('catalogue');
  opening.onsuccess = () => {
    const counting = opening.result.transaction('answers').objectStore('answers').count();
    counting.onsuccess = () => {
      opening.result.close();
      resolve(counting.result > 0);
    };
  };
})`;
const asList: Scene['show'] = async (page) => {
  await sees(/^\d+ results?/)(page);
  await page.getByRole('radio', { name: 'List' }).check({ force: true });
  await page.getByRole('list', { name: 'Sold by' }).first().waitFor();
};
/** Rows are complete without their last sales. */
const asksLastSales: Scene['show'] = async (page) => {
  await sees('612 results')(page);
  await sees(/^\$\d/)(page);
};

export const catalogueScenes: readonly Scene[] = [
  { name: 'products', as: 'chef', at: '/products#og=', show: sees('612 results') },
  { name: 'products-list', as: 'admin', at: '/products#og=', show: asList },
  {
    name: 'products-filtered',
    isVariant: true,
    after: 'keys',
    show: async (page) => {
      await leaves(page, 'Help');
      await page.getByLabel('Main Category').selectOption('Seafood');
      await button(page, 'Remove Seafood').waitFor();
      await page.getByLabel('Category', { exact: true }).selectOption('Fresh Fish');
      await button(page, 'Remove Fresh Fish').waitFor();
    },
  },
  {
    name: 'products-out-list',
    isVariant: true,
    after: 'products-longest-list',
    show: async (page) => {
      await searches(page, 'beef, ribeye');
      await sees('Out of stock')(page);
    },
  },
  { name: 'products-search', as: 'chef', at: '/products?s=salmon', show: sees('5 results for salmon') },
  {
    name: 'products-searched',
    as: 'chef',
    at: '/products#og=',
    show: async (page) => {
      await sees('612 results')(page);
      await page.getByRole('searchbox', { name: 'Search products' }).fill('salmon');
      await page.waitForURL(/s=salmon/);
    },
  },
  { name: 'products-longest', isVariant: true, as: 'chef', at: LONGEST, show: sees(/^1 result for/) },
  { name: 'products-longest-list', isVariant: true, as: 'admin', at: LONGEST, show: asList },
  {
    name: 'products-excluded',
    isVariant: true,
    as: 'school',
    at: '/products#c=1905',
    show: sees('Excluded for this customer'),
  },
  { name: 'products-priceless', isVariant: true, as: 'priceless', at: '/products#og=', show: sees('612 results') },
  {
    name: 'products-empty',
    isVariant: true,
    after: 'add-to-cart-longest',
    show: async (page) => {
      await leaves(page, 'Add To Cart');
      await searches(page, 'zzzz');
      await sees(texts.products.none)(page);
    },
  },
  { name: 'products-loading', as: 'chef', at: '/products', network: hold(PRODUCTS, FIRST_ROWS), show: waits },
  { name: 'products-categories-late', as: 'chef', at: '/products#og=', network: hold(MAIN_CATEGORIES), show: waits },
  { name: 'products-first-rows', as: 'chef', at: '/products#og=', network: hold(PRODUCTS), show: sees(/^\$\d/) },
  {
    name: 'products-kept',
    as: 'chef',
    at: '/products#og=',
    network: holdAfter(1, PRODUCTS),
    show: async (page) => {
      await sees('612 results')(page);
      await page.waitForFunction(KEPT);
      await asks(page, PRODUCTS, () => page.reload());
      await sees('612 results')(page);
    },
  },
  { name: 'products-texts-late', as: 'admin', at: '/products#og=', network: hold(DETAILS), show: asList },
  {
    name: 'products-failed',
    isVariant: true,
    as: 'chef',
    at: '/products',
    network: cut(PRODUCTS),
    show: sees('The products could not be loaded.'),
  },
  { name: 'products-last-sales-late', as: 'chef', at: '/products#og=', network: hold(LAST_SALES), show: asksLastSales },
  {
    name: 'products-last-sales-failed',
    as: 'chef',
    at: '/products#og=',
    network: cut(LAST_SALES),
    show: asksLastSales,
  },
  {
    name: 'products-prices-late',
    as: 'chef',
    at: '/products#og=',
    network: hold('**/api/product/price', '**/api/product/uncommitted'),
    show: sees('612 results'),
  },
  {
    name: 'products-prices-failed',
    as: 'chef',
    at: '/products#og=',
    network: cut('**/api/product/price'),
    show: (page) => asks(page, '**/api/product/price', () => sees('612 results')(page)),
  },
  {
    name: 'products-refreshing',
    as: 'chef',
    at: '/products#og=',
    script: AGES_ON_CUE,
    network: holdAfter(1, PRODUCTS),
    show: async (page) => {
      await sees('612 results')(page);
      await asks(page, PRODUCTS, () => page.evaluate(() => window.dispatchEvent(new Event('aged'))));
    },
  },
  {
    name: 'products-refreshing-categories',
    as: 'chef',
    at: '/products#og=',
    script: AGES_ON_CUE,
    network: holdAfter(1, MAIN_CATEGORIES),
    show: async (page) => {
      await sees('612 results')(page);
      await asks(page, MAIN_CATEGORIES, () => page.evaluate(() => window.dispatchEvent(new Event('aged'))));
    },
  },
  {
    name: 'products-layout-saving',
    after: 'products',
    network: holdChanges('**/api/userPreferences/defaults'),
    show: asList,
  },
  {
    name: 'menu',
    isVariant: true,
    as: 'resort',
    at: '/products',
    upTo: 1023,
    show: async (page) => {
      await button(page, 'Menu').click();
      await dialog(page, 'Menu').waitFor();
    },
  },
  {
    name: 'search-open',
    as: 'chef',
    at: '/products',
    upTo: 599,
    show: async (page) => {
      await button(page, 'Search').click();
      await page.getByRole('searchbox', { name: 'Search products' }).fill('salmon');
      await sees('5 results for salmon')(page);
    },
  },
  {
    name: 'keys',
    isVariant: true,
    as: 'chef',
    at: '/products#og=',
    show: async (page) => {
      await sees('612 results')(page);
      await page.keyboard.press('?');
      await dialog(page, 'Help').waitFor();
    },
  },
];

import { shopText } from '#domain/texts/shopText.ts';
import { DETAILS, MAIN_CATEGORIES, PRICES, PRODUCTS, priceBreaks, search } from '#test/support/stories/catalog.ts';
import { answer, cut, hold, holdAfter, holdChanges } from '#test/support/stories/server.ts';
import {
  atAddress,
  check,
  click,
  closeByEscape,
  fill,
  inOrder,
  inPage,
  loading,
  openDialog,
  press,
  select,
  sends,
  visibleButton,
  visibleText,
} from '#test/support/stories/steps.ts';
import { type Step, storiesOf } from '#test/support/stories/story.ts';

const LAST_SALES = '**/api/product/lastsale';
const DEFAULTS = '**/api/userPreferences/defaults';
/** The product with the longest name. */
const LONGEST = '/products?s=Chafing+Dish+Set,+Full+Size';
const AT = { as: 'chef', at: '/products' } as const;
const ALL = { as: 'chef', at: '/products#og=' } as const;
const ADMIN = { as: 'admin', at: '/products#og=' } as const;

/** Timers of more than a minute end with the event `aged`. A text, so that no compiler adds to it. */
const AGE_ON_EVENT = `{
  const wait = window.setTimeout.bind(window);
  window.setTimeout = (ring, delay = 0) => {
    if (delay > 60_000) window.addEventListener('aged', ring, { once: true });
    return wait(ring, delay);
  };
}`;
/** Whether the browser has stored the catalog for the next visit. A text, too. */
const STORED = `new Promise(async (resolve) => {
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

const listed = visibleText('612 results');
const aPrice = /^\$\d/;
const aBreak = /^5\+ \w+: \$\d/;
const chooseList = inOrder(visibleText(/^\d+ results?/), check('List'));
/** In the cart of the chef. */
const IN_CART = 'Quantity of Salmon, Atlantic, Fillet, D-Trim, 3-4 LB';
const countedInCart: Step = ({ page }) => page.getByLabel(IN_CART, { exact: true }).waitFor();
const soldBy: Step = ({ page }) => page.getByRole('list', { name: 'Sold by' }).first().waitFor();
const typeSalmon = fill('Search products', 'salmon');
const age = inPage(() => window.dispatchEvent(new Event('aged')));
const stored: Step = ({ page }) => page.waitForFunction(STORED);
const reload: Step = ({ page }) => page.reload();

/** The list of products, and what surrounds every page. */
export const productsStories = storiesOf(
  ['catalogue', 'prices', 'productList', 'cartRows'],
  [
    { name: 'products', ...ALL, sees: listed },
    { name: 'product-in-cart', as: 'chef', at: '/products?s=salmon#og=', sees: countedInCart, byTab: true },
    {
      name: 'product-in-cart-refused',
      does: inOrder(fill(IN_CART, 'two'), press('Enter')),
      sees: /is not a quantity/,
    },
    { name: 'product-in-cart-restored', does: press('Escape'), sees: countedInCart },
    {
      name: 'product-in-cart-unreachable',
      as: 'chef',
      at: '/products?s=salmon#og=',
      server: cut('**/assets/cartRowParts-*.js'),
      sees: [visibleText(/^\d+ CS in cart$/), visibleButton(/^Add Salmon, Atlantic.* to cart$/)],
    },
    { name: 'products-layout-saving', ...ALL, server: holdChanges(DEFAULTS), does: chooseList, sees: soldBy },
    { name: 'products-list', ...ADMIN, does: chooseList, sees: soldBy },
    { name: 'keys', ...ALL, does: [listed, press('?')], sees: openDialog('Help'), byTab: true },
    {
      name: 'products-filtered',
      does: [
        closeByEscape('Help'),
        select('Main Category', 'Seafood'),
        visibleButton('Remove Seafood'),
        select('Category', 'Fresh Fish'),
      ],
      sees: visibleButton('Remove Fresh Fish'),
      byTab: true,
    },
    { name: 'products-search', as: 'chef', at: '/products?s=salmon', sees: '5 results for salmon' },
    { name: 'products-searched', ...ALL, does: [listed, typeSalmon], sees: atAddress(/s=salmon/) },
    { name: 'products-longest-list', as: 'admin', at: LONGEST, does: chooseList, sees: soldBy },
    { name: 'products-out-list', does: search('beef, ribeye'), sees: 'Out of stock' },
    { name: 'products-longest', as: 'chef', at: LONGEST, sees: /^1 result for/ },
    {
      name: 'products-empty',
      after: 'add-to-cart-longest',
      does: [closeByEscape('Add To Cart'), search('zzzz')],
      sees: shopText('products.none'),
    },
    {
      name: 'products-misspelled',
      as: 'chef',
      at: '/products?s=chiken+thighs',
      sees: ['Showing results for chicken thighs', '1 result for chiken thighs'],
      byTab: true,
    },
    {
      name: 'products-closest',
      as: 'chef',
      at: '/products?s=goat+cheese',
      sees: [shopText('products.none'), shopText('products.closest'), 'Cream Cheese, Loaf, 6/3 LB'],
    },
    { name: 'products-excluded', as: 'school', at: '/products#c=1905', sees: 'Excluded for this customer' },
    {
      name: 'products-filter',
      as: 'chef',
      at: '/products#c=1905&og=Weekly',
      upTo: 599,
      does: click(/^Filter/),
      sees: openDialog('Filter'),
      byTab: true,
    },
    { name: 'products-priceless', as: 'priceless', at: '/products#og=', sees: listed },
    { name: 'products-loading', ...AT, server: hold(PRODUCTS, '**/api/product/list*'), sees: loading },
    { name: 'products-categories-late', ...ALL, server: hold(MAIN_CATEGORIES), sees: loading },
    { name: 'products-first-rows', ...ALL, server: hold(PRODUCTS), sees: aPrice },
    {
      name: 'products-kept',
      ...ALL,
      server: holdAfter(1, PRODUCTS),
      does: [listed, stored, sends(PRODUCTS, reload)],
      sees: listed,
    },
    { name: 'products-texts-late', ...ADMIN, server: hold(DETAILS), does: chooseList, sees: soldBy },
    { name: 'products-failed', ...AT, server: cut(PRODUCTS), sees: 'The products could not be loaded.' },
    { name: 'products-price-breaks', ...ALL, server: priceBreaks, sees: [listed, aBreak] },
    { name: 'products-list-price-breaks', does: chooseList, sees: [soldBy, aBreak] },
    // Rows are complete without their last sales.
    { name: 'products-last-sales-late', ...ALL, server: hold(LAST_SALES), sees: [listed, aPrice] },
    { name: 'products-last-sales-failed', ...ALL, server: cut(LAST_SALES), sees: [listed, aPrice] },
    {
      name: 'products-unknown-stock',
      ...ALL,
      server: answer('**/api/product/uncommitted', {}),
      sees: [listed, aPrice],
    },
    { name: 'products-prices-late', ...ALL, server: hold(PRICES, '**/api/product/uncommitted'), sees: listed },
    {
      name: 'products-prices-failed',
      ...ALL,
      server: cut(PRICES),
      does: sends(PRICES, listed),
      sees: shopText('products.pricesFailed'),
    },
    {
      name: 'products-refreshing',
      ...ALL,
      script: AGE_ON_EVENT,
      server: holdAfter(1, PRODUCTS),
      does: [listed, sends(PRODUCTS, age)],
      sees: listed,
    },
    {
      name: 'products-refreshing-categories',
      ...ALL,
      script: AGE_ON_EVENT,
      server: holdAfter(1, MAIN_CATEGORIES),
      does: [listed, sends(MAIN_CATEGORIES, age)],
      sees: listed,
    },
    {
      name: 'menu',
      as: 'resort',
      at: '/products',
      upTo: 1023,
      does: click('Menu'),
      sees: openDialog('Menu'),
      byTab: true,
    },
    {
      name: 'search-open',
      ...AT,
      upTo: 599,
      does: [click('Search'), typeSalmon],
      sees: '5 results for salmon',
      byTab: true,
    },
  ],
);

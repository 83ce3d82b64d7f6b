import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { VirtuosoGridMockContext, VirtuosoMockContext } from 'react-virtuoso';
import { describe, expect, test } from 'vitest';
import type { CartLine } from '#domain/cart/cart.ts';
import { NO_FILTERS } from '#domain/catalog/catalogue.ts';
import type { Product } from '#domain/product/product.ts';
import type { PageLayout } from '#domain/settings/preferences.ts';
import type { SiteSettings, UserSettings } from '#domain/settings/settings.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { PricedProduct } from '#machines/shop/prices/pricesMachine.ts';
import { ProductsScreen } from '../../src/features/ordering/products/ProductsScreen.tsx';
import { cartOf, editionOf, failures, loadedCatalogue, tomatoes, twoCases } from '../machines/samples.ts';
import './knownTags.ts';
import { withWindow } from '../support/screens/windowWidth.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { shopOnCue } from './shopOnCue.tsx';

const page = withWindow();

const GRID = { viewportHeight: 900, viewportWidth: 900, itemHeight: 300, itemWidth: 244 };

function InView({ children }: { children: ReactNode }) {
  return (
    <VirtuosoMockContext value={{ viewportHeight: 900, itemHeight: 228 }}>
      <VirtuosoGridMockContext value={GRID}>{children}</VirtuosoGridMockContext>
    </VirtuosoMockContext>
  );
}

interface Shown {
  readonly layout?: PageLayout;
  readonly product?: Partial<Product>;
  readonly isExcluded?: boolean;
  readonly lines?: readonly CartLine[];
  readonly priced?: PricedProduct;
  readonly settings?: Partial<UserSettings>;
  readonly site?: Partial<SiteSettings>;
}

const MENU = [{ key: 'AllProducts' as const, isVisible: true, isLocked: false }];

function show({ settings = {}, site = {} }: Shown = {}, path = '/') {
  const world = shopOnCue('products', { menu: MENU, ...settings }, site);
  renderPiece(
    <InView>
      <ProductsScreen shop={world.shop} flows={world.flows} />
    </InView>,
    path,
  );
  return { ...world, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

/** One product in a layout, with its known values. */
async function showProduct(shown: Shown = {}) {
  const { layout = 'grid', product = {}, isExcluded = false, lines = [], priced } = shown;
  const world = show(shown);
  act(() => world.shop.productList.send({ type: 'layout.choose', layout }));
  const [category] = loadedCatalogue.categories;
  await world.loadCatalogue.answer({
    ...loadedCatalogue,
    categories: category ? [{ ...category, isExcluded }] : [],
    products: [{ ...tomatoes, ...product }],
  });
  await world.loadCart.answer(cartOf(1, ...lines));
  if (priced) {
    await expect.poll(() => world.loadPrices.asked).toEqual([{ productKeys: [11] }]);
    await world.loadPrices.answer({ 11: priced });
  }
  return world;
}

const item = () => screen.getByRole('article');
const stock = (uncommitted_Stk: number) => ({
  prices: { CS: 48 },
  uncommitted: { uncommitted_Stk, uncommitted_Alt: 0 },
});
const layouts = () =>
  screen.queryAllByRole<HTMLInputElement>('radio').map((radio) => `${radio.ariaLabel}${radio.checked ? ' *' : ''}`);

describe.each(['grid', 'list'] as const)('a product in the %s', (layout) => {
  test('links to its page, and shows price with its unit, stock and what is in the cart', async () => {
    await showProduct({ layout, lines: [twoCases], priced: stock(36) });
    expect(screen.getByRole('link', { name: 'Tomatoes, plum' }).getAttribute('href')).toBe('/product/11');
    for (const text of ['$48.00 / CS', '1 CS in stock', '2 CS in cart']) expect(item().textContent).toContain(text);
  });

  test('shows the first lower price of a larger quantity, unless pricing is hidden', async () => {
    const pricing = [
      { fromQuantity: 0, price: 48 },
      { fromQuantity: 5, price: 45.5 },
      { fromQuantity: 10, price: 44 },
    ];
    const priced = { ...stock(36), prices: { CS: pricing } };
    await showProduct({ layout, priced });
    expect(item().textContent).toContain('$48.00 / CS5+ CS: $45.501 CS in stock');
    cleanup();
    await showProduct({ layout, priced, settings: { hidePricing: true } });
    expect(item().textContent).not.toContain('5+');
  });

  test('at a price of 0 shows to call for it and cannot be added, unless the site sells at 0', async () => {
    await showProduct({ layout, priced: { ...stock(7), prices: { CS: 0 } } });
    expect(item().textContent).toContain('Call for price');
    expect(item().textContent).not.toContain('$0.00');
    expect(screen.queryByRole('button', { name: /to cart$/ })).toBeNull();
  });

  test.each([
    ['can be added where another unit has a price', { CS: 0, EA: 2.1 }, true, 'Call for price / CS'],
    ['cannot be added where that unit cannot be chosen', { CS: 0, EA: 2.1 }, false, 'Call for price / CS'],
    ['cannot be added where no unit has a price', { CS: 0, EA: 0 }, true, 'Call for price / CS'],
  ])('at a price of 0 by its pricing unit %s', async (_, prices, syncPriceByWithSellByUMFlag, text) => {
    await showProduct({ layout, priced: { ...stock(7), prices }, settings: { syncPriceByWithSellByUMFlag } });
    expect(item().textContent).toContain(text);
    const canBeAdded = syncPriceByWithSellByUMFlag && prices.EA > 0;
    expect(screen.queryByRole('button', { name: /to cart$/ }) !== null).toBe(canBeAdded);
  });

  test('without stock shows that, whatever was promised, and without a price the placeholder', async () => {
    await showProduct({ layout, priced: { ...stock(-7), prices: {} } });
    expect(item().textContent).toContain('-.-- / CSOut of stock');
    expect(item().textContent).not.toContain('in cart');
  });

  test('reserves the space of a price that failed to load; the list shows that once, and requests it again', async () => {
    const { loadPrices, user } = await showProduct({ layout });
    await expect.poll(() => loadPrices.asked).toHaveLength(1);
    expect(screen.queryByText(shopText('products.pricesFailed'))).toBeNull();
    await loadPrices.fail(failures.offline);
    expect(screen.getByText(shopText('products.pricesFailed')).closest('article')).toBeNull();
    expect(item().textContent).toContain('-.-- / CS');
    expect(item().querySelector('[aria-busy=true]:not(button)')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await expect.poll(() => loadPrices.asked).toEqual([{ productKeys: [11] }, { productKeys: [11] }]);
    await loadPrices.answer({ 11: stock(36) });
    expect(item().textContent).toContain('$48.00 / CS1 CS in stock');
    expect(screen.queryByText(shopText('products.pricesFailed'))).toBeNull();
  });

  test('shows no price where pricing is hidden', async () => {
    await showProduct({ layout, priced: stock(36), settings: { hidePricing: true } });
    expect(item().textContent).toContain('1 CS in stock');
    expect(item().textContent).not.toMatch(/\$|-\.--/);
  });

  test('opens the dialog that adds it; of an excluded category it cannot be added', async () => {
    const { shop, user } = await showProduct({ layout });
    await user.click(screen.getByRole('button', { name: 'Add Tomatoes, plum to cart' }));
    expect(shop.dialogs.getSnapshot().context.opening).toMatchObject({
      product: { productKey: 11 },
    });
    cleanup();
    await showProduct({ layout, isExcluded: true });
    expect(item().textContent).toContain('Excluded for this customer');
    expect(screen.queryByRole('button', { name: 'Add Tomatoes, plum to cart' })).toBeNull();
  });

  test('can be put into an order guide, unless its category is excluded', async () => {
    const menu = [...MENU, { key: 'OrderGuides' as const, isVisible: true, isLocked: false }];
    const button = () => screen.queryByRole('button', { name: 'Add to order guide: Tomatoes, plum' });
    await showProduct({ layout, settings: { menu } });
    expect(button()).toBeTruthy();
    cleanup();
    await showProduct({ layout, settings: { menu }, isExcluded: true });
    expect(button()).toBeNull();
  });

  test("PLIST-11: without a picture shows the site's own, and 'No Image' without either", async () => {
    await showProduct({ layout, settings: { missingImage: 'none yet.webp' } });
    expect(item().querySelector('img')?.getAttribute('src')).toBe('/img/none%20yet.webp');
    for (const next of ['/missing.svg', undefined]) {
      fireEvent.error(item().querySelector('img') ?? item());
      expect(item().querySelector('img')?.getAttribute('src')).toBe(next);
    }
    expect(screen.getByText('No Image')).toBeTruthy();
    cleanup();
    await showProduct({ layout });
    expect(screen.getByText('No Image')).toBeTruthy();
  });

  test('shows its picture where the site shows pictures', async () => {
    const pictures = { cardImage: 'card.webp', listImage: 'list.webp' };
    const sources = () => [...item().querySelectorAll('img')].map((image) => image.getAttribute('src'));
    await showProduct({ layout, product: pictures, settings: { imageFit: 'Cover' } });
    expect(item().querySelector('img')?.style.objectFit).toBe('cover');
    expect(sources()).toEqual([layout === 'grid' ? '/img/card.webp' : '/img/list.webp']);
    cleanup();
    await showProduct({
      layout,
      product: pictures,
      site: { layoutImages: { list: false, detail: false, mobile: false } },
    });
    expect(sources()).toEqual(layout === 'grid' ? ['/img/card.webp'] : []);
  });
});

test('a row of the list shows its units and its text', async () => {
  const { loadDetails } = await showProduct({ layout: 'list' });
  await expect.poll(() => loadDetails.asked).toEqual([{ productKeys: [11] }]);
  await loadDetails.answer({ 11: { catalogDescription: 'Ripened on the vine.', detailImages: [], scanDocuments: [] } });
  expect(screen.getByRole('list', { name: 'Sold by' }).textContent).toBe('EACS of 24');
  expect(item().textContent).toContain('Ripened on the vine.');
});

describe('the layouts', () => {
  test('are grid, list and quick entry, and the chosen one is kept', async () => {
    const { shop, user } = await showProduct();
    expect(layouts()).toEqual(['Grid *', 'List', 'Quick Entry']);
    await user.click(screen.getByRole('radio', { name: 'List' }));
    expect(layouts()).toEqual(['Grid', 'List *', 'Quick Entry']);
    expect(shop.productList.getSnapshot().context.layout).toBe('list');
  });

  test('are without the list below 600 px, where the grid is called Mobile and replaces it', async () => {
    page.width = 599;
    const { shop } = await showProduct({ layout: 'list', product: { cardImage: 'c.webp', mobileImage: 'm.webp' } });
    expect(layouts()).toEqual(['Mobile *', 'Quick Entry']);
    expect(item().querySelector('img')?.getAttribute('src')).toBe('/img/m.webp');
    expect(shop.productList.getSnapshot().context.layout).toBe('list');
    cleanup();
    const site = { layoutImages: { list: true, detail: true, mobile: false } };
    await showProduct({ product: { mobileImage: 'm.webp' }, site });
    expect(item().querySelector('img')).toBeNull();
    cleanup();
    page.width = 600;
    await showProduct({ layout: 'list' });
    expect(layouts()).toEqual(['Grid', 'List *', 'Quick Entry']);
  });
});

describe('the product list', () => {
  test("without products shows 'No Products Available'", async () => {
    const { loadCatalogue } = show();
    await loadCatalogue.answer({ ...loadedCatalogue, products: [] });
    expect(screen.getByText('No Products Available')).toBeTruthy();
  });

  test.each([
    [
      'without any listed product shows that',
      [99],
      'No Products Available. The products in "Weekly" are no longer sold.',
    ],
    ['without products shows that it is empty', [], 'No Products Available'],
  ])('of an order guide %s', async (_, keys, text) => {
    const { loadCatalogue, shop, user } = show();
    const products = keys.map((productKey) => ({
      ...{ id: 1, productKey, overridePrice: null, unitOfMeasure_Prc: null, unitOfMeasure: 'CS' },
      ...{ orderQuantity: 2, sequence: 1 },
    }));
    const weekly = { name: 'Weekly', isPrimary: false, isReadOnly: false, products, version: 1 };
    act(() => shop.productList.send({ type: 'url.changed', filters: { ...NO_FILTERS, guide: 'Weekly' } }));
    await loadCatalogue.answer({ ...loadedCatalogue, guides: [weekly] });
    expect(screen.getByText(text)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show All Products' }));
  });

  test('shows its first rows before the catalogue has come, with their prices, and all of it then', async () => {
    const { loadCatalogue, loadPrices } = show();
    const { firstRows, laterProducts, bringProductsLater } = loadCatalogue;
    bringProductsLater();
    await loadCatalogue.answer({ ...loadedCatalogue, products: [] });
    const [wanted] = firstRows.asked;
    expect(wanted).toMatchObject({ sortBy: 'description', shown: { category: null, guide: null } });
    if (wanted) await firstRows.answer({ ...wanted, products: [tomatoes] });
    expect(screen.getByRole('link', { name: 'Tomatoes, plum' })).toBeTruthy();
    expect(screen.queryByText('1 result')).toBeNull();
    await expect.poll(() => loadPrices.asked).toEqual([{ productKeys: [11] }]);
    await laterProducts.answer(editionOf([tomatoes, { ...tomatoes, productKey: 12, description: 'Leeks' }]));
    expect(screen.getAllByText('2 results')).not.toEqual([]);
    expect(screen.getByRole('link', { name: 'Leeks' })).toBeTruthy();
  });

  test('never shows the first rows of one choice for another', async () => {
    const { loadCatalogue, shop } = show();
    const { firstRows, bringProductsLater } = loadCatalogue;
    bringProductsLater();
    await loadCatalogue.answer({ ...loadedCatalogue, products: [] });
    const [wanted] = firstRows.asked;
    if (wanted) await firstRows.answer({ ...wanted, products: [tomatoes] });
    act(() => shop.productList.send({ type: 'url.changed', filters: { ...NO_FILTERS, category: 'VEG' } }));
    expect(screen.queryByRole('link', { name: 'Tomatoes, plum' })).toBeNull();
    expect(firstRows.asked[1]).toMatchObject({ shown: { category: 'VEG' } });
    const [, chosen] = firstRows.asked;
    if (chosen) await firstRows.answer({ ...chosen, products: [{ ...tomatoes, description: 'Leeks' }] });
    expect(screen.getByRole('link', { name: 'Leeks' })).toBeTruthy();
  });

  test('that an address opens further down waits for the whole catalogue', async () => {
    const { loadCatalogue } = show({}, '/products#og=&row=300');
    loadCatalogue.bringProductsLater();
    await loadCatalogue.answer({ ...loadedCatalogue, products: [] });
    expect(loadCatalogue.firstRows.asked).toEqual([]);
  });

  test('of a search waits for the whole catalogue', async () => {
    const { loadCatalogue, shop } = show();
    loadCatalogue.bringProductsLater();
    act(() => shop.productList.send({ type: 'search.change', text: 'tom' }));
    await loadCatalogue.answer({ ...loadedCatalogue, products: [] });
    expect(loadCatalogue.firstRows.asked).toEqual([]);
    expect(document.querySelector('[aria-busy=true]:not(button)')).not.toBeNull();
  });

  test('that could not be loaded is requested again', async () => {
    const { loadCatalogue, user } = show();
    await loadCatalogue.fail(failures.offline);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await loadCatalogue.answer(loadedCatalogue);
    expect(screen.getByRole('link', { name: 'Tomatoes, plum' })).toBeTruthy();
  });
});

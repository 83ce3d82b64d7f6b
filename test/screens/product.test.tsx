import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { Product, ProductDetails } from '#domain/product/product.ts';
import type { SiteSettings, UserSettings } from '#domain/settings/settings.ts';
import { ProductScreen } from '../../src/features/ordering/product/ProductScreen.tsx';
import { cartOf, failures, lastSale, loadedCatalogue, tomatoes, twoCases } from '../machines/samples.ts';
import { reasonOf } from '../support/screens/blocked.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { shopOnCue } from './shopOnCue.tsx';

afterEach(cleanup);

function show(settings: Partial<UserSettings> = {}, site: Partial<SiteSettings> = {}) {
  const world = shopOnCue('product', settings, site);
  renderPiece(<ProductScreen shop={world.shop} flows={world.flows} params={{ productKey: '11' }} />);
  return { ...world, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

interface Given {
  isExcluded?: boolean;
  details?: Partial<ProductDetails>;
  site?: Partial<SiteSettings>;
}

async function showProduct(
  product: Partial<Product> = {},
  settings: Partial<UserSettings> = {},
  { isExcluded = false, details, site }: Given = {},
) {
  const world = show(settings, site);
  const [category] = loadedCatalogue.categories;
  const categories = category ? [{ ...category, isExcluded }] : [];
  await world.loadCatalogue.answer({ ...loadedCatalogue, categories, products: [{ ...tomatoes, ...product }] });
  if (details) {
    await expect.poll(() => world.loadDetails.asked).toEqual([{ productKeys: [11] }]);
    await world.loadDetails.answer({ 11: { ...NO_DETAILS, ...details } });
  }
  return world;
}

const NO_DETAILS: ProductDetails = { catalogDescription: '', detailImages: [], scanDocuments: [] };

const adding = () => screen.queryByRole('button', { name: /^Add To Cart/ });
const quantity = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
const field = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
const picture = () => screen.getByRole('img', { name: 'Tomatoes, plum' }).getAttribute('src');

function Address() {
  const { pathname } = useLocation();
  return <output aria-label="address">{pathname}</output>;
}

describe('Back on the page of a product', () => {
  afterEach(() => window.history.replaceState(null, ''));

  test.each([
    [0, 'the list, where the page was opened directly', '/products'],
    [1, 'the page before', '/cart'],
  ])('at entry %i leads to %s', async (idx, _, path) => {
    const world = shopOnCue('product');
    render(
      <MemoryRouter initialEntries={['/cart', '/product/11']} initialIndex={1}>
        <ProductScreen shop={world.shop} flows={world.flows} params={{ productKey: '11' }} />
        <Address />
      </MemoryRouter>,
    );
    await world.loadCatalogue.answer({ ...loadedCatalogue, products: [tomatoes] });
    window.history.replaceState({ idx }, '');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('status', { name: 'address' }).textContent).toBe(path);
  });
});

describe('the page of a product', () => {
  test('offers it at the price of its pricing unit, once that is known', async () => {
    const { loadPrices } = await showProduct();
    expect(adding()?.textContent).toBe('Add To Cart · -.-- / CS');
    await expect.poll(() => loadPrices.asked).toEqual([{ productKeys: [11] }]);
    await loadPrices.answer({
      11: { prices: { EA: 2.0825, CS: 48 }, uncommitted: { uncommitted_Stk: -5, uncommitted_Alt: 0 } },
    });
    expect(adding()?.textContent).toBe('Add To Cart · $48.00 / CS');
    expect(field('Stock')).toBe('Out of stock');
  });

  test('says nothing of stock that is unknown', async () => {
    const { loadPrices } = await showProduct();
    expect(field('Stock')).toBe('…');
    await expect.poll(() => loadPrices.asked).toHaveLength(1);
    await loadPrices.answer({ 11: { prices: { CS: 48 }, uncommitted: null } });
    expect(screen.queryByText('Stock')).toBeNull();
    expect(document.body.textContent).not.toMatch(/out of stock/i);
  });

  test('shows no price where pricing is hidden', async () => {
    const { loadPrices } = await showProduct({}, { hidePricing: true });
    await expect.poll(() => loadPrices.asked).toHaveLength(1);
    await loadPrices.answer({ 11: { prices: { CS: 48 }, uncommitted: null } });
    expect(adding()?.textContent).toBe('Add To Cart');
    expect(document.body.textContent).not.toContain('$');
  });

  test('adds the quantity and unit of its fields, and offers the next after that', async () => {
    const { user, loadCart, loadLinePrices, writeCart, notices } = await showProduct();
    await loadCart.answer(cartOf(1));
    await user.click(screen.getByRole('button', { name: 'More: Quantity' }));
    await user.click(screen.getByRole('button', { name: 'More: Quantity' }));
    await user.click(adding() as HTMLElement);
    expect(writeCart.asked).toEqual([]);
    await loadLinePrices.answer({ CS: 48 });
    expect(writeCart.asked).toMatchObject([
      { command: { kind: 'add', line: { productKey: 11, unitOfMeasure: 'CS', orderQuantity: '3' } } },
    ]);
    await writeCart.answer({ kind: 'done', cart: cartOf(2, { ...twoCases, orderQuantity: 3 }) });
    expect(notices).toMatchObject([{ text: '1 Product Added To Cart', action: { label: 'View cart' } }]);
    expect(quantity().value).toBe('1');
    expect(screen.getByText('3 CS').parentElement?.textContent).toBe('3 CS in your cart');
    expect(screen.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/cart');
  });

  test('does not add an empty quantity or one that is not a multiple of its unit, and shows why', async () => {
    const { user, writeCart } = await showProduct();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sell By U/M' }), 'EA');
    await user.clear(quantity());
    await user.type(quantity(), '13{Enter}');
    expect(screen.getByText('Invalid quantity of 13. Please enter a multiple of 12')).toBeTruthy();
    await user.clear(quantity());
    await user.type(quantity(), '0{Enter}');
    expect(writeCart.asked).toEqual([]);
    expect(reasonOf(adding() as HTMLElement)).toBe('Enter a quantity.');
    expect(screen.getByText('Enter a quantity.')).toBeTruthy();
  });

  test('asks about a quantity that is far more than usual before it is added', async () => {
    const { user, loadCart, loadLastSales, loadLinePrices, loadPrices, writeCart } = await showProduct();
    await loadCart.answer(cartOf(1));
    await expect.poll(() => loadPrices.asked).toHaveLength(1);
    await loadPrices.answer({ 11: { prices: { CS: 48 }, uncommitted: null } });
    await loadLinePrices.answer({ CS: 48 });
    await loadLastSales.answer({ 11: lastSale });
    await user.clear(quantity());
    await user.type(quantity(), '900');
    await user.click(adding() as HTMLElement);
    expect(screen.getByRole('alertdialog', { name: 'Unusual Quantity' })).toBeTruthy();
    expect(writeCart.asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Keep 900 CS' }));
    expect(writeCart.asked).toHaveLength(1);
  });

  test('passes what was typed to the dialog that has price and notes', async () => {
    const { shop, user } = await showProduct({}, { allowProductTextLines: true });
    await user.click(screen.getByRole('button', { name: 'More: Quantity' }));
    await user.click(screen.getByRole('button', { name: 'Add Notes' }));
    expect(shop.dialogs.getSnapshot().context.opening).toMatchObject({
      product: { productKey: 11 },
      typed: { quantityText: '2', sellUnit: 'CS' },
    });
  });

  test('leaves the message to the dialog for a product without a unit', async () => {
    const { shop, user } = await showProduct({ sellBys: [] });
    expect(screen.queryByRole('textbox', { name: 'Quantity' })).toBeNull();
    await user.click(adding() as HTMLElement);
    expect(shop.dialogs.getSnapshot().context.opening).toMatchObject({ product: { productKey: 11 } });
  });

  test('lists its price by every unit, each with the unit, and none while prices are hidden', async () => {
    const { loadPrices } = await showProduct();
    const table = () => screen.getByRole('table', { name: 'Prices' });
    const rows = () => [...table().querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
    expect(rows()).toEqual(['EA-.-- / EA', 'CS of 24-.-- / CS']);
    await expect.poll(() => loadPrices.asked).toHaveLength(1);
    await loadPrices.answer({ 11: { prices: { EA: 2.0825, CS: 0 }, uncommitted: null } });
    expect(rows()).toEqual(['EA$2.0825 / EA', 'CS of 24Call for price']);
    cleanup();
    await showProduct({}, { hidePricing: true });
    expect(screen.queryByRole('table', { name: 'Prices' })).toBeNull();
  });

  test('lists lower prices of larger quantities below the unit, and the button has that of the quantity', async () => {
    const { loadPrices, user } = await showProduct();
    await expect.poll(() => loadPrices.asked).toHaveLength(1);
    const CS = [
      { fromQuantity: 0, price: 48 },
      { fromQuantity: 10, price: 44.5 },
    ];
    await loadPrices.answer({ 11: { prices: { EA: [{ fromQuantity: 0, price: 2.1 }], CS }, uncommitted: null } });
    const rows = [...screen.getByRole('table', { name: 'Prices' }).querySelectorAll('tbody tr')];
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'EA$2.10 / EA',
      'CS of 24$48.00 / CS',
      '10+ CS$44.50 / CS',
    ]);
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    await user.clear(quantity);
    await user.type(quantity, '10');
    expect(adding()?.textContent).toContain('$44.50 / CS');
  });

  test('names the order guides that have it, each leading there', async () => {
    const { loadCatalogue } = show();
    const line = { id: 1, productKey: 11, overridePrice: null, unitOfMeasure_Prc: null, unitOfMeasure: 'CS' };
    const guide = { name: 'Raw Bar', isPrimary: false, isReadOnly: false, version: 1 };
    await loadCatalogue.answer({
      ...loadedCatalogue,
      guides: [
        { ...guide, products: [{ ...line, orderQuantity: 1, sequence: 1 }] },
        { ...guide, name: 'Linen', products: [] },
      ],
    });
    expect(field('Order Guides')).toBe('Raw Bar');
    expect(screen.getByRole('link', { name: 'Raw Bar' }).getAttribute('href')).toBe('/products#og=Raw+Bar');
  });

  test('that is out of stock shows others of its category that are in stock', async () => {
    const { loadCatalogue, loadPrices } = show();
    const roma = { ...tomatoes, productKey: 21, description: 'Tomatoes, roma' };
    const leeks = { ...tomatoes, productKey: 22, description: 'Leeks' };
    await loadCatalogue.answer({ ...loadedCatalogue, products: [tomatoes, roma, leeks] });
    await expect.poll(() => loadPrices.asked).toHaveLength(1);
    const none = { uncommitted_Stk: 0, uncommitted_Alt: 0 };
    await loadPrices.answer({ 11: { prices: { CS: 48 }, uncommitted: none } });
    await expect.poll(() => loadPrices.asked).toMatchObject([{}, { productKeys: [21, 22] }]);
    const some = { uncommitted_Stk: 240, uncommitted_Alt: 10 };
    await loadPrices.answer({
      21: { prices: { CS: 48 }, uncommitted: some },
      22: { prices: { CS: 48 }, uncommitted: none },
    });
    const similar = screen.getByRole('region', { name: 'Similar items in stock' });
    expect(
      within(similar)
        .getAllByRole('heading', { level: 4 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Tomatoes, roma']);
  });

  test('opens the dialog of order guides for users who may edit them, and offers it to no other user', async () => {
    const menu = [{ key: 'OrderGuides' as const, isVisible: true, isLocked: false }];
    const { shop, user } = await showProduct({}, { menu });
    await user.click(screen.getByRole('button', { name: 'Add to Order Guide' }));
    expect(shop.dialogs.getSnapshot().context.opening?.type).toBe('guide.addProduct');
    cleanup();
    await showProduct();
    expect(screen.queryByRole('button', { name: 'Add to Order Guide' })).toBeNull();
  });

  test('of an excluded category shows that instead of offering it', async () => {
    await showProduct({}, {}, { isExcluded: true });
    expect(screen.getByText('Excluded for this customer')).toBeTruthy();
    expect(adding()).toBeNull();
  });

  test('shows its fields, every unit with its contents and its multiple', async () => {
    await showProduct({ additional: { k0: null, k1: 'Harbor' } });
    expect(['Product Code', 'Brand', 'Category', 'Sold By', 'Priced By'].map(field)).toEqual([
      'TOM',
      'Harbor',
      'Produce › Vegetables',
      'EA in multiples of 12, CS of 24',
      'EA, CS',
    ]);
  });

  test('leads back to its categories and to all products', async () => {
    await showProduct();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All Products', '/products#og='],
      ['Produce', '/products#mc=PRO'],
      ['Vegetables', '/products#mc=PRO&c=VEG'],
    ]);
  });

  test('reserves the space of its text until that loads, and shows when it fails', async () => {
    const { loadDetails, user } = await showProduct();
    expect(document.querySelector('main, body')?.querySelector('[aria-busy=true]:not(button)')).not.toBeNull();
    await expect.poll(() => loadDetails.asked).toHaveLength(1);
    await loadDetails.fail(failures.offline);
    expect(screen.getByText('Description not loaded').closest('[aria-busy]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await expect.poll(() => loadDetails.asked).toHaveLength(2);
    cleanup();
    await showProduct({}, {}, { details: { catalogDescription: 'Ripened on the vine.' } });
    expect(screen.getByText('Ripened on the vine.')).toBeTruthy();
    expect(document.querySelector('[aria-busy=true]:not(button)')).toBeNull();
  });

  test('shows the picture that is chosen, with thumbnails only where there are several', async () => {
    const { user } = await showProduct({}, {}, { details: { detailImages: ['front.webp', 'back.webp'] } });
    expect(picture()).toBe('/img/front.webp');
    await user.click(screen.getByRole('button', { name: 'Picture 2 of 2' }));
    expect(picture()).toBe('/img/back.webp');
    expect(screen.getByRole('button', { name: 'Picture 2 of 2' }).getAttribute('aria-current')).toBe('true');
    cleanup();
    await showProduct({}, {}, { details: { detailImages: ['front.webp'] } });
    expect(screen.queryByRole('list', { name: 'Pictures' })).toBeNull();
  });

  test('PLIST-11: shows its pictures unless the site has none on this page', async () => {
    const details = { detailImages: ['front.webp', 'back.webp'] };
    const layoutImages = { list: false, detail: true, mobile: false };
    await showProduct({}, {}, { details, site: { layoutImages } });
    expect(screen.getAllByRole('button', { name: /^Picture / })).toHaveLength(2);
    cleanup();
    await showProduct({}, {}, { details, site: { layoutImages: { list: true, detail: false, mobile: true } } });
    expect(screen.queryAllByRole('button', { name: /^Picture / })).toEqual([]);
    expect(screen.queryByRole('img', { name: 'Tomatoes, plum' })).toBeNull();
    expect(adding()).toBeTruthy();
  });

  test('opens its documents, each by its place, unless the site has none', async () => {
    const scanDocuments = ['Data sheet', 'Certificate'].map((name, index) => ({ key: `scan-${index}`, name }));
    const { openTab, fetchDocument, shown, user } = await showProduct({}, {}, { details: { scanDocuments } });
    await user.click(screen.getByRole('button', { name: /^Certificate/ }));
    await openTab.answer(true);
    expect(fetchDocument.asked).toMatchObject([{ request: { kind: 'productScan', productKey: 11, n: 2 } }]);
    await fetchDocument.answer({ kind: 'found', id: 'document-1' });
    expect(shown).toEqual(['document-1']);
    cleanup();
    await showProduct({}, { productScanDocuments: false }, { details: { scanDocuments } });
    expect(screen.queryByRole('button', { name: /^Certificate/ })).toBeNull();
  });

  test("of an unknown key shows 'This product is unavailable.' and links to the others", async () => {
    await showProduct({ productKey: 12 });
    expect(screen.getByText('This product is unavailable.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show All Products' }).getAttribute('href')).toBe('/products#og=');
  });

  test('that could not be loaded is requested again', async () => {
    const { loadCatalogue, user } = show();
    await loadCatalogue.fail(failures.unavailable);
    expect(screen.getByRole('alert').textContent).toContain('The product could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await loadCatalogue.answer(loadedCatalogue);
    expect(screen.getByRole('heading', { name: 'Tomatoes, plum' })).toBeTruthy();
  });
});

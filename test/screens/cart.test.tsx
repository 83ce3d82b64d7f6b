import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { Cart, CartLine } from '#domain/cart/cart.ts';
import type { Uncommitted } from '#domain/product/price.ts';
import type { MenuKey } from '#domain/settings/menu.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { CartScreen } from '../../src/features/ordering/cart/CartScreen.tsx';
import { ShipTo } from '../../src/features/ordering/cart/ShipTo.tsx';
import { dockside } from '../machines/ordering/checkoutSamples.ts';
import { cartOf, failures, loadedCatalogue, tomatoes, twoCases } from '../machines/samples.ts';
import { reasonOf } from '../support/screens/blocked.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { shopOnCue } from './shopOnCue.tsx';

afterEach(cleanup);

const ribeye = { ...tomatoes, productKey: 12, description: 'Ribeye' };
const catalogue = { ...loadedCatalogue, products: [tomatoes, ribeye] };
const weighed: CartLine = { ...twoCases, id: 2, productKey: 12, unitPrice: 12.5, extension: 481.25, isEstimate: true };
const menu = (...keys: MenuKey[]) => keys.map((key) => ({ key, isVisible: true, isLocked: false }));

function show(settings: Partial<UserSettings> = {}) {
  const world = shopOnCue('cart', settings);
  renderPiece(<CartScreen shop={world.shop} flows={world.flows} />);
  return { ...world, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

async function showCart(cart: Cart = cartOf(1, twoCases), settings: Partial<UserSettings> = {}) {
  const world = show(settings);
  await world.loadCatalogue.answer(catalogue);
  await world.loadCart.answer(cart);
  return world;
}

/** The cart once it is known what of the tomatoes is in stock. */
async function showStocked(line: CartLine, uncommitted: Uncommitted) {
  const world = await showCart(cartOf(1, line));
  await expect.poll(() => world.loadPrices.asked).toEqual([{ productKeys: [11] }]);
  await world.loadPrices.answer({ 11: { prices: { CS: 48 }, uncommitted } });
}

const line = (name: string) => screen.getByRole('heading', { name }).closest('article') as HTMLElement;
const totals = () =>
  within(screen.getByRole('region', { name: 'Totals' }))
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
const quantity = (name = 'Tomatoes, plum') =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity of ${name}` });
const note = (number: number, name = 'Tomatoes, plum') =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Note ${number} of ${name}` });
const button = (name: string) => screen.getByRole('button', { name });
const commands = (world: { writeCart: { asked: { command: unknown }[] } }) =>
  world.writeCart.asked.map(({ command }) => command);

describe('a cart below the minimum of its ship-to', () => {
  const minimum = () => screen.queryAllByRole('status').find(({ textContent }) => textContent?.includes('Minimum'));
  const below = { ...cartOf(1, twoCases), isBelowMinimum: true, minimumShort: 154 };

  test('shows that from the first line on, with the missing amount', async () => {
    await showCart(below);
    expect([...(minimum()?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Current Cart Line Total is $96.00.',
      'Minimum order amount for this zip code is $250.00.',
      '$154.00 to go',
    ]);
  });

  test('shows that without the amounts where prices are hidden', async () => {
    const { extension: _extension, unitPrice: _price, ...priceless } = twoCases;
    const { minimumShort: _short, ...hidden } = { ...below, lines: [priceless] };
    await showCart(hidden, { hidePricing: true });
    expect(screen.getByText('Your cart is below the minimum.')).toBeTruthy();
    expect(document.body.textContent).not.toContain('to go');
  });

  test('no longer shows that once it is reached', async () => {
    await showCart(cartOf(1, twoCases));
    expect(minimum()).toBeUndefined();
  });
});

describe('a line of the cart', () => {
  test('shows quantity, price with its unit, amount and notes', async () => {
    await showCart(cartOf(1, { ...twoCases, productText1: 'ripe', productText2: 'by noon' }));
    const { textContent } = line('Tomatoes, plum');
    for (const expected of ['CS', '$48.00 / CS', '$96.00']) expect(textContent).toContain(expected);
    expect([quantity().value, note(1).value, note(2).value]).toEqual(['2', 'ripe', 'by noon']);
    expect(textContent).not.toContain('est.');
    expect(textContent).not.toContain('override');
  });

  test('shows that its amount is an estimate, and that its price was set manually', async () => {
    await showCart(cartOf(1, twoCases, { ...weighed, isOverridePrice: true }));
    expect(line('Ribeye').textContent).toContain('override $12.50 / CSest. $481.25');
    expect(line('Tomatoes, plum').textContent).not.toContain('est.');
  });

  test('shows its price before the change', async () => {
    await showCart(cartOf(1, { ...twoCases, previousUnitPrice: 46.5 }, { ...weighed, previousUnitPrice: null }));
    expect(screen.getAllByText(/Price changed/).map((expected) => expected.textContent)).toEqual([
      'Price changed from $46.50 / CS to $48.00 / CS',
    ]);
  });

  test.each([
    ['two cases are all there is', 48, null],
    ['half a case is missing', 36, 'Only 1 CS in stock now'],
    ['more is promised than in stock', -12, 'Out of stock'],
  ])('warns only of more than there is, when %s', async (_, uncommitted_Stk, warning) => {
    await showStocked(twoCases, { uncommitted_Stk, uncommitted_Alt: 0 });
    expect(screen.queryByText(/in stock now|Out of stock/)?.textContent ?? null).toBe(warning);
  });

  test('of a removed product can be removed, and not be edited', async () => {
    const { user } = await showCart(cartOf(1, { ...twoCases, productKey: 99 }));
    expect(reasonOf(screen.getByRole('button', { name: 'Edit This product is unavailable.' }))).toBe(
      'A product that is no longer sold can only be removed.',
    );
    expect(screen.queryByRole('link', { name: 'This product is unavailable.' })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(button('Remove Items'));
    expect(button('Remove This product is unavailable.')).toBeTruthy();
  });

  test('is opened with its product to be edited', async () => {
    const { shop, user } = await showCart();
    await user.click(button('Edit Tomatoes, plum'));
    expect(shop.dialogs.getSnapshot().context.opening).toMatchObject({
      product: tomatoes,
      line: twoCases,
    });
  });
});

describe('the totals of the cart', () => {
  test('are those that the site shows, an estimate as soon as one line is', async () => {
    await showCart(cartOf(1, twoCases, { ...weighed, caseQuantity: 0.5, orderQuantity: 0.5 }));
    expect(totals()).toEqual([
      'Total Items: 2',
      'Total Order Quantity: 2.5',
      'Total Case Quantity: 2.5',
      'Total: est. $577.25',
    ]);
  });

  test('are not called an estimate without one, and leave out what the site hides', async () => {
    await showCart(cartOf(1, twoCases), {
      showTotalItemsQuantity: false,
      showTotalCaseQuantity: false,
      totalOrderQuantityLabel: 'Pieces',
    });
    expect(totals()).toEqual(['Pieces: 2', 'Total: $96.00']);
  });
});

test('with prices hidden the cart shows no amount anywhere, but all of its lines', async () => {
  const { unitPrice: _, extension: __, ...unpriced } = weighed;
  await showCart(cartOf(1, unpriced), { hidePricing: true });
  expect(quantity('Ribeye').value).toBe('2');
  expect(document.body.textContent).not.toMatch(/\$|-\.--|est\./);
  expect(totals()).toEqual(['Total Items: 1', 'Total Order Quantity: 2', 'Total Case Quantity: 2']);
});

describe('the cart page', () => {
  test("shows the server's messages about the cart", async () => {
    await showCart({ ...cartOf(1, twoCases), messages: ['TOM Tomatoes, plum: Excluded for this customer'] });
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
      'TOM Tomatoes, plum: Excluded for this customer',
    );
  });

  test("is empty with 'Cart is empty' and the way to the products", async () => {
    await showCart(cartOf(1));
    expect(screen.getByText('Cart is empty')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse Products' }).getAttribute('href')).toBe('/products');
    expect(screen.queryByRole('button', { name: 'Clear Cart' })).toBeNull();
  });

  test('that failed to load is requested again', async () => {
    const { loadCart, loadCatalogue, user } = show();
    await loadCatalogue.answer(catalogue);
    await loadCart.fail(failures.offline);
    expect(screen.getByRole('alert').textContent).toContain('The cart could not be loaded.');
    await user.click(button('Try Again'));
    await loadCart.answer(cartOf(1, twoCases));
    expect(line('Tomatoes, plum')).toBeTruthy();
  });

  test('shows no line before it knows its product', async () => {
    const { loadCart, loadCatalogue } = show();
    await loadCart.answer(cartOf(1, twoCases));
    expect(document.body.textContent).toBe('');
    await loadCatalogue.answer(catalogue);
    expect(line('Tomatoes, plum')).toBeTruthy();
  });

  test('links to checkout and offers guides to users who have them in the menu', async () => {
    await showCart(cartOf(1, twoCases), { menu: menu('CheckOut', 'OrderGuides') });
    expect(screen.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout');
    expect(button('Save Order Guide')).toBeTruthy();
    cleanup();
    await showCart();
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save Order Guide' })).toBeNull();
  });
});

describe('removing', () => {
  test('removes the chosen line, one after the other, until it is done', async () => {
    const world = await showCart(cartOf(1, twoCases, weighed));
    await world.user.click(button('Remove Items'));
    await world.user.click(button('Remove Ribeye'));
    expect(commands(world)).toEqual([{ kind: 'remove', seen: weighed, description: 'Ribeye' }]);
    await world.user.click(button('Done'));
    expect(quantity()).toBeTruthy();
    expect(button('Edit Tomatoes, plum')).toBeTruthy();
  });

  test('of all is asked about first, and removes only what was seen then', async () => {
    const world = await showCart(cartOf(1, twoCases, weighed));
    await world.user.click(button('Clear Cart'));
    const question = () => screen.getByRole('alertdialog', { name: 'Clear Cart' });
    expect(question().textContent).toContain('Are you sure you want to delete all products from your cart?');
    await world.user.click(within(question()).getByRole('button', { name: 'Cancel' }));
    expect(commands(world)).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await world.user.click(button('Clear Cart'));
    await world.user.click(within(question()).getByRole('button', { name: 'Clear Cart' }));
    expect(commands(world)).toEqual([{ kind: 'clear', seenLineIds: [1, 2] }]);
  });
});

describe('the address of the cart', () => {
  const shipToOf = (customerShipToCode: string | null, customer = dockside) => {
    const { shop, loadCart } = shopOnCue('cart');
    const { configuration } = shop.shopper;
    const shopper = { ...shop.shopper, configuration: { ...configuration, customer } };
    renderPiece(<ShipTo shop={{ ...shop, shopper }} />);
    const cart = cartOf(1, twoCases);
    return act(() => loadCart.answer({ ...cart, header: { ...cart.header, customerShipToCode } }));
  };

  test('names the city once where the ship-to is called after its street', async () => {
    const [pier] = dockside.shiptos;
    if (!pier) throw new Error('No ship-to');
    const called = { ...pier, display: '9 Harbor Way, Portland' };
    await shipToOf(pier.key, { ...dockside, shiptos: [called] });
    expect(screen.getByText(/Ship to/).textContent).toBe('Ship to 9 Harbor Way, Portland, ME 04101');
  });

  test.each([
    ['the chosen ship-to', 'ISLE', 'Ship to Island kitchen, 1 Ferry Landing, Portland, ME 04101'],
    ['the default one', null, 'Ship to Pier 9, 9 Harbor Way, Portland, ME 04101'],
  ])('is %s', async (_, code, text) => {
    await shipToOf(code);
    expect(screen.getByText(/Ship to/).textContent).toBe(text);
  });
});

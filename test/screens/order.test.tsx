import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { CartLine } from '#domain/cart/cart.ts';
import type { OrderLine } from '#domain/order/order.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { OrderScreen } from '../../src/features/history/order/OrderScreen.tsx';
import { orderOf, soldTomatoes, today, twoInvoices } from '../machines/history/orderSamples.ts';
import { cartOf, failures, loadedCatalogue, twoCases } from '../machines/samples.ts';
import { isBlocked } from '../support/screens/blocked.ts';
import './knownTags.ts';
import { withWindow } from '../support/screens/windowWidth.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { shopOnCue } from './shopOnCue.tsx';

const dearer: OrderLine = { ...soldTomatoes, id: 2, description: 'Tomatoes, dearer', unitPrice: 40 };
const pallets: OrderLine = { ...soldTomatoes, id: 3, description: 'Tomatoes, pallet', unitOfMeasure: 'PAL' };
const gone: OrderLine = { ...soldTomatoes, id: 4, description: 'Lobster', formattedProductCode: 'LOB', productKey: 99 };

withWindow();

function show(settings: Partial<UserSettings> = {}) {
  const world = shopOnCue(null, settings);
  renderPiece(<OrderScreen shop={world.shop} flows={{ orderAgain: world.openOrder('500103') }} />);
  return { ...world, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

async function showOrder(
  lines: readonly OrderLine[] = [soldTomatoes, dearer, pallets, gone],
  { settings = {}, inCart = [] }: { settings?: Partial<UserSettings>; inCart?: CartLine[] } = {},
) {
  const world = show(settings);
  await world.loadCatalogue.answer(loadedCatalogue);
  await world.loadCart.answer(cartOf(1, ...inCart));
  await world.loadOrder.answer(orderOf(...lines));
  await world.loadToday.answer(today);
  return world;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const line = (name: string) => screen.getByRole('article', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Add ${name}` });
const boxes = () =>
  ['Tomatoes, plum', 'Tomatoes, dearer', 'Tomatoes, pallet', 'Lobster'].map((name) =>
    isBlocked(box(name)) ? 'cannot' : box(name).checked,
  );

describe('an order of the history', () => {
  test('shows its facts, lines, totals and documents as they were', async () => {
    await showOrder();
    expect(screen.getByRole('heading', { name: 'Order 500103' })).toBeTruthy();
    expect(line('Tomatoes, dearer').textContent).toContain('2 CS$40.00 / CS$96.00');
    expect(line('Tomatoes, dearer').textContent).toContain('V-TOM');
    expect(line('Lobster').textContent).toContain('LOB');
    expect(screen.getByLabelText('Totals').textContent).toBe('Line Total$384.00Fees and Tax$856.00Total$1,240.00');
    expect(button('Invoice of order 500103')).toBeTruthy();
    expect(button('Print')).toBeTruthy();
  });

  test('lists what it was invoiced as, each with its number, date, amount and document', async () => {
    const { loadOrder, loadToday, user, openTab, fetchDocument } = show();
    await loadOrder.answer({ ...orderOf(soldTomatoes), invoices: twoInvoices });
    await loadToday.answer(today);
    const list = within(screen.getByRole('region', { name: 'Invoices' })).getAllByRole('listitem');
    expect(list.map(({ textContent }) => textContent?.split('Document')[0])).toEqual([
      '900103/01/2026$48.00',
      '900203/05/2026$1,192.00',
    ]);
    await user.click(button('Document of invoice 9001'));
    expect([button('Document of invoice 9001').ariaBusy, button('Document of invoice 9002').ariaBusy]).toEqual([
      'true',
      null,
    ]);
    await openTab.answer(true);
    expect(fetchDocument.asked).toMatchObject([{ request: { kind: 'invoice', code: 'AR-9001' } }]);
  });

  test('that was not invoiced has no such list, and hidden amounts are missing', async () => {
    const { loadOrder } = show({ hidePricing: true });
    const [{ total: _, ...priceless }] = twoInvoices;
    await loadOrder.answer({ ...orderOf(soldTomatoes), invoices: [priceless] });
    expect(screen.getByRole('region', { name: 'Invoices' }).textContent).not.toContain('$');
    cleanup();
    await showOrder();
    expect(screen.queryByRole('region', { name: 'Invoices' })).toBeNull();
  });

  test('shows beside each line the shipped and invoiced quantity, the missing one, and the substitute', async () => {
    const substitutes = [{ productCode: 'ROMA', description: 'Tomatoes, roma', quantity: 1 }];
    const short: OrderLine = { ...soldTomatoes, fulfilment: { shipped: 1, short: 1, invoiced: 1, substitutes } };
    await showOrder([short, gone]);
    const [facts] = line('Tomatoes, plum').getElementsByTagName('dl');
    expect(facts?.textContent).toBe('Ordered2 CSShipped1 CSInvoiced1 CS');
    expect(line('Tomatoes, plum').textContent).toContain('1 CS short: will not be delivered.');
    expect(line('Tomatoes, plum').textContent).toContain('1 CS delivered as Tomatoes, roma (ROMA)');
    expect(line('Lobster').textContent).not.toContain('Shipped');
  });

  test('shows what the amount of a weighed line was computed with, and the weight alone without its price', async () => {
    const weighed: OrderLine = { ...soldTomatoes, billedQuantity: 30.3, billedUnit: 'LB', billedPrice: 13.45 };
    const { billedPrice: _, ...unpriced } = { ...weighed, id: gone.id, description: 'Lobster' };
    await showOrder([weighed, unpriced]);
    const factsOf = (name: string) => line(name).querySelector('dl')?.textContent;
    expect([factsOf('Tomatoes, plum'), factsOf('Lobster')]).toEqual(['Billed as30.3 LB x $13.45', 'Billed as30.3 LB']);
  });

  test('that does not exist shows that, with a link back', async () => {
    const { loadOrder } = show();
    await loadOrder.answer(null);
    expect(screen.getByText('There is no such order.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Order History' }).getAttribute('href')).toBe('/history/orders');
  });

  test('that failed to load shows why, and loads when it is tried again', async () => {
    const { loadOrder, user } = show();
    await loadOrder.fail(failures.offline);
    expect(screen.getByRole('alert').textContent).toContain(
      'The order could not be loaded.The server did not respond.',
    );
    await user.click(button('Try Again'));
    await loadOrder.answer(orderOf(soldTomatoes));
    expect(line('Tomatoes, plum')).toBeTruthy();
  });

  test('can be read, but not added, while the catalog is unknown', async () => {
    const { loadOrder, loadToday, user } = show();
    await loadOrder.answer(orderOf(soldTomatoes));
    await loadToday.fail(failures.unavailable);
    expect([box('Tomatoes, plum').disabled, button('Add to Cart').hasAttribute('disabled')]).toEqual([true, true]);
    await user.click(button('Try Again'));
    await loadToday.answer(today);
    expect(box('Tomatoes, plum').checked).toBe(true);
  });
});

describe('before anything is added', () => {
  test('each line shows its changes since, and lines that cannot be ordered are disabled', async () => {
    await showOrder(undefined, { inCart: [{ ...twoCases, orderQuantity: 5 }] });
    expect(boxes()).toEqual([true, true, 'cannot', 'cannot']);
    expect(line('Tomatoes, plum').textContent).not.toContain('changed');
    expect(line('Tomatoes, plum').textContent).toContain('5 CS in cart');
    expect(line('Tomatoes, dearer').textContent).toContain('Price changed from $40.00 / CS to $48.00 / CS');
    expect(line('Tomatoes, pallet').textContent).toContain('No longer sold by PAL.');
    expect(line('Lobster').textContent).toContain('This product is unavailable.');
    expect(screen.getByText('2 of 4 lines')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Order Again' }).textContent).toContain('$192.00');
  });

  test('shows nothing about prices while they are hidden', async () => {
    const { unitPrice: _, extension: __, ...priceless } = dearer;
    await showOrder([priceless], { settings: { hidePricing: true } });
    expect(document.body.textContent).not.toMatch(/\$|price/i);
  });

  test('a unit is chosen where the old one is removed', async () => {
    const { user } = await showOrder();
    await user.selectOptions(within(line('Tomatoes, pallet')).getByRole('combobox'), 'EA');
    expect(line('Tomatoes, pallet').textContent).toContain('2 EA is now 12 EA: sold in multiples of 12.');
    expect(boxes()).toEqual([true, true, true, 'cannot']);
  });
});

describe('the quantities', () => {
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity of ${name}, CS` });
  const bar = () => screen.getByRole('region', { name: 'Order Again' }).textContent;

  test('are fields with the ordered values; the sum follows them, and 0 leaves a line out', async () => {
    const { user, validateLines } = await showOrder();
    expect([field('Tomatoes, plum').value, field('Tomatoes, dearer').value]).toEqual(['2', '2']);
    await user.clear(field('Tomatoes, plum'));
    await user.type(field('Tomatoes, plum'), '3');
    expect([bar(), line('Tomatoes, plum').textContent]).toEqual([
      expect.stringContaining('$240.00'),
      expect.stringContaining('$144.00'),
    ]);
    await user.clear(field('Tomatoes, dearer'));
    await user.type(field('Tomatoes, dearer'), '0');
    expect([bar(), boxes()]).toEqual([expect.stringContaining('1 of 4 lines'), [true, false, 'cannot', 'cannot']]);
    await user.click(button('Add to Cart'));
    expect(validateLines.asked).toMatchObject([{ lines: [{ id: -1, orderQuantity: '3' }] }]);
  });

  test('of discontinued products have no field', async () => {
    await showOrder();
    expect(within(line('Lobster')).queryByRole('textbox')).toBeNull();
  });

  test('that cannot be ordered are marked, and nothing is added', async () => {
    const { user, validateLines } = await showOrder();
    await user.clear(field('Tomatoes, plum'));
    await user.type(field('Tomatoes, plum'), 'two');
    await user.click(button('Add to Cart'));
    expect(screen.getByRole('alert').textContent).toBe('Nothing was added. Correct the quantities marked below.');
    expect([field('Tomatoes, plum').value, field('Tomatoes, plum').getAttribute('aria-invalid')]).toEqual([
      'two',
      'true',
    ]);
    expect(validateLines.asked).toEqual([]);
  });
});

describe("'Add to Cart'", () => {
  test("adds the chosen lines, at today's price, and shows how many", async () => {
    const { user, validateLines, writeCart, notices } = await showOrder();
    await user.click(box('Tomatoes, plum'));
    await user.click(button('Add to Cart'));
    await validateLines.answer([]);
    expect(writeCart.asked).toMatchObject([
      { command: { kind: 'addMany', lines: [{ productKey: 11, unitOfMeasure: 'CS', orderQuantity: '2' }] } },
    ]);
    expect(JSON.stringify(writeCart.asked)).not.toContain('overridePrice');
    const items = [{ cartLineItem: twoCases, isSuccess: true, message: null, errors: [] }];
    await writeCart.answer({ kind: 'done', cart: cartOf(2, twoCases), items });
    expect(notices).toEqual([
      {
        type: 'success',
        text: '1 Product Added To Cart',
        about: 'cart',
        action: { label: 'View cart', href: '/cart' },
      },
    ]);
    expect(line('Tomatoes, dearer').textContent).toContain('Added to the cart.');
    expect(boxes()).toEqual([false, false, 'cannot', 'cannot']);
  });

  test('asks before it changes a price in the cart, and adds nothing after Cancel', async () => {
    const { user, validateLines } = await showOrder([soldTomatoes], { inCart: [{ ...twoCases, unitPrice: 47 }] });
    await user.click(button('Add to Cart'));
    await user.click(button('Add Again'));
    expect(screen.getByRole('alertdialog', { name: 'Change Price By U/M?' }).textContent).toContain(
      'Product "Tomatoes, plum" and U/M "CS" already exist in the cart at a different price, are you sure you want to change the price?',
    );
    await user.click(button('Cancel'));
    expect(validateLines.asked).toEqual([]);
    await user.click(button('Add to Cart'));
    await user.click(button('Add Again'));
    await user.click(button('Change Price'));
    expect(validateLines.asked).toHaveLength(1);
  });

  test('shows beside a line why the server refuses it, and adds none before that is resolved', async () => {
    const { user, validateLines, writeCart } = await showOrder([soldTomatoes, dearer]);
    await user.click(button('Add to Cart'));
    const refused = validateLines.asked[0]?.lines[1];
    if (!refused) throw new Error('two lines are checked');
    await validateLines.answer([{ cartLineItem: refused, isSuccess: false, message: 'Not sold to you.', errors: [] }]);
    expect(line('Tomatoes, dearer').textContent).toContain('Not sold to you.');
    expect(screen.getByRole('alert').textContent).toContain('Nothing was added');
    expect([box('Tomatoes, plum').checked, box('Tomatoes, dearer').checked]).toEqual([true, false]);
    expect(writeCart.asked).toEqual([]);
  });

  test('without an answer repeats the same lines under the same key', async () => {
    const { user, validateLines, writeCart, loadCart } = await showOrder([soldTomatoes, dearer]);
    await user.click(button('Add to Cart'));
    await validateLines.answer([]);
    await writeCart.fail(failures.offline);
    await loadCart.answer(cartOf(1));
    expect(box('Tomatoes, plum').disabled).toBe(true);
    await user.click(button('Try Again'));
    const [first, second] = writeCart.asked;
    expect(second?.command).toEqual(first?.command);
  });

  test('with nothing chosen adds nothing and shows that', async () => {
    const { user, validateLines, notices } = await showOrder();
    await user.click(screen.getByRole('checkbox', { name: '2 of 4 lines' }));
    await user.click(button('Add to Cart'));
    expect(notices).toEqual([{ type: 'warning', text: '0 Products Added To Cart' }]);
    expect(validateLines.asked).toEqual([]);
  });
});

import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CartLine } from '#domain/cart/cart.ts';
import type { LastSale } from '#domain/order/lastSale.ts';
import type { Prices, Uncommitted } from '#domain/product/price.ts';
import type { Product } from '#domain/product/product.ts';
import { DEFAULT_USER_SETTINGS, type UserSettings } from '#domain/settings/settings.ts';
import { cartText } from '#domain/texts/cartText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { cartLineDialogMachine } from '#machines/ordering/cartLineDialog/cartLineDialogMachine.ts';
import { type PricedProduct, pricesMachine } from '#machines/shop/prices/pricesMachine.ts';
import { provideCartLineDialog } from '../../src/app/dialogs/cartLineParts.ts';
import { guardTab } from '../../src/app/navigation.ts';
import { CartLineDialog } from '../../src/features/ordering/cartLineDialog/CartLineDialog.tsx';
import { cartListener, environment, failures, lastSale, tomatoes, twoCases } from '../machines/samples.ts';
import { isBlocked, reasonOf } from '../support/screens/blocked.ts';
import { quietly } from '../support/walks/quietly.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { cue } from './cue.ts';

afterEach(cleanup);

/** The shop's prices and stock, as known to its lists. */
function inShop(uncommitted: Uncommitted | null = null) {
  const loadPrices = fromPromise<Readonly<Record<number, PricedProduct>>, { productKeys: readonly number[] }>(
    async () => ({ 11: { prices: {}, uncommitted } }),
  );
  const machine = quietly(pricesMachine).provide({ actors: { loadPrices }, delays: { batch: 0 } });
  return createActor(machine, { input: environment() }).start();
}

type Own = Partial<UserSettings> & { sellsAtZero?: boolean; line?: CartLine | null; product?: Product };

const inputOf = ({ sellsAtZero = false, line = null, product = tomatoes, ...own }: Own = {}) => ({
  product,
  line,
  settings: { ...DEFAULT_USER_SETTINGS, canChangePrice: true, ...own },
  sellsAtZero,
  cart: cartListener().ref,
  cartLines: () => [],
  newId: environment().newId,
  lastSale: (): LastSale | null => null,
});

function openUnpriced(uncommitted: Uncommitted | null = null, lastSale: LastSale | null = null, own: Own = {}) {
  const cart = cartListener();
  const loadLinePrices = cue<Prices, { product: Product }>();
  const input = { ...inputOf(own), cart: cart.ref, lastSale: () => lastSale };
  const machine = cartLineDialogMachine.provide({ actors: { loadLinePrices: loadLinePrices.port } });
  renderPiece(<CartLineDialog dialog={createActor(machine, { input }).start()} prices={inShop(uncommitted)} />);
  const over = async (name: string, text: string) => {
    const field = screen.getByRole<HTMLInputElement>('textbox', { name });
    await userEvent.click(field);
    field.select();
    await userEvent.keyboard(text);
    await userEvent.tab();
    return field;
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  const sent = () => cart.commands().flatMap((command) => (command.kind === 'add' ? [command.line] : []));
  return { over, save, sent, loadLinePrices };
}

async function open(uncommitted: Uncommitted | null = null, lastSale: LastSale | null = null) {
  const dialog = openUnpriced(uncommitted, lastSale);
  await dialog.loadLinePrices.answer({ CS: 1250.5, EA: 2.1 });
  return dialog;
}

describe('a number typed in the cart line dialog', () => {
  test.each(['-3', '1,5', '1,250.50'])('is marked, kept and not sent when it is the quantity %s', async (text) => {
    const { over, save, sent } = await open();
    const quantity = await over('Quantity', text);
    await save();
    expect(quantity.value).toBe(text);
    expect(screen.getByText(shopText('cart.quantityNotANumber', { typed: text }))).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  test.each(['-3', '1,5', '1,250'])('is marked, kept and not sent when it is the price %s', async (text) => {
    const { over, save, sent } = await open();
    const price = await over('Unit Price', text);
    await save();
    expect(price.value).toBe(text);
    expect(screen.getByText('Enter a price such as 12.50.')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  test('is sent as it reads, and a price may be written as the dialog writes its own', async () => {
    const { over, save, sent } = await open();
    expect((await over('Unit Price', '{End}{Backspace}{Backspace}75')).value).toBe('1250.75');
    await over('Quantity', ' 12');
    await save();
    expect(sent()).toMatchObject([{ orderQuantity: '12', overridePrice: '1250.75' }]);
  });

  test('CON-03: is a price override with the decimals of its price unit', async () => {
    const { over, save, sent } = await open();
    expect((await over('Unit Price', '32')).value).toBe('32.00');
    await save();
    expect(sent()).toMatchObject([{ overridePrice: '32' }]);
    cleanup();
    openUnpriced(null, null, { line: { ...twoCases, isOverridePrice: true, unitPrice: 32.5 } });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Unit Price' }).value).toBe('32.50');
  });

  test('shows a note when it was rounded', async () => {
    const { over } = await open();
    await over('Unit Price', '40.129');
    expect(screen.getByText('$40.129 was rounded to $40.13: prices by CS have at most 2 decimals.')).toBeTruthy();
  });
});

test('a price that failed to load is requested again in the dialog', async () => {
  const { loadLinePrices } = openUnpriced();
  await loadLinePrices.fail(failures.offline);
  expect(screen.getByText('Price not loaded')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await loadLinePrices.answer({ CS: 1250.5, EA: 2.1 });
  expect(screen.queryByText('Price not loaded')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Unit Price' }).value).toBe('$1,250.50');
});

describe('leaving the cart line dialog', () => {
  const QUESTION = 'Unsaved data would be lost by leaving the active view. Are you sure you wish to change the view?';
  const question = () => screen.queryByText(QUESTION);
  /** Also behind the question, which hides the dialog from assistive technology. */
  const isOpen = () => screen.queryByRole('textbox', { name: 'Quantity', hidden: true }) !== null;

  test('CART-10: asks first when something was typed, and not otherwise', async () => {
    const { over } = await open();
    await over('Quantity', '3');
    await userEvent.keyboard('{Escape}');
    expect([question() !== null, isOpen()]).toEqual([true, true]);
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(question()).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' }).value).toBe('3');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(isOpen()).toBe(false));
    cleanup();
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(question()).toBeNull();
  });

  test('LEAVE-01: closing the tab warns while something is typed', () => {
    const leaving = createActor(leavingMachine).start();
    const tab = new EventTarget();
    guardTab(tab, leaving);
    const warns = () => !tab.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const machine = provideCartLineDialog({ leaving: () => leaving, notify: () => undefined } as never);
    const dialog = createActor(
      machine.provide({ actors: { loadLinePrices: cue<Prices, { product: Product }>().port } }),
      { input: inputOf() },
    ).start();
    const type = (quantityText: string) => dialog.send({ type: 'draft.change', change: { quantityText } });
    const warned = [warns()];
    for (const text of ['7', '1', '7']) {
      type(text);
      warned.push(warns());
    }
    dialog.send({ type: 'dialog.cancel' });
    expect([...warned, warns()]).toEqual([false, true, false, true, false]);
  });
});

describe('a control of the cart line dialog that cannot be used', () => {
  const combobox = (name: string) => screen.getByRole('combobox', { name });
  const reset = () => screen.getByRole('button', { name: 'Price Override' });
  const unitReasons = () => ['Sell By U/M', 'Price By U/M'].map((name) => reasonOf(combobox(name)));

  test('is Price Override, until there is one', async () => {
    const { over } = await open();
    expect(reasonOf(reset())).toBe('The price is not overridden.');
    await over('Unit Price', '40');
    expect(isBlocked(reset())).toBe(false);
    await userEvent.click(reset());
    expect(reasonOf(reset())).toBe('The price is not overridden.');
  });

  test('CLD-06: is not Price Override while the typed price is invalid', async () => {
    const { over } = await open();
    const price = await over('Unit Price', 'twelve');
    await userEvent.click(reset());
    expect([price.value, screen.queryByText('Enter a price such as 12.50.')]).toEqual(['$1,250.50', null]);
  });

  test('is Sell By and Price By U/M of a line in the cart', () => {
    openUnpriced(null, null, { line: twoCases });
    const kept = 'A line in the cart keeps its unit. To order another unit, add the product again.';
    expect(unitReasons()).toEqual([kept, kept]);
  });

  test('is Sell By and Price By U/M of a product with one unit', () => {
    const byCase = ({ unitOfMeasure }: { unitOfMeasure: string }) => unitOfMeasure === 'CS';
    const { sellBys, priceBys } = tomatoes;
    openUnpriced(null, null, {
      product: { ...tomatoes, sellBys: sellBys.filter(byCase), priceBys: priceBys.filter(byCase) },
    });
    expect(unitReasons()).toEqual(['This product is sold by CS only.', 'This product is priced by CS only.']);
  });

  test('is Price By U/M where the account cannot change prices, and Save until a quantity is entered', async () => {
    const { over } = openUnpriced(null, null, { canChangePrice: false });
    expect(unitReasons()).toEqual([null, "Your account can't change prices."]);
    await over('Quantity', '0');
    expect(reasonOf(screen.getByRole('button', { name: /^Save/ }))).toBe('Enter a quantity.');
  });
});

describe('the stock in the cart line dialog', () => {
  const stock = (uncommitted_Stk: number) => ({ uncommitted_Stk, uncommitted_Alt: 0 });

  test.each([
    ['how much there is', 48, '1', '2 CS in stock'],
    ['that there is less than the line asks for', 48, '3', 'Only 2 CS in stock now'],
    ['that there is none', 0, '1', 'Out of stock'],
    ['that there is none where more is promised than in stock', -24, '1', 'Out of stock'],
  ])('shows %s, and the line is saved anyway', async (_, uncommitted_Stk, quantity, expected) => {
    const { over, save, sent } = await open(stock(uncommitted_Stk));
    await over('Quantity', quantity);
    expect(await screen.findByText(expected)).toBeTruthy();
    await save();
    expect(sent()).toMatchObject([{ orderQuantity: quantity }]);
  });
});

test('a price of 0 is warned of in the cart line dialog, and saved', async () => {
  const { over, save, sent } = await open();
  expect(screen.queryByText(shopText('cart.priceOfNothing'))).toBeNull();
  await over('Unit Price', '0');
  expect(screen.getByText(shopText('cart.priceOfNothing'))).toBeTruthy();
  await save();
  expect(sent()).toMatchObject([{ overridePrice: '0' }]);
});

describe('a product that is priced 0 by one unit', () => {
  const BUYER = { canChangePrice: false, syncPriceByWithSellByUMFlag: true };
  const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Save/ });

  test('cannot be saved by it, and Save shows why; by another one it can', async () => {
    const { over, loadLinePrices, save, sent } = openUnpriced(null, null, BUYER);
    await loadLinePrices.answer({ CS: 0, EA: 2.1 });
    expect(reasonOf(saveButton())).toBe('Call us for the price of this product.');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Unit Price' }).value).toBe('-.--');
    expect(screen.getByRole('status', { name: 'Extension' }).textContent).not.toContain('$');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sell By U/M' }), 'EA');
    await over('Quantity', '12');
    expect(isBlocked(saveButton())).toBe(false);
    await save();
    expect(sent()).toMatchObject([{ unitOfMeasure: 'EA' }]);
  });

  test('is saved where the site sells at 0, without a note', async () => {
    const { loadLinePrices, save, sent } = openUnpriced(null, null, { ...BUYER, sellsAtZero: true });
    await loadLinePrices.answer({ CS: 0, EA: 2.1 });
    expect(screen.queryByText('Call for price')).toBeNull();
    await save();
    expect(sent()).toMatchObject([{ unitOfMeasure: 'CS' }]);
  });
});

describe('a quantity far from what the customer takes', () => {
  const ask = () => screen.queryByRole('alertdialog', { name: 'Unusual Quantity' });

  test.each([
    [
      'five times the last order',
      lastSale,
      '10',
      cartText('cart.quantityUnusual', { asked: '10 CS', usual: '2 CS', reference: 'lastOrder' }),
    ],
    [
      '1,000 where nothing was bought before',
      null,
      '1000',
      cartText('cart.quantityLarge', { asked: '1,000 CS', large: '1,000 CS' }),
    ],
  ])('is asked about once in the cart line dialog, with both numbers: %s', async (_, last, quantity, question) => {
    const { over, save, sent } = await open(null, last);
    await over('Quantity', quantity);
    await save();
    expect(ask()?.textContent).toContain(question);
    expect(sent()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Change It' }));
    await save();
    await userEvent.click(screen.getByRole('button', { name: /^Keep / }));
    expect(sent()).toMatchObject([{ orderQuantity: quantity }]);
  });
});

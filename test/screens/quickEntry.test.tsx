import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { shopText } from '#domain/texts/shopText.ts';
import { dearTomatoes, guideOf, weekly } from '../machines/ordering/entrySamples.ts';
import { cartOf, priced } from '../machines/samples.ts';
import './knownTags.ts';
import { withWindow } from '../support/screens/windowWidth.ts';
import { add, focused, open, quantity, row, rowWith, shelf, totals, unit } from './quickEntryProducts.ts';

const page = withWindow();
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

describe('the keys of quick entry', () => {
  test('Enter moves to the quantity of the next editable row, Shift+Enter back', async () => {
    const { type, user } = await open();
    await type('Leeks', '3{Enter}');
    expect(focused()).toBe(quantity('Tomatoes, plum'));
    await user.keyboard('12{Shift>}{Enter}{/Shift}');
    expect(focused()).toBe(quantity('Leeks'));
    expect([quantity('Leeks').value, quantity('Tomatoes, plum').value]).toEqual(['3', '12']);
  });

  test('Enter in the last row moves to Add to Cart, and Escape from there back to the row', async () => {
    const { type, user } = await open();
    await type('Zest of lemon', '3{Enter}');
    expect(focused()).toBe(add());
    await user.keyboard('{Escape}');
    expect(focused()).toBe(quantity('Zest of lemon'));
  });

  test('Tab moves through the fields of a row and on to the next; the link to the product is skipped', async () => {
    const { user } = await open();
    act(() => quantity('Tomatoes, plum').focus());
    await user.tab();
    expect(focused()).toBe(unit('Tomatoes, plum'));
    await user.tab();
    expect(focused()).toBe(quantity('Zest of lemon'));
  });

  test('Tab moves to the price and its unit where they may be changed', async () => {
    const { user } = await open({ settings: { canChangePrice: true } });
    act(() => quantity('Tomatoes, plum').focus());
    await user.tab();
    await user.tab();
    expect(focused()).toBe(screen.getByLabelText('Unit Price of Tomatoes, plum'));
    await user.tab();
    expect(focused()).toBe(screen.getByLabelText('Price By U/M of Tomatoes, plum'));
  });

  test('the arrows change the quantity by the multiple of its unit, never below nothing', async () => {
    const { user } = await open();
    await user.selectOptions(unit('Tomatoes, plum'), 'EA');
    act(() => quantity('Tomatoes, plum').focus());
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(quantity('Tomatoes, plum').value).toBe('24');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(quantity('Tomatoes, plum').value).toBe('');
  });

  test('minus and plus beside the quantity do the same on a phone, and Tab passes them by', async () => {
    page.width = 360;
    const { user } = await open();
    const less = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Less: Quantity of Tomatoes, plum' });
    await user.selectOptions(unit('Tomatoes, plum'), 'EA');
    await user.click(screen.getByRole('button', { name: 'More: Quantity of Tomatoes, plum' }));
    expect([quantity('Tomatoes, plum').value, less().disabled]).toEqual(['12', false]);
    await user.click(less());
    expect([quantity('Tomatoes, plum').value, less().disabled]).toEqual(['', true]);
    act(() => quantity('Tomatoes, plum').focus());
    await user.tab();
    expect(focused()).toBe(unit('Tomatoes, plum'));
  });

  test('minus and plus are hidden where there is a keyboard', async () => {
    await open();
    expect(screen.queryByRole('button', { name: /^More: / })).toBeNull();
  });

  test('Escape restores the row as it was at the start of the edit', async () => {
    const { type, user } = await open();
    await type('Tomatoes, plum', '5{Enter}');
    await user.click(quantity('Tomatoes, plum'));
    await user.keyboard('7');
    await user.selectOptions(unit('Tomatoes, plum'), 'EA');
    await user.keyboard('{Escape}');
    expect([quantity('Tomatoes, plum').value, unit('Tomatoes, plum').value]).toEqual(['5', 'CS']);
  });

  test('Ctrl+Enter moves to Add to Cart from anywhere in the list', async () => {
    const { type } = await open();
    await type('Leeks', '3{Control>}{Enter}{/Control}');
    expect(focused()).toBe(add());
  });
});

test('a row shows that its product is out of stock, and accepts a quantity anyway', async () => {
  const stocked = (uncommitted_Stk: number) => ({ ...priced, uncommitted: { uncommitted_Stk, uncommitted_Alt: 0 } });
  const { type } = await open({ prices: { 11: stocked(0), 13: stocked(5) } });
  expect(row(quantity('Tomatoes, plum')).textContent).toContain('Out of stock');
  expect(row(quantity('Leeks')).textContent).not.toContain('Out of stock');
  await type('Tomatoes, plum', '2');
  expect(totals()).toContain('Total Items1');
});

test('a row warns of a price of 0 once it is ordered', async () => {
  const { type, user } = await open({ settings: { canChangePrice: true } });
  await type('Tomatoes, plum', '2');
  expect(screen.queryByText(shopText('cart.priceOfNothing'))).toBeNull();
  await user.click(screen.getByLabelText('Unit Price of Tomatoes, plum'));
  await user.keyboard('0');
  expect(row(quantity('Tomatoes, plum')).textContent).toContain(shopText('cart.priceOfNothing'));
});

describe('typed text', () => {
  test.each([
    ...['1.5.2', '-3', '1,5', '1,250.50', '1e3', '١٢'].map(
      (text) => [text, shopText('cart.quantityNotANumber', { typed: text })] as const,
    ),
    ['99999999999999999999', shopText('reasons.quantityTooLarge')] as const,
  ])('stays unchanged with its error when %s is not a quantity', async (text, error) => {
    const { user } = await open();
    await user.click(quantity('Leeks'));
    await user.paste(text);
    expect(quantity('Leeks').value).toBe(text);
    expect(within(row(quantity('Leeks'))).getByText(error)).toBeTruthy();
    expect(quantity('Leeks').getAttribute('aria-invalid')).toBe('true');
    await user.tab();
    expect(quantity('Leeks').value).toBe(text);
  });

  test.each([
    ['-3', '-3', '-3'],
    ['1,5', '1,5', '1,5'],
    [' 12', '12', null],
  ])('over a selected 7 is never another number: %j', async (text, left, wrong) => {
    const { user, type } = await open();
    await type('Leeks', '7{Enter}{Shift>}{Enter}{/Shift}');
    await user.keyboard(text);
    expect(quantity('Leeks').value).toBe(text);
    await user.tab();
    expect(quantity('Leeks').value).toBe(left);
    expect(within(row(quantity('Leeks'))).queryByText(/is not a quantity/)?.textContent ?? null).toBe(
      wrong && shopText('cart.quantityNotANumber', { typed: wrong }),
    );
  });

  test('is marked too while its row is out of view', async () => {
    const { user, type } = await open();
    await type('Leeks', '7');
    act(() => screen.getByRole<HTMLElement>('region', { name: 'Products' }).focus());
    // Nothing scrolls here: the row cannot be found before it is labeled.
    delete row(quantity('Leeks')).dataset.line;
    await user.keyboard('a-3');
    expect(quantity('Leeks').value).toBe('-3');
  });

  test('is not counted on from when it is invalid', async () => {
    const { type } = await open();
    await type('Leeks', '1,5{ArrowUp}{ArrowDown}');
    expect(quantity('Leeks').value).toBe('1,5');
  });

  test('is nothing when it is blanks', async () => {
    const { user } = await open();
    await user.click(quantity('Leeks'));
    await user.paste('   ');
    await user.tab();
    expect(quantity('Leeks').getAttribute('aria-invalid')).toBeNull();
    expect(totals()).toContain('Items0');
  });

  test('shows that it is not a multiple once it is complete, not while it is typed', async () => {
    const { user, type } = await open();
    await user.selectOptions(unit('Tomatoes, plum'), 'EA');
    await type('Tomatoes, plum', '1');
    expect(screen.queryByText('Enter a multiple of 12')).toBeNull();
    await user.keyboard('3{Enter}');
    expect(within(row(quantity('Tomatoes, plum'))).getByText('Enter a multiple of 12')).toBeTruthy();
  });

  test('opens the paste dialog when it is a list', async () => {
    const { shop, quickEntry, user } = await open();
    const heard: unknown[] = [];
    shop.dialogs.system.inspect((event) => {
      if (event.type === '@xstate.event' && event.event.type === 'paste.open') heard.push(event.event);
    });
    await user.click(quantity('Leeks'));
    await user.paste('TOM\t3\nLEE\t2');
    expect(heard).toEqual([{ type: 'paste.open', text: 'TOM\t3\nLEE\t2', quickEntry }]);
    expect(quantity('Leeks').value).toBe('');
  });
});

describe('a row', () => {
  test('shows price, price unit and amount', async () => {
    const { type } = await open();
    await type('Tomatoes, plum', '2');
    expect(rowWith('Tomatoes, plum').textContent).toContain('$48.00/ CS$96.00');
  });

  test('shows to call for a price of 0, and no amount that could be mistaken for one', async () => {
    const { type } = await open({ prices: { 11: { ...priced, prices: { CS: 0 } } } });
    await type('Tomatoes, plum', '2');
    expect(rowWith('Tomatoes, plum').textContent).toContain('-.--/ CS');
    expect(rowWith('Tomatoes, plum').textContent).toContain('Call for price');
    expect(rowWith('Tomatoes, plum').textContent).not.toContain('$');
  });

  test('shows no price, price unit and extension while pricing is hidden', async () => {
    const { type } = await open({ settings: { hidePricing: true, canChangePrice: true } });
    await type('Tomatoes, plum', '2');
    expect(rowWith('Tomatoes, plum').textContent).not.toMatch(/\$|\/ CS/);
    expect(screen.queryByLabelText('Unit Price of Tomatoes, plum')).toBeNull();
    expect(totals()).not.toContain('$');
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Product',
      'Quantity',
      'Sell By U/M',
      'Message',
    ]);
  });

  test('of an excluded product, and of one without units, has no fields', async () => {
    await open();
    expect(rowWith('Rum').textContent).toContain('Excluded for this customer');
    expect(rowWith('Spoons').textContent).toContain('Product has no Sell By U/M');
    expect(screen.queryByLabelText('Quantity of Rum')).toBeNull();
    expect(screen.queryByLabelText('Quantity of Spoons')).toBeNull();
  });

  test('of a product that was excluded after it was entered keeps its quantity and can be removed', async () => {
    const { user } = await open({
      guide: 'Weekly',
      catalogue: {
        ...shelf,
        guides: [guideOf('Weekly', { ...weekly, productKey: 14, unitOfMeasure: 'EA' })],
      },
    });
    expect(rowWith('Rum').textContent).toContain('5 EA');
    await user.click(screen.getByRole('button', { name: 'Remove Rum' }));
    expect(rowWith('Rum').textContent).not.toContain('5 EA');
    expect(totals()).toContain('Items0');
  });

  test('shows a unit that is no longer sold until another is chosen', async () => {
    const { user } = await open({
      guide: 'Weekly',
      catalogue: { ...shelf, guides: [guideOf('Weekly', { ...weekly, unitOfMeasure: 'PAL' })] },
    });
    expect(unit('Tomatoes, plum').value).toBe('PAL');
    expect(unit('Tomatoes, plum').getAttribute('aria-invalid')).toBe('true');
    await user.selectOptions(unit('Tomatoes, plum'), 'CS');
    expect(unit('Tomatoes, plum').getAttribute('aria-invalid')).toBeNull();
  });

  test('shows how much of the product is in the cart', async () => {
    await open({ cart: cartOf(1, dearTomatoes) });
    expect(rowWith('Tomatoes, plum').textContent).toContain('1 CS in cart');
  });

  test('takes another price, and its own again when the price is emptied', async () => {
    const { user } = await open({ settings: { canChangePrice: true } });
    const price = screen.getByLabelText<HTMLInputElement>('Unit Price of Tomatoes, plum');
    await user.click(price);
    await user.keyboard('50');
    await user.tab();
    expect(price.value).toBe('50.00');
    await user.clear(price);
    await user.tab();
    expect(price.value).toBe('$48.00');
  });
});

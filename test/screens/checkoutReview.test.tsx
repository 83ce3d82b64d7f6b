import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { dates, dearerOffer, offer, order, refusedOrder, savedCart } from '../machines/ordering/checkoutSamples.ts';
import { failures } from '../machines/samples.ts';
import { reasonOf } from '../support/screens/blocked.ts';
import { withWindow } from '../support/screens/windowWidth.ts';
import { button, open, review, step } from './openedCheckout.ts';

withWindow();

describe('the order review', () => {
  test('shows its address, its lines and its cost', async () => {
    await review();
    const text = step('Confirm Order').textContent;
    for (const part of ['Pier 9 (PIER)', '03/05/2026', 'STANDING', 'Tomatoes, plum', '2 CS', '$48.00 / CS', '$96.00']) {
      expect(text).toContain(part);
    }
    const amounts = ['Lines$96.00', 'Add-on Charges$5.00', 'Taxable Amount$0.00', 'Tax$0.00', 'Total$101.00'];
    for (const amount of amounts) expect(text).toContain(amount);
    expect(document.activeElement).toBe(step('Confirm Order'));
  });

  test.each([
    [0, 'Out of stock'],
    [24, 'Only 1 CS in stock now'],
    [48, null],
  ])('shows what is missing of %d pieces in two cases, and can be sent', async (uncommitted_Stk, expected) => {
    const { loadPrices, send, user } = await review();
    await waitFor(() => expect(loadPrices.asked).toEqual([{ productKeys: [11] }]));
    await loadPrices.answer({ 11: { prices: { CS: 48 }, uncommitted: { uncommitted_Stk, uncommitted_Alt: 0 } } });
    const shown = within(step('Confirm Order')).queryByText(/in stock now|Out of stock/);
    expect(shown?.textContent ?? null).toBe(expected);
    await user.click(button('Submit Order'));
    expect(send.asked).toHaveLength(1);
  });

  test('names one total, with its tax, in the step and beside it', async () => {
    const taxed = { ...offer, estimate: { ...offer.estimate, tax: 2.5, total: 103.5 } };
    await review({}, taxed);
    const summary = screen.getByRole('complementary', { name: 'Order Summary' });
    expect(summary.textContent).toContain('Tax$2.50Total$103.50');
    expect(summary.textContent).not.toContain('$96.00');
    expect(step('Confirm Order').textContent).toContain('Total $103.50 incl. $2.50 tax');
  });

  test("marks the total as 'est.' when a line is an estimate", async () => {
    const lines = savedCart.lines.map((line) => ({ ...line, isEstimate: true }));
    await review({}, { ...offer, cart: { ...savedCart, lines } });
    expect(step('Confirm Order').textContent).toContain('Totalest. $101.00');
  });

  test('shows no amount while pricing is hidden', async () => {
    await review({ settings: { hidePricing: true } }, { cart: savedCart, estimate: {} });
    expect(document.body.textContent).not.toContain('$');
    expect(document.body.textContent).not.toContain('-.--');
  });

  test('names the products that cannot be ordered, in both steps, and offers no Submit', async () => {
    const gone = { ...savedCart, messages: ['P-110 Oysters: This product is unavailable.'] };
    const { loadDates, loadOffer, user } = await open({}, gone);
    await loadDates.answer(dates);
    expect(step('Delivery').textContent).toContain('P-110 Oysters: This product is unavailable.');
    await user.click(button('Continue'));
    await loadOffer.answer({ ...offer, cart: gone });
    expect([...screen.getByRole('alert').children].map((line) => line.textContent)).toEqual([
      'This cart cannot be ordered yet.',
      'P-110 Oysters: This product is unavailable.',
    ]);
    expect(reasonOf(button('Submit Order'))).toBe('Change the lines named above in the cart to continue.');
  });

  test('offers no Submit below the minimum, in the specified words where amounts are visible', async () => {
    const below = { ...savedCart, isBelowMinimum: true, minimumShort: 4 };
    await review({}, { ...offer, cart: below });
    expect(screen.getByRole('alert').textContent).toContain(
      'Current Cart Line Total is $96.00.Minimum order amount for this zip code is $100.00.',
    );
    expect(reasonOf(button('Submit Order'))).toBe(
      'The cart is $4.00 below your minimum of $100.00. Add more to the cart.',
    );
  });

  test('shows a higher price by the name of its product, from the delivery step on', async () => {
    await open({}, dearerOffer.cart);
    const risen = screen.getByRole('row', { name: /Tomatoes, plum/ });
    expect(risen.textContent).toBe('Tomatoes, plum$48.00 / CS$50.00 / CS');
  });

  test('sends one order however often the button is pressed', async () => {
    const { send, user } = await review();
    await user.dblClick(button('Submit Order'));
    await user.click(button('Submit Order'));
    expect(send.asked).toHaveLength(1);
    expect(button('Back').disabled).toBe(true);
  });

  test('shows a risen total and price beside the old ones before it is sent again', async () => {
    const { send, user } = await review();
    await user.click(button('Submit Order'));
    await send.answer({ kind: 'stale', offer: dearerOffer });
    const alert = screen.getByRole('alert');
    expect(document.activeElement).toBe(alert);
    expect(alert.textContent).toContain('The total went up from $101.00 to $105.00.');
    expect(
      within(alert)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['$48.00 / CS', '$50.00 / CS']);
    await user.click(button('Submit Order'));
    expect(send.asked.map(({ submission: { orderTotal } }) => orderTotal)).toEqual([101, 105]);
  });

  test('shows higher prices before the first submit', async () => {
    await review({}, dearerOffer);
    expect(step('Confirm Order').textContent).toContain('Prices have increased since you last reviewed this order.');
    expect(step('Confirm Order').textContent).toContain('2 CS$48.00 / CS $50.00 / CS$100.00');
  });

  test('shows every reason of a refusal on a line of its own', async () => {
    const { send, user } = await review();
    await user.click(button('Submit Order'));
    await send.answer({ kind: 'order', order: refusedOrder });
    expect([...screen.getByRole('alert').children].map((line) => line.textContent)).toEqual([
      'Credit limit reached.',
      'Call us.',
    ]);
  });

  test('never calls a lost answer a failure: it asks, and shows the receipt of what it finds', async () => {
    const { send, ask, user } = await review();
    await user.click(button('Submit Order'));
    await send.fail(failures.offline);
    expect(screen.getByRole('status').textContent).toContain('Checking on your order.');
    await ask.fail(failures.offline);
    expect(screen.getByRole('status').textContent).toContain('Your order may already be placed.');
    await user.click(button('Ask Now'));
    await ask.answer({ kind: 'order', order });
    expect(step('Receipt').textContent).toContain('500001');
    expect(send.asked).toHaveLength(1);
  });

  test('shows that the estimate failed and asks again', async () => {
    const { loadDates, loadOffer, user } = await open({}, savedCart);
    await loadDates.answer(dates);
    await user.click(button('Continue'));
    await loadOffer.fail(failures.offline);
    expect(screen.getByText('An unexpected error occurred. Please contact support.')).toBeTruthy();
    await user.click(button('Try Again'));
    await loadOffer.answer(offer);
    expect(button('Submit Order')).toBeTruthy();
  });
});

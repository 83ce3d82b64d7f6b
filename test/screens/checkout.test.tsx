import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import type { Offer } from '#domain/checkout/offer.ts';
import { formatMoment } from '#domain/shownDay.ts';
import {
  dates,
  datesFrom,
  dearerOffer,
  island,
  laterDates,
  newCart,
  offer,
  order,
  pier,
  refusedOrder,
  savedCart,
  submission,
} from '../machines/ordering/checkoutSamples.ts';
import { failures, loadedCatalogue } from '../machines/samples.ts';
import { withWindow } from '../support/windowWidth.ts';
import { type CheckoutChange, checkoutOnCue } from './checkoutOnCue.tsx';

const page = withWindow();

/** At the Delivery step, or before it where a message stands. */
async function open(change: CheckoutChange = {}, cart: Cart = newCart) {
  const world = checkoutOnCue(change);
  await world.loadCart.answer(cart);
  await world.catalogue.answer(loadedCatalogue);
  await world.recall.answer(null);
  await world.loadCart.answer(cart);
  return world;
}

async function review(change: CheckoutChange = {}, offered: Offer = offer) {
  const world = await open(change, savedCart);
  await world.loadDates.answer(dates);
  await world.user.click(button('Continue'));
  await world.loadOffer.answer(offered);
  return world;
}

/** Its busy label, which the style sheet hides, follows its own. */
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name}`) });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** The line below a field. */
const foot = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent ?? null;
const step = (name: string) => screen.getByRole('region', { name });
const alerts = () => screen.getAllByRole('alert').map((alert) => alert.textContent);

describe('checkout shows', () => {
  test("'No items in cart' and the way to the products", async () => {
    await open({}, { ...newCart, lines: [] });
    expect(screen.getByText('No items in cart')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse Products' })).toBeTruthy();
  });

  test('that it could not be loaded, and tries again', async () => {
    const { loadCart, recall, user } = checkoutOnCue();
    await loadCart.answer(newCart);
    await recall.answer(null);
    await loadCart.fail(failures.offline);
    await user.click(button('Try Again'));
    await recall.answer(null);
    await loadCart.answer(newCart);
    expect(step('Delivery')).toBeTruthy();
  });

  test('only the steps of this buyer', async () => {
    await open();
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(titles).toEqual(['Order Summary', 'Delivery', 'Confirm Order, not yet', 'Receipt, not yet']);
  });

  test('the message first, as it was written, and goes on when it was acknowledged', async () => {
    const { user, went } = await open({ settings: { checkoutMessage: 'Closed on Monday.\nThank you.' } });
    expect(step('Message').textContent).toContain('Closed on Monday.\nThank you.');
    await user.click(button('Back'));
    expect(went).toEqual(['/cart']);
    await user.click(button('Acknowledge'));
    expect(document.activeElement).toBe(step('Delivery'));
  });

  test('what is ordered, above and folded below 1024 px', async () => {
    page.width = 1023;
    await open();
    const folded = screen.getByText('Order Summary').closest('details');
    expect(folded?.textContent).toContain('1 item · $96.00');
    expect(folded?.open).toBe(false);
  });
});

describe('the delivery step', () => {
  test('starts with the ship-to, the P.O. and the date of the customer', async () => {
    const { loadDates } = await open();
    expect(field('Delivery Date').disabled).toBe(true);
    await loadDates.answer(dates);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ship To' }).value).toBe('PIER');
    expect(field('Customer P.O.').value).toBe('STANDING');
    expect(field('Delivery Date').value).toBe('03/05/2026');
    expect(screen.getByText('Earliest 03/05/2026')).toBeTruthy();
  });

  test('leaves the date to the buyer where the site wants that, and then requires it', async () => {
    const { loadDates, user } = await open({ settings: { defaultDeliveryDateFlag: 'RequireUserEntry' } });
    await loadDates.answer(dates);
    expect(field('Delivery Date').value).toBe('');
    await user.click(button('Continue'));
    expect(screen.getByText('Delivery date is required')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clear Delivery Date' })).toBeNull();
  });

  test('says what is missing, at its field, and puts the focus there', async () => {
    const { loadDates, user, write } = await open({ settings: { requiredPO: true } });
    await loadDates.answer(dates);
    await user.clear(field('Customer P.O.'));
    await user.click(button('Continue'));
    expect(screen.getByText('Customer P.O. is required')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Customer P.O.')));
    expect(write.asked).toEqual([]);
  });

  test('takes no more characters than the specification allows', async () => {
    await open();
    expect([field('Customer P.O.').maxLength, field('Special Instruction 1').maxLength]).toEqual([20, 50]);
    expect(field('Notes').maxLength).toBe(2000);
  });

  test('refuses a date before the earliest one', async () => {
    const { loadDates, user } = await open();
    await loadDates.answer(laterDates);
    await user.clear(field('Delivery Date'));
    await user.type(field('Delivery Date'), '03/06/2026');
    await user.click(button('Continue'));
    expect(screen.getByText('The earliest delivery date is 03/09/2026')).toBeTruthy();
  });

  test('says of a date what is wrong with the one that stands there, entry by entry', async () => {
    const { loadDates, user } = await open();
    await loadDates.answer(laterDates);
    const said: (string | null)[] = [];
    for (const date of ['03/06/2026', '03/20/2026', 'tomorrow', '03/06/2026', '03/12/2026']) {
      await user.clear(field('Delivery Date'));
      await user.type(field('Delivery Date'), date);
      await user.tab();
      said.push(foot('Delivery Date'));
    }
    const earliest = 'The earliest delivery date is 03/09/2026';
    const fine = 'Earliest 03/09/2026';
    expect(said).toEqual([earliest, fine, 'Enter a date as MM/DD/YYYY', earliest, fine]);
  });

  test('does not hold the error of one date against the next while that is being typed', async () => {
    const { loadDates, user } = await open();
    await loadDates.answer(laterDates);
    await user.clear(field('Delivery Date'));
    await user.type(field('Delivery Date'), '03/06/2026{Enter}');
    expect(field('Delivery Date').ariaInvalid).toBe('true');
    await user.clear(field('Delivery Date'));
    await user.type(field('Delivery Date'), '03/20/2026');
    expect(foot('Delivery Date')).toBe('Earliest 03/09/2026');
  });

  test('does not go on with the date before, when what stands there is none', async () => {
    const { loadDates, user, write } = await open();
    await loadDates.answer(dates);
    await user.clear(field('Delivery Date'));
    await user.type(field('Delivery Date'), '02/30/2027');
    await user.click(button('Continue'));
    expect(write.asked).toEqual([]);
    expect(field('Delivery Date').value).toBe('02/30/2027');
    await waitFor(() => expect(document.activeElement).toBe(field('Delivery Date')));
  });

  test('judges a date by the dates of the ship-to that stands there', async () => {
    const { loadDates, user } = await open();
    await loadDates.answer(dates);
    await user.clear(field('Delivery Date'));
    await user.type(field('Delivery Date'), '03/04/2026');
    await user.tab();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ship To' }), 'ISLE');
    expect(foot('Delivery Date')).toBe('');
    await loadDates.answer(datesFrom('2026-03-04'));
    expect(foot('Delivery Date')).toBe('Earliest 03/04/2026');
  });

  test('says on which days goods come and until when to order, and offers the next dates', async () => {
    const { loadDates, user } = await open();
    await loadDates.answer(dates);
    const orderBy = formatMoment('2026-03-04T16:00:00-05:00');
    expect(step('Delivery').textContent).toContain(
      `Delivery on Mondays to Fridays. Order by ${orderBy} for Thu 03/05/2026.`,
    );
    const next = within(screen.getByRole('group', { name: 'Next Delivery Dates' })).getAllByRole('button');
    expect(next.map(({ textContent }) => textContent)).toEqual(['Thu 03/05/2026', 'Fri 03/06/2026', 'Mon 03/09/2026']);
    await user.click(button('Fri 03/06/2026'));
    expect(field('Delivery Date').value).toBe('03/06/2026');
    expect(button('Fri 03/06/2026').ariaPressed).toBe('true');
  });

  test('offers in the field no day without delivery, and none that is too far ahead', async () => {
    const { loadDates, user } = await open();
    await loadDates.answer(dates);
    const calendar = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Choose Delivery Date' });
    expect([...calendar.options].map(({ value }) => value)).toEqual(['', ...dates.dates]);
    await user.selectOptions(calendar, 'Mon 03/09/2026');
    expect(field('Delivery Date').value).toBe('03/09/2026');
  });

  test.each([
    ['2026-03-08', 'There is no delivery on Sundays'],
    ['2026-05-04', 'The latest delivery date is 04/03/2026'],
    ['2026-03-06', 'Earliest 03/05/2026'],
  ])('reads %s as it is typed, and says beside the field: %s', async (typed, said) => {
    const { loadDates, user } = await open();
    await loadDates.answer(dates);
    await user.clear(field('Delivery Date'));
    await user.type(field('Delivery Date'), `${typed}{Tab}`);
    expect(foot('Delivery Date')).toBe(said);
  });

  test('asks for the dates of another ship-to and takes its default, keeping what was typed elsewhere', async () => {
    const { loadDates, user } = await open();
    await loadDates.answer(dates);
    await user.type(field('Notes'), 'Ring twice');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ship To' }), 'ISLE');
    await loadDates.answer(laterDates);
    expect(loadDates.asked).toEqual([{ shipTo: 'PIER' }, { shipTo: 'ISLE' }]);
    expect(field('Delivery Date').value).toBe('03/09/2026');
    expect(field('Notes').value).toBe('Ring twice');
  });

  test("says 'Unable to Load Delivery Dates.', goes on without one and can ask again", async () => {
    const { loadDates, user } = await open();
    await loadDates.fail(failures.offline);
    expect(screen.getByText('Unable to Load Delivery Dates.')).toBeTruthy();
    expect(button('Continue').disabled).toBe(false);
    await user.click(button('Try Again'));
    await loadDates.answer(dates);
    expect(field('Delivery Date').value).toBe('03/05/2026');
  });

  test('blocks below the minimum of the ship-to, with both amounts', async () => {
    const { loadDates, user } = await open();
    await loadDates.answer(dates);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ship To' }), 'ISLE');
    await loadDates.answer(dates);
    expect(alerts()).toEqual([
      'Current Cart Line Total is $96.00.Minimum order amount for this zip code is $96.01.$0.01 to go',
    ]);
    expect(button('Continue').disabled).toBe(true);
  });

  test('lets the minimum itself pass', async () => {
    const { loadDates } = await open({ customer: { shiptos: [{ ...island, minimumOrderAmount: 96 }] } });
    await loadDates.answer(dates);
    expect(button('Continue').disabled).toBe(false);
  });

  test('blocks a zip code that is not delivered to, in the words of the site', async () => {
    const { loadDates } = await open({
      site: { zipCodeRestrictionFlag: true, zipCodeRestrictionMessage: 'Too far away.' },
      customer: { shiptos: [{ ...pier, isValidZipCode: false }] },
    });
    await loadDates.answer(dates);
    expect(alerts()).toEqual(['Too far away.']);
    expect(button('Continue').disabled).toBe(true);
  });

  test('keeps what was typed when the header is refused, says why and puts the focus there', async () => {
    const { loadDates, user, write, loadCart } = await open();
    await loadDates.answer(dates);
    await user.type(field('Notes'), 'Ring twice');
    await user.click(button('Continue'));
    expect(button('Continue').ariaBusy).toBe('true');
    await write.answer({ kind: 'refused', text: 'There is no delivery on Sundays', cart: newCart });
    expect(field('Notes').value).toBe('Ring twice');
    expect(document.activeElement?.textContent).toBe('There is no delivery on Sundays');
    expect(loadCart.asked).toHaveLength(2);
  });

  test('goes on with a saved header, back again with everything that was typed', async () => {
    const { loadDates, user, write, loadOffer } = await open();
    await loadDates.answer(dates);
    await user.type(field('Notes'), 'Ring twice');
    await user.click(button('Continue'));
    await write.answer({ kind: 'done', cart: { ...savedCart, header: { ...savedCart.header, notes: 'Ring twice' } } });
    await loadOffer.answer(offer);
    await user.click(button('Back'));
    await loadDates.answer(dates);
    expect(field('Notes').value).toBe('Ring twice');
  });
});

describe('the order review', () => {
  test('shows where it goes, what it holds and what it costs', async () => {
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
  ])('says of two cases what of %d pieces is missing, and can be sent', async (uncommitted_Stk, told) => {
    const { loadPrices, send, user } = await review();
    await waitFor(() => expect(loadPrices.asked).toEqual([{ productKeys: [11] }]));
    await loadPrices.answer({ 11: { prices: { CS: 48 }, uncommitted: { uncommitted_Stk, uncommitted_Alt: 0 } } });
    const shown = within(step('Confirm Order')).queryByText(/in stock now|Out of stock/);
    expect(shown?.textContent ?? null).toBe(told);
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
      'This cart cannot be ordered as it is.',
      'P-110 Oysters: This product is unavailable.',
    ]);
    expect(button('Submit Order').disabled).toBe(true);
  });

  test('offers no Submit below the minimum, in the words of the specification where amounts may be seen', async () => {
    const below = { ...savedCart, isBelowMinimum: true, minimumShort: 4 };
    await review({}, { ...offer, cart: below });
    expect(screen.getByRole('alert').textContent).toContain(
      'Current Cart Line Total is $96.00.Minimum order amount for this zip code is $100.00.',
    );
    expect(button('Submit Order').disabled).toBe(true);
  });

  test('tells of a risen price by the name of its product, from the delivery step on', async () => {
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
    await send.answer({ kind: 'moved', offer: dearerOffer });
    const alert = screen.getByRole('alert');
    expect(document.activeElement).toBe(alert);
    expect(alert.textContent).toContain('The total has risen from $101.00 to $105.00.');
    expect(
      within(alert)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['$48.00 / CS', '$50.00 / CS']);
    await user.click(button('Submit Order'));
    expect(send.asked.map(({ orderTotal }) => orderTotal)).toEqual([101, 105]);
  });

  test('tells of risen prices before the first submit', async () => {
    await review({}, dearerOffer);
    expect(step('Confirm Order').textContent).toContain('Prices have risen since they were last shown to you.');
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
    expect(screen.getByRole('status').textContent).toContain('Finding out what became of your order.');
    await ask.fail(failures.offline);
    expect(screen.getByRole('status').textContent).toContain('Your order may already have been placed.');
    await user.click(button('Ask Now'));
    await ask.answer({ kind: 'order', order });
    expect(step('Receipt').textContent).toContain('500001');
    expect(send.asked).toHaveLength(1);
  });

  test('says that the estimate did not come and asks again', async () => {
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

describe('the receipt', () => {
  test('shows number, total, messages and the confirmation, and ends at the landing page', async () => {
    const { send, user, went } = await review();
    await user.click(button('Submit Order'));
    await send.answer({ kind: 'order', order: { ...order, messages: ['Delivered by Bob.\nBetween 6 and 9.'] } });
    const receipt = step('Receipt');
    for (const part of ['Order Number500001', 'Estimated Total$101.00', 'Delivered by Bob.', 'Between 6 and 9.']) {
      expect(receipt.textContent).toContain(part);
    }
    expect(document.activeElement).toBe(receipt);
    expect(screen.getByRole('button', { name: /Confirmation of order 500001/ })).toBeTruthy();
    await user.click(button('Finish'));
    expect(went).toEqual(['/']);
  });

  test('offers no confirmation that its reader may not see', async () => {
    const { send, user } = await review({ settings: { canViewConfirmation: false } });
    await user.click(button('Submit Order'));
    await send.answer({ kind: 'order', order });
    expect(screen.queryByRole('button', { name: /Confirmation/ })).toBeNull();
  });

  test('comes after a reload while sending, without sending again', async () => {
    const { recall, ask, send, loadCart } = checkoutOnCue();
    await loadCart.answer(newCart);
    await recall.answer(submission);
    expect(screen.getByRole('status').textContent).toContain('Finding out what became of your order.');
    await ask.answer({ kind: 'order', order });
    expect(step('Receipt').textContent).toContain('500001');
    expect(send.asked).toEqual([]);
  });
});

test('leaving checkout ends it', async () => {
  const { area, loadDates } = await open();
  await loadDates.answer(dates);
  act(() => area.send({ type: 'page.leave' }));
  expect(area.getSnapshot().children.checkout).toBeUndefined();
});

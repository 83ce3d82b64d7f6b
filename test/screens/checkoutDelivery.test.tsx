import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import {
  consumerWith,
  dates,
  datesFrom,
  fillingVisit,
  island,
  laterDates,
  newCart,
  offer,
  pier,
  punchoutWith,
  savedCart,
} from '../machines/ordering/checkoutSamples.ts';
import { failures } from '../machines/samples.ts';
import { isBlocked, reasonOf } from '../support/screens/blocked.ts';
import { withWindow } from '../support/screens/windowWidth.ts';
import { alerts, button, field, foot, open, step } from './openedCheckout.ts';

withWindow();

describe('the delivery step', () => {
  test('starts with the ship-to, the P.O. and the date of the customer', async () => {
    const { loadDates } = await open();
    expect(field('Delivery Date').disabled).toBe(true);
    await loadDates.answer(dates);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ship To' }).value).toBe('PIER');
    expect(field('Customer P.O.').value).toBe('STANDING');
    expect(field('Delivery Date').value).toBe('03/05/2026');
  });

  test('shows a consumer what to enter as a P.O., and no other user', async () => {
    await open();
    expect(screen.queryByText(checkoutText('words.poHint'))).toBeNull();
    cleanup();
    const { user } = await open({ shopper: consumerWith() });
    await user.click(button('Continue'));
    expect(screen.getByText('Any name that helps you recognize this order')).toBeTruthy();
  });

  const chosenShipTo = () => screen.getByRole('combobox', { name: 'Ship To' });

  test('SES-14: shows ship-to codes and a default P.O., to a consumer the name of the address alone', async () => {
    await open();
    expect(
      within(chosenShipTo())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pier 9 (PIER)', 'Island kitchen (ISLE)']);
    expect(field('Customer P.O.').value).toBe('STANDING');
    cleanup();
    const first = await open({ shopper: consumerWith() });
    await first.user.click(button('Continue'));
    expect(
      within(chosenShipTo())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pier 9', 'Island kitchen']);
    cleanup();
    const second = await open({ shopper: consumerWith(), customer: { shiptos: [pier] } });
    await second.user.click(button('Continue'));
    expect(step('Delivery').textContent).toContain('Pier 9');
    expect(step('Delivery').textContent).not.toContain('PIER');
  });

  test('CHK-04: leads to the delivery addresses, where one can be added', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Delivery Addresses' }).getAttribute('href')).toBe('/account/address');
  });

  test('CHK-04: offers no dates for an address that nothing is delivered to', async () => {
    const { loadDates, user } = await open({
      site: { zipCodeRestrictionFlag: true },
      customer: { shiptos: [{ ...pier, isValidZipCode: false }, island] },
    });
    await loadDates.answer(dates);
    expect(screen.queryByRole('textbox', { name: 'Delivery Date' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Next Delivery Dates' })).toBeNull();
    await user.selectOptions(chosenShipTo(), 'ISLE');
    await loadDates.answer(dates);
    expect(field('Delivery Date').value).toBe('03/05/2026');
    expect(screen.getByRole('group', { name: 'Next Delivery Dates' })).toBeTruthy();
  });

  test('asks a buyer from a procurement system only for the fields of that system', async () => {
    await open({ shopper: punchoutWith({ ...fillingVisit, asks: ['customerPo', 'notes'] }) });
    expect([field('Customer P.O.').required, field('Notes').value]).toEqual([false, '']);
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    expect(screen.queryByText('Ship To')).toBeNull();
  });

  test('names no ship-to above the minimum of one that is not asked', async () => {
    const { loadDates } = await open({
      shopper: punchoutWith({ ...fillingVisit, asks: ['deliveryDate'] }),
      customer: { shiptos: [{ ...island, minimumOrderAmount: 96.01 }] },
    });
    await loadDates.answer(dates);
    expect(screen.getByText(/^Minimum order amount/)).toBeTruthy();
    expect(screen.queryByText('Ship To')).toBeNull();
  });

  test('is summed up without a P.O. and a ship-to that are not asked', async () => {
    const { loadDates, user, write } = await open({
      shopper: punchoutWith({ ...fillingVisit, asks: ['deliveryDate'] }),
    });
    await loadDates.answer(dates);
    await user.click(button('Continue'));
    await write.answer({ kind: 'done', cart: savedCart });
    expect(screen.getByRole('list', { name: 'Checkout' }).textContent).not.toMatch(/STANDING|Pier/);
  });

  test('leaves the date to the buyer where the site wants that, and then requires it', async () => {
    const { loadDates, user } = await open({ settings: { defaultDeliveryDateFlag: 'RequireUserEntry' } });
    await loadDates.answer(dates);
    expect(field('Delivery Date').value).toBe('');
    await user.click(button('Continue'));
    expect(screen.getByText('Delivery date is required')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clear Delivery Date' })).toBeNull();
  });

  test('shows what is missing, at its field, and moves the focus there', async () => {
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

  test('shows the error of the current date, entry by entry', async () => {
    const { loadDates, user } = await open();
    await loadDates.answer(laterDates);
    const texts: (string | null)[] = [];
    for (const date of ['03/06/2026', '03/20/2026', 'tomorrow', '03/06/2026', '03/12/2026']) {
      await user.clear(field('Delivery Date'));
      await user.type(field('Delivery Date'), date);
      await user.tab();
      texts.push(foot('Delivery Date'));
    }
    const earliest = 'The earliest delivery date is 03/09/2026';
    expect(texts).toEqual([earliest, '', 'Enter a date as MM/DD/YYYY', earliest, '']);
  });

  test('hides the error of one date while the next is being typed', async () => {
    const { loadDates, user } = await open();
    await loadDates.answer(laterDates);
    await user.clear(field('Delivery Date'));
    await user.type(field('Delivery Date'), '03/06/2026{Enter}');
    expect(field('Delivery Date').ariaInvalid).toBe('true');
    await user.clear(field('Delivery Date'));
    await user.type(field('Delivery Date'), '03/20/2026');
    expect(foot('Delivery Date')).toBe('');
  });

  test('does not continue with the earlier date, when the field has an invalid one', async () => {
    const { loadDates, user, write } = await open();
    await loadDates.answer(dates);
    await user.clear(field('Delivery Date'));
    await user.type(field('Delivery Date'), '02/30/2027');
    await user.click(button('Continue'));
    expect(write.asked).toEqual([]);
    expect(field('Delivery Date').value).toBe('02/30/2027');
    await waitFor(() => expect(document.activeElement).toBe(field('Delivery Date')));
  });

  test('saves typed values to the cart when their field is left, the date that was just typed, too', async () => {
    const { loadDates, user, write } = await open({}, savedCart);
    await loadDates.answer(dates);
    await user.type(field('Notes'), 'Ring twice{Tab}');
    expect(write.asked).toMatchObject([{ command: { kind: 'header', change: { notes: 'Ring twice' } } }]);
    const header = { ...savedCart.header, notes: 'Ring twice' };
    await write.answer({ kind: 'done', cart: { ...savedCart, header } });
    await user.clear(field('Delivery Date'));
    await user.type(field('Delivery Date'), '03/06/2026{Tab}');
    expect(write.asked.slice(1)).toMatchObject([{ command: { change: { deliveryDate: '2026-03-06' } } }]);
  });

  test('shows again what the cart did not take, after a visit elsewhere', async () => {
    const { loadDates, loadCart, recall, user, enter, write } = await open({}, savedCart);
    await loadDates.answer(dates);
    await user.type(field('Notes'), 'Ring twice{Tab}');
    await write.fail(failures.offline);
    await user.clear(field('Delivery Date'));
    await user.type(field('Delivery Date'), '03/08/2026{Tab}');
    act(() => enter('cart'));
    act(() => enter('checkout'));
    await recall.answer(null);
    await loadCart.answer(savedCart);
    await loadDates.answer(dates);
    expect(field('Notes').value).toBe('Ring twice');
    expect(field('Delivery Date').value).toBe('03/08/2026');
    expect(foot('Delivery Date')).toBe('There is no delivery on Sundays');
  });

  test('validates a date by the dates of the chosen ship-to', async () => {
    const { loadDates, user } = await open();
    await loadDates.answer(dates);
    await user.clear(field('Delivery Date'));
    await user.type(field('Delivery Date'), '03/04/2026');
    await user.tab();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ship To' }), 'ISLE');
    expect(foot('Delivery Date')).toBe('');
    await loadDates.answer(datesFrom('2026-03-04'));
    expect(foot('Delivery Date')).toBe('');
  });

  test("shows the delivery days and the cutoff by the shop's clock, and offers the next dates", async () => {
    const { loadDates, user } = await open({ site: { timeZone: 'Pacific/Honolulu' } });
    await loadDates.answer(dates);
    expect(step('Delivery').textContent).toContain(
      'Delivery on Mondays to Fridays. Order by Wed, 03/04, 11:00 AM HST for Thu 03/05/2026.',
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
    ['2026-03-06', ''],
  ])('reads %s as typed, and shows beside the field: %s', async (typed, texts) => {
    const { loadDates, user } = await open();
    await loadDates.answer(dates);
    await user.clear(field('Delivery Date'));
    await user.type(field('Delivery Date'), `${typed}{Tab}`);
    expect(foot('Delivery Date')).toBe(texts);
  });

  test('requests the dates of another ship-to and uses its default, keeping other typed values', async () => {
    const { loadDates, user } = await open();
    await loadDates.answer(dates);
    await user.type(field('Notes'), 'Ring twice');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ship To' }), 'ISLE');
    await loadDates.answer(laterDates);
    expect(loadDates.asked).toEqual([{ shipTo: 'PIER' }, { shipTo: 'ISLE' }]);
    expect(field('Delivery Date').value).toBe('03/09/2026');
    expect(field('Notes').value).toBe('Ring twice');
  });

  test("shows 'Unable to Load Delivery Dates.', continues without one and can ask again", async () => {
    const { loadDates, user } = await open();
    await loadDates.fail(failures.offline);
    expect(screen.getByText('Unable to Load Delivery Dates.')).toBeTruthy();
    expect(reasonOf(field('Delivery Date'))).toBe('Unable to Load Delivery Dates.');
    expect(isBlocked(button('Continue'))).toBe(false);
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
    expect(reasonOf(button('Continue'))).toBe(
      'The cart is $0.01 below your minimum of $96.01. Add more or choose another address.',
    );
  });

  test('lets the minimum itself pass', async () => {
    const { loadDates } = await open({ customer: { shiptos: [{ ...island, minimumOrderAmount: 96 }] } });
    await loadDates.answer(dates);
    expect(isBlocked(button('Continue'))).toBe(false);
  });

  test("blocks a zip code outside the delivery area, in the site's words", async () => {
    const { loadDates } = await open({
      site: { zipCodeRestrictionFlag: true, zipCodeRestrictionMessage: 'Too far away.' },
      customer: { shiptos: [{ ...pier, isValidZipCode: false }] },
    });
    await loadDates.answer(dates);
    expect(alerts()).toEqual(['Too far away.']);
    expect(reasonOf(button('Continue'))).toBe('Choose another delivery address to continue.');
  });

  test('keeps what was typed when the header is refused, shows why and moves the focus there', async () => {
    const { loadDates, user, write, loadCart } = await open();
    await loadDates.answer(dates);
    await user.type(field('Notes'), 'Ring twice');
    await user.click(button('Continue'));
    expect(button('Continue').ariaBusy).toBe('true');
    await write.fail(failures.offline);
    await loadCart.answer(newCart);
    await write.answer({ kind: 'refused', text: 'There is no delivery on Sundays', cart: newCart });
    expect(field('Notes').value).toBe('Ring twice');
    expect(document.activeElement?.textContent).toBe('There is no delivery on Sundays');
    expect(loadCart.asked).toHaveLength(3);
  });

  test('continues with a saved header, and goes back with everything that was typed', async () => {
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

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { PortFailure } from '#machines/lib/failure.ts';
import { dates, dearerOffer } from '../machines/ordering/checkoutSamples.ts';
import { failures } from '../machines/samples.ts';
import { cardsIn, PLANTED_CARDS } from '../support/payments/plantedCards.ts';
import { withWindow } from '../support/screens/windowWidth.ts';
import { alerts, button, step } from './openedCheckout.ts';
import { ASK, CVV, confirming, NUMBER, PAY, payBy, paying, TYPES } from './payingOnCue.ts';

withWindow();
afterEach(() => localStorage.clear());

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const result = { isSuccess: true, orderNumber: '500001', errorReason: null, transactionId: 'T-77', message: null };
const declined = { ...result, isSuccess: false, orderNumber: null, errorReason: 'Declined.\nCall your bank.' };
const unavailable = (status: number, detail: string) => new PortFailure({ kind: 'unavailable', status, detail });
const bodies = (calls: Awaited<ReturnType<typeof paying>>['calls']) =>
  calls.filter(({ call }) => call === PAY).map(({ options }) => options);

/** At the order, with a card that is filled in. */
async function reviewed(watched: Parameters<typeof paying>[0] = {}) {
  const world = await paying(watched);
  await confirming(world);
  return world;
}

describe('the step that takes a card', () => {
  test('shows that the accepted cards could not be loaded, asks again, and shows that there are none', async () => {
    const { fail, answer, user } = await paying();
    await fail(TYPES, failures.offline);
    expect(alerts()[0]).toContain('Failed to load payment data. Please try again later.');
    await user.click(button('Try Again'));
    await answer(TYPES, []);
    expect(step('Payment Information').textContent).toContain('No payment methods available');
    await user.click(button('Back'));
    expect(document.activeElement).toBe(step('Delivery'));
  });

  test('gets the focus, starts with the known data of the buyer, and keeps what was typed on the way back and forth', async () => {
    const world = await paying();
    expect(document.activeElement).toBe(step('Payment Information'));
    await confirming(world);
    expect(screen.queryByRole('textbox', { name: /^Card Number/ })).toBeNull();
    await world.user.click(button('Back'));
    await world.user.click(button('Back'));
    expect(step('Delivery')).toBeTruthy();
    await world.loadDates.answer(dates);
    await world.user.click(button('Continue'));
    expect(field('Card Number').value.replaceAll(' ', '')).toBe(NUMBER);
    expect(field('CVV').value).toBe(CVV);
    expect(field('Name on Card').value).toBe('Sam Shopper');
    expect(world.calls.filter(({ call }) => call === TYPES)).toHaveLength(1);
  });

  test('leaving asks from the first digit on, until the order is placed', async () => {
    const { leaving, answer, user, loadOffer } = await paying();
    await answer(TYPES, [{ creditCardIssuer: 1 }]);
    expect(leaving.getSnapshot().matches('free')).toBe(true);
    await user.type(field('Card Number'), '4');
    expect(leaving.getSnapshot().matches('guarded')).toBe(true);
    await user.clear(field('Card Number'));
    await payBy({ user } as never);
    await loadOffer.answer(dearerOffer);
    expect(leaving.getSnapshot().matches('guarded')).toBe(true);
    await user.click(button('Pay'));
    await answer(PAY, result);
    expect(leaving.getSnapshot().matches('free')).toBe(true);
  });
});

describe('the order of a consumer', () => {
  test('names the card and what will be charged, and pays it once however often the button is pressed', async () => {
    const { calls, answer, user, cards } = await reviewed();
    expect(step('Confirm Order').textContent).toContain('PaymentVisa ending in 1111');
    expect(screen.getByRole('heading', { name: /^Payment Information/ }).parentElement?.textContent).toContain(
      'Visa ending in 1111',
    );
    expect(button('Pay').textContent).toContain('Pay $101.00');
    await user.dblClick(button('Pay'));
    await user.click(button('Pay'));
    expect(screen.getByRole('status').textContent).toContain('Your payment is on its way.');
    expect(bodies(calls)).toMatchObject([
      {
        body: {
          orderTotal: 101,
          creditCard: { cardNumber: NUMBER, expirationDate: '1230', cvv2: CVV },
          address: { accountHolderName: 'Sam Shopper', address1: '9 Harbor Way', zip: '04101' },
          deliveryAddressId: 1,
        },
      },
    ]);
    await answer(PAY, result);
    const receipt = step('Receipt').textContent;
    for (const part of [
      'Order Number500001',
      'Total$101.00',
      'Paid with Visa ending in 1111',
      'Transaction NumberT-77',
    ]) {
      expect(receipt).toContain(part);
    }
    expect(cards.current()).toBeNull();
  });

  test('leads back to a declined card, with every reason, and has its code typed again', async () => {
    const world = await reviewed();
    await world.user.click(button('Pay'));
    await world.answer(PAY, declined);
    const alert = screen.getByRole('alert');
    expect(document.activeElement).toBe(alert);
    expect([...alert.children].map((line) => line.textContent)).toEqual(['Declined.', 'Call your bank.']);
    expect(world.notices).toEqual([{ type: 'error', text: 'Declined. Call your bank.', about: 'order' }]);
    expect([field('Card Number').value.replaceAll(' ', ''), field('CVV').value]).toEqual([NUMBER, '']);
    await world.user.type(field('CVV'), CVV);
    await world.user.click(button('Continue'));
    await world.loadOffer.answer(dearerOffer);
    await world.user.click(button('Pay'));
    const keys = bodies(world.calls).map(({ headers }) => (headers as Record<string, string>)['Idempotency-Key']);
    expect(new Set(keys).size).toBe(2);
  });

  test('asks for consent to a changed total, and charges that to the card that is already entered', async () => {
    const { calls, refuse, user } = await reviewed();
    await user.click(button('Pay'));
    await refuse(PAY, 409, dearerOffer);
    expect(alerts()[0]).toContain('The total went up from $101.00 to $105.00.');
    expect(button('Pay').textContent).toContain('Pay $105.00');
    await user.click(button('Pay'));
    expect(bodies(calls)).toMatchObject([
      { body: { orderTotal: 101 } },
      { body: { orderTotal: 105, creditCard: { cardNumber: NUMBER, cvv2: CVV } } },
    ]);
  });

  test('shows that the gateway is unavailable, and can be paid again', async () => {
    const { calls, fail, user } = await reviewed();
    await user.click(button('Pay'));
    await fail(PAY, unavailable(502, 'Payment Service is unavailable. Please contact support.'));
    expect(alerts()).toEqual(['Payment Service is unavailable. Please contact support.']);
    await user.click(button('Pay'));
    expect(bodies(calls)).toHaveLength(2);
  });

  test('is never called failed while its outcome is unknown: it is looked up until it is known', async () => {
    const { calls, answer, fail, user } = await reviewed();
    await user.click(button('Pay'));
    await fail(PAY, unavailable(503, 'The outcome is not known yet.'));
    expect(screen.getByRole('status').textContent).toContain('Your card will not be charged twice.');
    await fail(ASK, unavailable(503, 'The outcome is not known yet.'));
    expect(screen.getByRole('status').textContent).toContain('Your card may already have been charged.');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button('Ask Now'));
    await answer(ASK, result);
    expect(step('Receipt').textContent).toContain('Paid with Visa ending in 1111');
    expect(bodies(calls)).toHaveLength(1);
  });

  test('returns to the card where none is left, and sends nothing', async () => {
    const { calls, cards, user } = await reviewed();
    act(() => void cards.offer({ read: () => null, clearCode: () => undefined }));
    await user.click(button('Pay'));
    expect(alerts()).toEqual(['Nothing was charged. Please enter your card again.']);
    expect(bodies(calls)).toEqual([]);
  });
});

test('no value of a hundred cards is in any event, context, input or output, or stored by the browser, whatever happens to them', async () => {
  const seen: string[] = [];
  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type === '@xstate.event') seen.push(JSON.stringify(inspected.event));
    if (inspected.type === '@xstate.snapshot') seen.push(JSON.stringify(inspected.snapshot));
  };
  const world = await paying({ inspect });
  await world.answer(TYPES, [{ creditCardIssuer: 1 }]);
  const typed = field('Card Number');
  for (const number of PLANTED_CARDS) fireEvent.change(typed, { target: { value: number } });
  fireEvent.change(typed, { target: { value: '' } });
  await payBy(world);
  await world.loadOffer.answer(dearerOffer);
  await world.user.click(button('Pay'));
  await world.answer(PAY, declined);
  await world.user.type(field('CVV'), CVV);
  await world.user.click(button('Continue'));
  await world.loadOffer.answer(dearerOffer);
  await world.user.click(button('Pay'));
  const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  expect(kept()).toContain('submission:');
  expect(kept()).not.toMatch(/4111|737/);
  await world.fail(PAY, failures.offline);
  await world.answer(ASK, result);
  expect(step('Receipt')).toBeTruthy();
  const everything = seen.join('\n');
  expect(everything).toContain('"lastFour":"1111"');
  for (const secret of [NUMBER, '4111 1111 1111 1111', '4111', `"${CVV}"`, '1230', '12/30']) {
    expect(everything).not.toContain(secret);
  }
  expect(cardsIn(everything)).toEqual([]);
});

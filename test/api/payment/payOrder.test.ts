import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listPaymentTypes } from '#domain/api/payment.ts';
import { DECLINES, TEST_CARDS } from '#domain/payment/testCards.ts';
import type { RefusalCode } from '#domain/refusal/refusalCodes.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt, eggs, statusAndBody } from '#test/support/api/buyer.ts';
import {
  attemptStates,
  BILLING,
  booksOf,
  doPaymentJobs,
  paidOrders,
  paymentBy,
} from '#test/support/payments/paying.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api?.stop());

const shopper = buyerAt(() => api, 'shopper');
const PICKUP = { headers: { 'x-ship-method': 'Pickup' } };

/** A case of eggs, delivered home: $63.00. */
async function fillCart(): Promise<number> {
  await shopper.add(eggs);
  await shopper.changeHeader({ customer_PO: 'PO 7' });
  const { total } = await shopper.estimate();
  if (total === undefined) throw new Error('prices are hidden');
  return total;
}

const paid = (orderNumber = '500001') => ({
  status: 200,
  body: {
    isSuccess: true,
    orderNumber,
    errorReason: null,
    transactionId: expect.stringMatching(/^\S+$/),
    message: accountText('orderPayment.approved'),
  },
});
const refused = (code: RefusalCode, errorReason: string, reasons?: readonly object[]) => ({
  status: 200,
  body: { isSuccess: false, orderNumber: null, errorReason, transactionId: null, message: null, code, reasons },
});

describe('a payment that is approved', () => {
  test('is an order of the same amount, whose money is taken once', async () => {
    const total = await fillCart();
    expect(statusAndBody(await shopper.pay(paymentBy('approved', total)))).toEqual(paid());
    expect(await booksOf(api)).toEqual([{ amount: '63.00', state: 'held', captured: '0.00', refunded: '0.00' }]);
    expect(await doPaymentJobs(api)).toEqual([]);
    expect(await doPaymentJobs(api)).toEqual([]);
    expect(await booksOf(api)).toEqual([{ amount: '63.00', state: 'captured', captured: '63.00', refunded: '0.00' }]);
    expect(await paidOrders(api)).toEqual([{ order_number: '500001', total: '63.00', status: 'Open' }]);
    expect(await attemptStates(api)).toEqual(['captured']);
    expect((await shopper.cart()).lines).toEqual([]);
  });

  test('keeps of the card its last four digits, and writes the email to the buyer', async () => {
    await shopper.pay(paymentBy('approvedAmex', await fillCart()));
    const rows = await api.database.selectFrom('payment_attempt').selectAll().execute();
    expect(rows).toMatchObject([{ last_four: '0005', state: 'held', amount: '63.00', cart_version: 3 }]);
    expect(await api.database.selectFrom('letter').select(['kind', 'to_address']).execute()).toEqual([
      { kind: 'orderConfirmation', to_address: 'shopper@example.com' },
    ]);
  });

  test('is picked up without an address, and costs no delivery', async () => {
    await fillCart();
    const body = paymentBy('approved', 48);
    expect(statusAndBody(await shopper.pay(body, PICKUP))).toEqual(paid());
    const order = await api.database.selectFrom('sales_order').selectAll().executeTakeFirstOrThrow();
    expect(order).toMatchObject({ ship_method: 'Pickup', address_id: null, ship_to_code: null, total: '48.00' });
  });

  test('goes to the address that it names, where the cart has no address', async () => {
    const total = await fillCart();
    const other = { customer_key: -2, key: 'WORK', name: 'Sam Shopper', display: 'Work' };
    const { id } = await api.database.insertInto('address').values(other).returning('id').executeTakeFirstOrThrow();
    expect((await shopper.pay(paymentBy('approved', total, { deliveryAddressId: id }))).body.isSuccess).toBe(true);
    const order = await api.database.selectFrom('sales_order').selectAll().executeTakeFirstOrThrow();
    expect(order).toMatchObject({ address_id: id, ship_to_code: 'WORK' });
  });

  test('needs no gateway where the amount is zero', async () => {
    await shopper.add(eggs);
    await shopper.changeHeader({ customer_PO: 'PO 7' });
    await api.database.updateTable('product_unit').set({ list_price: '0' }).where('product_key', '=', 101).execute();
    await sql`update site set settings = settings || '{"sellAtZero": true}'`.execute(api.database);
    const reply = await shopper.pay(paymentBy('approved', 0), PICKUP);
    expect(statusAndBody(reply)).toEqual({ ...paid(), body: { ...paid().body, transactionId: null } });
    expect(await booksOf(api)).toEqual([]);
  });
});

describe('a payment that is not made', () => {
  test.each(TEST_CARDS.filter(({ outcome }) => DECLINES[outcome]))(
    'shows why: $outcome, $number; the cart stays, and another card pays for it',
    async ({ number, outcome }) => {
      const total = await fillCart();
      const body = paymentBy('approved', total);
      const reply = await shopper.pay({ ...body, creditCard: { ...body.creditCard, cardNumber: number } });
      expect(reply.body).toMatchObject({ isSuccess: false, orderNumber: null, errorReason: DECLINES[outcome]?.() });
      expect(await paidOrders(api)).toEqual([]);
      expect((await shopper.cart()).lines).toHaveLength(1);
      expect(statusAndBody(await shopper.pay(body))).toEqual(paid());
    },
  );

  test('because the gateway is away answers 502, and may be sent again, corrected, under the same key', async () => {
    const total = await fillCart();
    const key = { idempotencyKey: 'k1' };
    const away = await shopper.pay(paymentBy('unavailable', total), key);
    expect(statusAndBody(away)).toEqual({
      status: 502,
      body: { message: accountText('payment.unavailable'), errors: [], code: 'paymentUnavailable' },
    });
    expect((await shopper.payResult('k1')).status).toBe(404);
    const address = { ...BILLING, zip: '04102' };
    expect(statusAndBody(await shopper.pay(paymentBy('approved', total, { address }), key))).toEqual(paid());
    expect(statusAndBody(await shopper.payResult('k1'))).toEqual(paid());
  });

  test('without a card shows that a card is missing', async () => {
    const total = await fillCart();
    expect(statusAndBody(await shopper.pay({ ...paymentBy('approved', total), creditCard: null }))).toEqual(
      refused('paymentMethodMissing', accountText('orderPayment.cardMissing')),
    );
  });

  test('after ten cards were declined within the hour waits, so that cards cannot be tried out here', async () => {
    const total = await fillCart();
    for (let card = 0; card < 10; card += 1) await shopper.pay(paymentBy('declined', total));
    const reply = await shopper.pay(paymentBy('approved', total));
    expect(reply).toMatchObject({ status: 429, body: { message: accountText('payment.tooManyDeclined') } });
    expect(reply.headers['retry-after']).toBe('3600');
    await api.travelTo('2026-03-04T16:00:01.000Z');
    expect(statusAndBody(await shopper.pay(paymentBy('approved', total)))).toEqual(paid());
  });
});

describe('wrong card fields never reach the gateway, and the answer uses the words of the form', () => {
  test.each([
    [{ cardNumber: '' }, 'Card Number is a required field', { code: 'fieldRequired', field: 'cardNumber' }],
    [{ cardNumber: '4111111111111112' }, 'Card Number is invalid', { code: 'fieldInvalid', field: 'cardNumber' }],
    [{ cardNumber: '411111111111' }, 'Card Number has the wrong length', { code: 'cardLength', field: 'cardNumber' }],
    [
      { cardNumber: '9999999999999995' },
      'Card Number is incomplete, or Card Issuer is unknown',
      { code: 'cardIssuerUnknown', field: 'cardNumber' },
    ],
    [
      { cardNumber: '3530111333300000' },
      'Card is from an unaccepted Issuer',
      { code: 'cardIssuerRefused', field: 'cardNumber' },
    ],
    [{ expirationDate: '0030' }, 'Expiration Date is invalid', { code: 'fieldInvalid', field: 'expirationDate' }],
    [{ expirationDate: '0226' }, 'Card is expired', { code: 'cardExpired', field: 'expirationDate' }],
    [{ cvv2: null }, 'CVV is a required field', { code: 'fieldRequired', field: 'cvv2' }],
  ])('%o: %s', async (change, text, reason) => {
    const body = paymentBy('approved', await fillCart());
    const reply = await shopper.pay({ ...body, creditCard: { ...body.creditCard, ...change } });
    expect(statusAndBody(reply)).toEqual(refused('paymentInvalid', text, [reason]));
    expect(api.gateway.charges).toEqual([]);
  });

  test.each([
    [{ accountHolderName: '' }, 'Name is a required field', { code: 'fieldRequired', field: 'name' }],
    [{ accountHolderName: 'Cher' }, 'Please enter first and last name', { code: 'nameIncomplete', field: 'name' }],
    [{ address1: null }, 'Address Line 1 is a required field', { code: 'fieldRequired', field: 'address1' }],
    [{ zip: null }, 'ZIP Code is required', { code: 'fieldRequired', field: 'zip' }],
  ])('%o: %s', async (change, text, reason) => {
    const body = paymentBy('approved', await fillCart());
    expect(statusAndBody(await shopper.pay({ ...body, address: { ...body.address, ...change } }))).toEqual(
      refused('paymentInvalid', text, [reason]),
    );
    expect(api.gateway.charges).toEqual([]);
  });

  test('a card of this month is good to its last day', async () => {
    const body = paymentBy('approved', await fillCart());
    const creditCard = { ...body.creditCard, expirationDate: '0326' };
    expect((await shopper.pay({ ...body, creditCard })).body.isSuccess).toBe(true);
  });
});

describe('a cart that cannot be ordered is not paid for', () => {
  test('because of a rule', async () => {
    await shopper.add(eggs);
    expect(statusAndBody(await shopper.pay(paymentBy('approved', 63)))).toEqual(
      refused('headerInvalid', 'Customer P.O. is required', [{ code: 'poRequired' }]),
    );
    await shopper.clear();
    expect(statusAndBody(await shopper.pay(paymentBy('approved', 63)))).toEqual(
      refused('noItems', 'No items in cart', [{ code: 'noItems' }]),
    );
    expect(api.gateway.charges).toEqual([]);
  });

  test('because its total is not the one that was shown', async () => {
    await fillCart();
    const reply = await shopper.pay(paymentBy('approved', 62.99), { idempotencyKey: 'k1' });
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'totalMoved', estimate: { total: 63 }, cart: { lines: [{ productKey: 101 }] } },
    });
    expect(api.gateway.charges).toEqual([]);
    expect(statusAndBody(await shopper.pay(paymentBy('approved', 63), { idempotencyKey: 'k1' }))).toEqual(paid());
  });

  test("because it goes elsewhere than was shown, or to another customer's address", async () => {
    const total = await fillCart();
    await shopper.changeHeader({ customerShipToCode: 'HOME' });
    const elsewhere = { customer_key: -2, key: 'WORK', name: 'Sam Shopper', display: 'Work' };
    const { id } = await api.database.insertInto('address').values(elsewhere).returning('id').executeTakeFirstOrThrow();
    for (const deliveryAddressId of [id, 71, 999_999]) {
      const reply = await shopper.pay(paymentBy('approved', total, { deliveryAddressId }));
      expect(reply).toMatchObject({ status: 409, body: { cart: { header: { addressId: 61 } } } });
    }
    expect(api.gateway.charges).toEqual([]);
  });

  test('because another tab changed it', async () => {
    const total = await fillCart();
    const { version } = await shopper.cart();
    await shopper.add(eggs);
    const reply = await shopper.pay(paymentBy('approved', total), { cartVersion: version });
    expect(reply).toMatchObject({ status: 409, body: { code: 'staleCart', cart: { lines: [{ orderQuantity: 2 }] } } });
    expect(api.gateway.charges).toEqual([]);
  });
});

test('the types of payment are those of the site; enRoute is never among them', async () => {
  const types = async () => (await shopper.call(listPaymentTypes)).body;
  expect(await types()).toEqual([1, 2, 3, 4, 8].map((creditCardIssuer) => ({ creditCardIssuer })));
  await api.database
    .updateTable('site')
    .set({ payment_issuers: [7, 5, 1, 99] })
    .execute();
  expect(await types()).toEqual([{ creditCardIssuer: 1 }, { creditCardIssuer: 5 }]);
});

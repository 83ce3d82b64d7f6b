import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decimal } from '#domain/decimal.ts';
import { ISSUERS } from '#domain/payment/issuers.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { settlePayment } from '#server/modules/orders/settlePayment.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt, eggs, statusAndBody } from '#test/support/api/buyer.ts';
import { createTestDatabase } from '#test/support/database/testDatabase.ts';
import {
  attemptStates,
  BILLING,
  booksOf,
  CARDS,
  doPaymentJobs,
  paidOrders,
  paymentBy,
} from '#test/support/payments/paying.ts';

let api: Api;
beforeAll(async () => {
  // Its own server: a call that dies here blocks its caller's turn for good.
  api = await startApi(await createTestDatabase());
});
beforeEach(() => api.reset());
afterAll(() => api?.stop());

const shopper = buyerAt(() => api, 'shopper');
const neighbour = buyerAt(() => api, 'neighbour');
const LATER = '2026-03-04T15:05:00.000Z';

async function fillCart(): Promise<number> {
  await shopper.add(eggs);
  await shopper.changeHeader({ customer_PO: 'PO 7' });
  const { total } = await shopper.estimate();
  if (total === undefined) throw new Error('prices are hidden');
  return total;
}

/** Charges wait until the returned function is called. */
function holdCharges(): () => void {
  let release = () => {};
  api.gateway.hold = new Promise<void>((resolve) => {
    release = resolve;
  });
  return release;
}

async function chargesSent(count: number): Promise<void> {
  await expect.poll(() => api.gateway.charges.length).toBe(count);
}

const isPaid = { status: 200, body: { isSuccess: true, orderNumber: '500001' } };
const unknown = { status: 503, body: { code: 'outcomeUnknown', message: accountText('payment.outcomeUnknown') } };

async function expectPaidOnce(): Promise<void> {
  await doPaymentJobs(api);
  const books = (await booksOf(api)).filter(({ state }) => state !== 'declined');
  expect(books).toEqual([{ amount: '63.00', state: 'captured', captured: '63.00', refunded: '0.00' }]);
  expect(await paidOrders(api)).toEqual([{ order_number: '500001', total: '63.00', status: 'Open' }]);
}

async function expectNothingKept(): Promise<void> {
  await doPaymentJobs(api);
  for (const { state, captured } of await booksOf(api)) expect([state, captured]).toEqual(['voided', '0.00']);
  expect(await paidOrders(api)).toEqual([]);
}

describe('one payment', () => {
  test('under one key is made once, however often it is sent', async () => {
    const total = await fillCart();
    const key = { idempotencyKey: 'k1' };
    const replies = await Promise.all(Array.from({ length: 5 }, () => shopper.pay(paymentBy('approved', total), key)));
    for (const reply of [...replies, await shopper.pay(paymentBy('approved', total), key)]) {
      expect(statusAndBody(reply)).toEqual(statusAndBody(replies[0] ?? reply));
      expect(reply).toMatchObject(isPaid);
    }
    expect(statusAndBody(await shopper.payResult('k1'))).toEqual(
      statusAndBody(replies[0] ?? (await shopper.payResult('k1'))),
    );
    await expectPaidOnce();
  });

  test('of one version of the cart is made once, from two tabs with two keys and without one', async () => {
    const total = await fillCart();
    const { version: cartVersion } = await shopper.cart();
    const release = holdCharges();
    const first = shopper.pay(paymentBy('approved', total), { idempotencyKey: 'k1', cartVersion });
    await chargesSent(1);
    const second = shopper.pay(paymentBy('approvedAmex', total), { idempotencyKey: 'k2', cartVersion });
    const third = shopper.pay(paymentBy('approvedAmex', total), { cartVersion });
    release();
    for (const reply of await Promise.all([first, second, third])) expect(reply).toMatchObject(isPaid);
    expect(await shopper.pay(paymentBy('approved', total), { cartVersion })).toMatchObject(isPaid);
    expect(await shopper.payResult('k2')).toMatchObject(isPaid);
    await expectPaidOnce();
  });

  test('without a key counts as the one in progress', async () => {
    const total = await fillCart();
    const release = holdCharges();
    const first = shopper.pay(paymentBy('approved', total));
    await chargesSent(1);
    await api.travelTo('2026-03-04T15:00:03.000Z');
    const second = shopper.pay(paymentBy('approvedAmex', total));
    const looking = api.database.selectFrom('payment_attempt').select('id').where('looked_at', 'is not', null);
    await expect.poll(() => looking.execute()).toHaveLength(1);
    release();
    for (const reply of await Promise.all([first, second])) expect(reply).toMatchObject(isPaid);
    await expectPaidOnce();
  });

  test('declined under one key stays declined; the second tab that waited for it is charged', async () => {
    const total = await fillCart();
    const { version: cartVersion } = await shopper.cart();
    const release = holdCharges();
    const first = shopper.pay(paymentBy('declined', total), { idempotencyKey: 'k1', cartVersion });
    await chargesSent(1);
    const second = shopper.pay(paymentBy('approved', total), { idempotencyKey: 'k2', cartVersion });
    release();
    expect((await first).body.isSuccess).toBe(false);
    expect(await second).toMatchObject(isPaid);
    expect((await shopper.pay(paymentBy('approved', total), { idempotencyKey: 'k1' })).body.isSuccess).toBe(false);
    await expectPaidOnce();
  });

  test('answers no other user, and no other body, under its key', async () => {
    const total = await fillCart();
    await shopper.pay(paymentBy('approved', total), { idempotencyKey: 'k1' });
    expect((await neighbour.payResult('k1')).status).toBe(404);
    await neighbour.add(eggs);
    await neighbour.changeHeader({ customer_PO: 'PO 8' });
    const reused = { status: 409, body: { code: 'idempotencyKeyReused' } };
    const key = { idempotencyKey: 'k1' };
    expect(await neighbour.pay(paymentBy('approved', total), key)).toMatchObject(reused);
    const address = { ...BILLING, zip: '04102' };
    expect(await shopper.pay(paymentBy('approved', total, { address }), key)).toMatchObject(reused);
    await expectPaidOnce();
  });
});

describe('a cart that changes while it is paid for', () => {
  test('becomes no order: the money is refunded, and the buyer sees the cart', async () => {
    const total = await fillCart();
    const release = holdCharges();
    const paying = shopper.pay(paymentBy('approved', total), { idempotencyKey: 'k1' });
    await chargesSent(1);
    await shopper.add(eggs);
    release();
    expect(await paying).toMatchObject({
      status: 409,
      body: {
        message: accountText('orderPayment.cartChanged'),
        cart: { lines: [{ orderQuantity: 2 }] },
        estimate: { total: 111 },
      },
    });
    expect((await shopper.payResult('k1')).status).toBe(404);
    await expectNothingKept();
  });

  test('in its P.O. alone, too', async () => {
    const total = await fillCart();
    const release = holdCharges();
    const paying = shopper.pay(paymentBy('approved', total));
    await chargesSent(1);
    await shopper.changeHeader({ customer_PO: 'PO 8' });
    release();
    expect(await paying).toMatchObject({ status: 409, body: { cart: { header: { customer_PO: 'PO 8' } } } });
    await expectNothingKept();
  });

  test('in its prices alone, too', async () => {
    const total = await fillCart();
    const release = holdCharges();
    const paying = shopper.pay(paymentBy('approved', total));
    await chargesSent(1);
    await api.database.updateTable('product_unit').set({ list_price: '50' }).where('product_key', '=', 101).execute();
    release();
    expect(await paying).toMatchObject({ status: 409, body: { estimate: { total: 65 } } });
    await expectNothingKept();
  });

  test('of a user whose account was closed meanwhile, does not become one either', async () => {
    const total = await fillCart();
    const release = holdCharges();
    const paying = shopper.pay(paymentBy('approved', total));
    await chargesSent(1);
    await api.database.updateTable('app_user').set({ is_disabled: true }).where('username', '=', 'shopper').execute();
    release();
    expect((await paying).status).toBe(409);
    await expectNothingKept();
  });
});

describe('an answer that does not come', () => {
  test('is looked up at once: the buyer has the order', async () => {
    const total = await fillCart();
    expect(await shopper.pay(paymentBy('lostAnswer', total))).toMatchObject(isPaid);
    await expectPaidOnce();
  });

  test('and cannot be looked up yet is unknown, for every request, until absence is certain', async () => {
    const total = await fillCart();
    const key = { idempotencyKey: 'k1' };
    const reply = await shopper.pay(paymentBy('unanswered', total), key);
    expect(reply).toMatchObject(unknown);
    expect(reply.headers['retry-after']).toBe('2');
    expect(await shopper.payResult('k1')).toMatchObject(unknown);
    expect(await doPaymentJobs(api)).toHaveLength(1);
    await api.travelTo(LATER);
    expect((await shopper.payResult('k1')).status).toBe(404);
    expect(await shopper.pay(paymentBy('approved', total), key)).toMatchObject(isPaid);
    await expectPaidOnce();
  });

  test('and arrives after it was believed lost is refunded', async () => {
    const total = await fillCart();
    await shopper.pay(paymentBy('unanswered', total));
    await api.travelTo(LATER);
    await doPaymentJobs(api);
    expect(await attemptStates(api)).toEqual(['absent']);
    const [reference = ''] = api.gateway.charges;
    const card = { cardNumber: CARDS.approved, expirationDate: '1230', cvv2: '123' };
    const late = { reference, amount: decimal(63), source: { kind: 'card' as const, card }, billing: BILLING };
    await api.services.payments.authorise({ ...late, isSale: false, description: '' });
    await doPaymentJobs(api);
    await expectNothingKept();
    expect(await attemptStates(api)).toEqual(['voided']);
  });
});

describe('a server that dies', () => {
  test('after the gateway has answered leaves the order to a job, or to the next request', async () => {
    const total = await fillCart();
    holdCharges();
    void shopper.pay(paymentBy('approved', total), { idempotencyKey: 'k1' });
    await chargesSent(1);
    const [reference = ''] = api.gateway.charges;
    const card = { cardNumber: CARDS.approved, expirationDate: '1230', cvv2: '123' };
    api.gateway.hold = Promise.resolve();
    const source = { kind: 'card' as const, card };
    await api.services.payments.authorise({
      reference,
      amount: decimal(total),
      source,
      billing: BILLING,
      isSale: false,
      description: '',
    });
    await api.travelTo('2026-03-04T15:00:03.000Z');
    expect(await shopper.payResult('k1')).toMatchObject(isPaid);
    await expectPaidOnce();
    expect(await shopper.payResult('k1')).toMatchObject(isPaid);
  });

  test('before the gateway got it leaves nothing; a request meanwhile returns that the state is unknown', async () => {
    const total = await fillCart();
    holdCharges();
    void shopper.pay(paymentBy('approved', total), { idempotencyKey: 'k1' });
    await chargesSent(1);
    expect(await shopper.payResult('k1')).toMatchObject(unknown);
    await api.travelTo(LATER);
    await doPaymentJobs(api);
    expect((await shopper.payResult('k1')).status).toBe(404);
    await expectNothingKept();
  });

  test('and is outrun by the job: the later result of the request changes nothing', async () => {
    const total = await fillCart();
    const release = holdCharges();
    const paying = shopper.pay(paymentBy('declined', total), { idempotencyKey: 'k1' });
    await chargesSent(1);
    const { id } = await api.database.selectFrom('payment_attempt').select('id').executeTakeFirstOrThrow();
    await settlePayment(api.services, id, {
      kind: 'approved',
      transactionId: '40000000999',
      issuer: ISSUERS.Visa,
      lastFour: '1111',
      isTaken: false,
    });
    release();
    expect(await paying).toMatchObject(isPaid);
    expect(await attemptStates(api)).toEqual(['held']);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as endpoints from '#domain/api/payments.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt, eggs } from '#test/support/api/buyer.ts';
import { attemptStates, booksOf, doPaymentJobs, paidOrders, paymentBy } from '#test/support/payments/paying.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api?.stop());

const shopper = buyerAt(() => api, 'shopper');
const admin = buyerAt(() => api, 'admin');

const payments = async (query: object = {}) => (await admin.call(endpoints.listPayments, { query })).body;
const voidIt = (reference: string) => admin.call(endpoints.voidPayment, { params: { reference } });
const refund = (reference: string, amount: number | string, idempotencyKey?: string) =>
  admin.call(endpoints.refundPayment, {
    params: { reference },
    body: { amount },
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
const audited = () => api.database.selectFrom('audit').select(['user_id', 'action', 'subject']).orderBy('id').execute();

/** An order of $63.00 that was paid for; returns the reference of its payment. */
async function payOnce(): Promise<string> {
  await shopper.add(eggs);
  await shopper.changeHeader({ customer_PO: 'PO 7' });
  await shopper.pay(paymentBy('approved', 63));
  return (await payments())[0]?.reference ?? '';
}

describe('the list of payments', () => {
  test('lists the result of each, the newest first, and of the card only its last digits', async () => {
    await shopper.add(eggs);
    await shopper.changeHeader({ customer_PO: 'PO 7' });
    await shopper.pay(paymentBy('declined', 63));
    await shopper.pay(paymentBy('approved', 63));
    const row = {
      customerName: 'Sam Shopper',
      amount: 63,
      refunded: 0,
      failure: null,
      askedAt: '2026-03-04T15:00:00.000Z',
    };
    const given = { reference: expect.stringMatching(/^[0-9A-F]{20}$/), transactionId: expect.any(String) };
    const [newest, oldest] = [
      {
        ...row,
        ...given,
        orderNumber: '500001',
        invoicePaymentKey: null,
        state: 'held',
        lastFour: '1111',
        reason: null,
      },
      {
        ...{ ...row, ...given, orderNumber: null, invoicePaymentKey: null, state: 'declined', lastFour: null },
        reason: 'The card was declined. Please use another card.',
      },
    ];
    expect(await payments()).toEqual([newest, oldest]);
    expect(await payments({ state: 'declined' })).toEqual([oldest]);
    expect(await payments({ page: 2 })).toEqual([]);
  });
});

describe('voiding', () => {
  test('refunds the authorized amount completely, and cancels its order', async () => {
    const reference = await payOnce();
    expect((await voidIt(reference)).body).toEqual({ isSuccess: true });
    expect((await voidIt(reference)).body).toEqual({ isSuccess: true });
    await doPaymentJobs(api);
    expect(await booksOf(api)).toEqual([{ amount: '63.00', state: 'voided', captured: '0.00', refunded: '0.00' }]);
    expect(await paidOrders(api)).toEqual([{ order_number: '500001', total: '63.00', status: 'Cancelled' }]);
    expect(await attemptStates(api)).toEqual(['voided']);
    expect(await audited()).toEqual([{ user_id: 2, action: 'payment.void', subject: reference }]);
  });

  test('that comes too late leaves payment and order unchanged, and shows why', async () => {
    const reference = await payOnce();
    await doPaymentJobs(api);
    await api.travelTo('2026-03-06T15:00:00.000Z');
    await voidIt(reference);
    expect(await doPaymentJobs(api)).toHaveLength(1);
    expect(await payments()).toMatchObject([{ state: 'captured', failure: expect.stringMatching(/\w/) }]);
    expect(await paidOrders(api)).toMatchObject([{ status: 'Open' }]);
    expect((await refund(reference, 63)).status).toBe(200);
  });

  test('is refused for a declined, refunded or unknown payment', async () => {
    const reference = await payOnce();
    await doPaymentJobs(api);
    await refund(reference, 1);
    expect(await voidIt(reference)).toMatchObject({ status: 409, body: { message: expect.stringMatching(/^Only/) } });
    expect((await voidIt('ABC')).status).toBe(404);
  });
});

describe('refunding', () => {
  test('refunds the captured amount part by part, and never more', async () => {
    const reference = await payOnce();
    expect((await refund(reference, 1)).status).toBe(409);
    await doPaymentJobs(api);
    expect((await refund(reference, '20.50')).body).toEqual({ isSuccess: true });
    expect(await refund(reference, 42.51)).toMatchObject({
      status: 409,
      body: { message: 'At most $42.50 of this payment can be refunded.' },
    });
    expect((await refund(reference, 42.5)).status).toBe(200);
    expect(await doPaymentJobs(api)).toEqual([]);
    expect(await doPaymentJobs(api)).toEqual([]);
    expect(await booksOf(api)).toMatchObject([{ captured: '63.00', refunded: '63.00' }]);
    expect(await payments()).toMatchObject([{ refunded: 63, state: 'captured', orderNumber: '500001' }]);
    expect(await audited()).toEqual([
      { user_id: 2, action: 'payment.refund', subject: `${reference} 20.50` },
      { user_id: 2, action: 'payment.refund', subject: `${reference} 42.50` },
    ]);
  });

  test('of five administrators at once, or of one who clicks twice, stays within the captured amount', async () => {
    const reference = await payOnce();
    await doPaymentJobs(api);
    const once = await Promise.all(Array.from({ length: 3 }, () => refund(reference, 13, 'k1')));
    expect(once.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rivals = await Promise.all(Array.from({ length: 5 }, () => refund(reference, 20)));
    expect(rivals.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
    await doPaymentJobs(api);
    expect(await booksOf(api)).toMatchObject([{ refunded: '53.00' }]);
  });

  test.each([0, -1, '0.001'])('of %s is refused', async (amount) => {
    const reference = await payOnce();
    await doPaymentJobs(api);
    expect((await refund(reference, amount)).body).toMatchObject({ message: 'Enter an amount above $0.00.' });
  });

  test('of an invalid amount is an invalid request', async () => {
    expect((await refund(await payOnce(), 'all')).status).toBe(400);
  });
});

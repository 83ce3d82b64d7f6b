import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getAccountSummary, listOpenItems } from '#domain/api/account.ts';
import { getAccountPaymentResult, payItems } from '#domain/api/accountPayment.ts';
import { refundPayment, voidPayment } from '#domain/api/payments.ts';
import { paymentRefusals } from '#domain/receivable/paymentRefusals.ts';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';
import { type Reason, sentReasons } from '#domain/refusal/coded.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt, statusAndBody } from '#test/support/api/buyer.ts';
import { TIDE } from '#test/support/api/fixture.ts';
import { apply, bookEntry } from '#test/support/api/receivables.ts';
import {
  bookOpenItems,
  byCard,
  byCheck,
  byCredit,
  detailsOf,
  type Items,
} from '#test/support/payments/accountPayments.ts';
import { attemptStates, booksOf, CARDS, doPaymentJobs } from '#test/support/payments/paying.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await bookOpenItems(api.database);
});
afterAll(() => api?.stop());

const chef = buyerAt(() => api, 'chef');
const colleague = buyerAt(() => api, 'admin');

const pay = (body: object, key: string | null = 'k1', by = chef) =>
  by.call(payItems, { body, ...(key === null ? {} : { idempotencyKey: key }) });
const askFor = (idempotencyKey: string, by = chef) => by.call(getAccountPaymentResult, { params: { idempotencyKey } });

/** What is open, by its code. */
async function openItems(by = chef): Promise<Items> {
  const { body } = await by.call(listOpenItems);
  return Object.fromEntries(body.map(({ arCode, balance }) => [arCode, balance]));
}

async function applications(): Promise<readonly (readonly [string, string, string])[]> {
  const rows = await api.database
    .selectFrom('receivable_application as a')
    .innerJoin('receivable as c', 'c.id', 'a.credit_id')
    .innerJoin('receivable as d', 'd.id', 'a.debit_id')
    .select(['c.ar_code as credit', 'd.ar_code as debit', 'a.amount'])
    .orderBy('a.id')
    .execute();
  return rows.map(({ credit, debit, amount }) => [credit, debit, amount] as const);
}

const paidAs = (invoicePaymentKey: string) => ({
  status: 200,
  body: { isSuccess: true, errorReason: null, invoicePaymentKey },
});
const refusedFor = (...reasons: Reason[]) => ({
  status: 409,
  body: { errors: reasons.map(({ text }) => text), code: 'accountMoved', reasons: sentReasons(reasons) },
});

async function expectUntouched(): Promise<void> {
  expect(await openItems()).toEqual({ 'INV-1': 100, 'INV-2': 40.5, 'CM-1': -30 });
  expect((await booksOf(api)).filter(({ state }) => state !== 'declined')).toEqual([]);
}

describe('a payment by card', () => {
  test('is charged at once, and pays the selected items, after the credits that were selected with them', async () => {
    const reply = await pay(byCard({ 'INV-1': 100, 'INV-2': 10.25, 'CM-1': -30 }));
    expect(reply).toMatchObject(paidAs('700001'));
    expect(reply.body.transactionId).toMatch(/^\d+$/);
    expect(await openItems()).toEqual({ 'INV-2': 30.25 });
    expect(await applications()).toEqual([
      ['CM-1', 'INV-1', '30.00'],
      ['PAY-700001', 'INV-1', '70.00'],
      ['PAY-700001', 'INV-2', '10.25'],
    ]);
    expect(await booksOf(api)).toEqual([{ amount: '80.25', state: 'captured', captured: '80.25', refunded: '0.00' }]);
    expect(await attemptStates(api)).toEqual(['captured']);
    const { body: summary } = await chef.call(getAccountSummary);
    expect(summary).toMatchObject({ balance: 30.25, lastPaymentAmount: 80.25, unappliedCredit: 0 });
  });

  test('gives the reason when it is declined, changes nothing, and repeats the same answer for its key', async () => {
    const body = byCard({ 'INV-1': 100 }, 'declined');
    const reply = await pay(body);
    expect(reply).toMatchObject({
      status: 200,
      body: { isSuccess: false, errorReason: accountText('payment.declined') },
    });
    expect(statusAndBody(await pay(body))).toEqual(statusAndBody(reply));
    expect(statusAndBody(await askFor('k1'))).toEqual(statusAndBody(reply));
    await expectUntouched();
  });

  test('is 502 where nothing was charged for certain, and the same key may pay after it', async () => {
    expect(await pay(byCard({ 'INV-2': 40.5 }, 'unavailable'))).toMatchObject({
      status: 502,
      body: { message: accountText('payment.unavailable') },
    });
    await expectUntouched();
    expect(await askFor('k1')).toMatchObject({ status: 404 });
    expect(await pay(byCard({ 'INV-2': 40.5 }))).toMatchObject(paidAs('700002'));
  });

  test('is looked up when no answer came, and booked at the next request', async () => {
    expect(await pay(byCard({ 'INV-2': 40.5 }, 'lostAnswer'))).toMatchObject(paidAs('700001'));
    expect(await openItems()).toEqual({ 'INV-1': 100, 'CM-1': -30 });
  });

  test('answers 503 when its state is unknown, prevents a second payment, and is settled by the job', async () => {
    const body = byCard({ 'INV-2': 40.5 }, 'unanswered');
    const unknown = { status: 503, body: { code: 'outcomeUnknown', message: accountText('payment.outcomeUnknown') } };
    expect(await pay(body)).toMatchObject(unknown);
    expect(await askFor('k1')).toMatchObject(unknown);
    expect(await pay(byCard({ 'INV-2': 40.5 }), 'k2', colleague)).toMatchObject(
      refusedFor(paymentRefusals.underWay('Invoice INV-2', '$0.00')),
    );
    await api.travelTo('2026-03-04T15:30:00.000Z');
    expect(await doPaymentJobs(api)).toEqual([]);
    expect(await attemptStates(api)).toEqual(['absent']);
    expect(await askFor('k1')).toMatchObject({ status: 404 });
    expect(await pay(byCard({ 'INV-2': 40.5 }), 'k2', colleague)).toMatchObject({
      status: 200,
      body: { isSuccess: true },
    });
  });
});

describe('other ways to pay', () => {
  test('an eCheck is taken at once', async () => {
    expect(await pay(byCheck({ 'INV-2': 40.5 }))).toMatchObject(paidAs('700001'));
    expect(await booksOf(api)).toEqual([{ amount: '40.50', state: 'captured', captured: '40.50', refunded: '0.00' }]);
    expect(await openItems()).toEqual({ 'INV-1': 100, 'CM-1': -30 });
  });

  test('an eCheck that is declined, or is not complete, pays nothing', async () => {
    const declined = { status: 200, body: { isSuccess: false, errorReason: accountText('payment.bankDeclined') } };
    expect(await pay(byCheck({ 'INV-2': 40.5 }, '1111111116'))).toMatchObject(declined);
    const incomplete = { status: 200, body: { isSuccess: false, errorReason: 'Account Number is required' } };
    expect(await pay(byCheck({ 'INV-2': 40.5 }, ' '), 'k2')).toMatchObject(incomplete);
    await expectUntouched();
  });

  test('refuses an eCheck where the site does not take eChecks', async () => {
    await api.database
      .updateTable('site')
      .set({ payment_issuers: [1, 2] })
      .execute();
    const refused = { status: 200, body: { isSuccess: false, errorReason: accountText('payment.bankNotAccepted') } };
    expect(await pay(byCheck({ 'INV-2': 40.5 }))).toMatchObject(refused);
    await expectUntouched();
  });

  test('credits pay their amount, once, and the gateway gets no call', async () => {
    const body = byCredit({ 'INV-1': 30, 'CM-1': -30 });
    expect(await pay(body)).toMatchObject({ status: 200, body: { ...paidAs('700001').body, transactionId: null } });
    expect(await pay(body)).toMatchObject(paidAs('700001'));
    expect(await applications()).toEqual([['CM-1', 'INV-1', '30.00']]);
    expect(await booksOf(api)).toEqual([]);
    expect(await openItems()).toEqual({ 'INV-1': 70, 'INV-2': 40.5 });
  });
});

describe('refused payments, with nothing charged', () => {
  const ofBaker = 'INV-9';

  test.each<[string, object, Reason[]]>([
    ['nothing selected', byCard({}), [paymentRefusals.nothing()]],
    ['more than the balance', byCard({ 'INV-2': 40.51 }), [paymentRefusals.greater('Invoice INV-2')]],
    [
      'more of a credit than is left',
      byCard({ 'INV-1': 100, 'CM-1': -30.01 }),
      [paymentRefusals.greater('Credit Memo CM-1')],
    ],
    ['an invoice below zero', byCard({ 'INV-1': 100, 'INV-2': -1 }), [paymentRefusals.otherSign('Invoice INV-2')]],
    ['a credit above zero', byCard({ 'CM-1': 30 }), [paymentRefusals.otherSign('Credit Memo CM-1')]],
    ['nothing of an invoice', byCard({ 'INV-1': 1, 'INV-2': 0 }), [paymentRefusals.otherSign('Invoice INV-2')]],
    ['an unknown code', byCard({ 'INV-7': 1 }), [paymentRefusals.gone()]],
    ["another customer's invoice", byCard({ [ofBaker]: 1 }), [paymentRefusals.gone()]],
    [
      'a code as another kind of record',
      byCard({}, 'approved', { paymentAmount: 1, details: [{ arCode: 'INV-1', detailType: 3, amount: 1 }] }),
      [paymentRefusals.gone()],
    ],
    [
      'an invoice twice',
      byCard({}, 'approved', {
        paymentAmount: 80,
        details: [...detailsOf({ 'INV-2': 40 }), ...detailsOf({ 'INV-2': 40 })],
      }),
      [paymentRefusals.twice('Invoice INV-2')],
    ],
    ['another sum', byCard({ 'INV-1': 100 }, 'approved', { paymentAmount: 99.99 }), [paymentRefusals.partsDiffer()]],
    ['less than nothing', byCard({ 'INV-1': 10, 'CM-1': -30 }), [paymentRefusals.negative()]],
    ['a card for nothing', byCard({ 'INV-1': 30, 'CM-1': -30 }), [paymentRefusals.creditsOnly()]],
    ['credits for more than they are', byCredit({ 'INV-1': 31, 'CM-1': -30 }), [paymentRefusals.notByCredits()]],
    [
      'two reasons at once',
      byCard({ 'INV-1': 101, 'INV-2': 41 }),
      [paymentRefusals.greater('Invoice INV-1'), paymentRefusals.greater('Invoice INV-2')],
    ],
  ])('%s', async (_, body, reasons) => {
    await bookEntry(api.database, { reference: ofBaker, initial: '5.00', customer_key: TIDE });
    expect(await pay(body)).toMatchObject(refusedFor(...reasons));
    await expectUntouched();
    expect(await pay(byCard({ 'INV-1': 100 }))).toMatchObject({ status: 200, body: { isSuccess: true } });
  });

  test('name an invoice by the number that the payer knows', async () => {
    await bookEntry(api.database, { reference: 'IN703804', initial: '5.00', invoice_number: '703804' });
    const reply = await pay(
      byCard({}, 'approved', { paymentAmount: 9, details: [{ arCode: 'IN703804', detailType: 1, amount: 9 }] }),
    );
    expect(reply.body).toMatchObject({ errors: ['Invoice 703804: Amount cannot be greater than balance.'] });
  });

  test('a card whose number, date or code is wrong, in the words of its form', async () => {
    const creditCard = { cardNumber: '4111111111111112', expirationDate: '1299', cvv2: '1' };
    const reply = await pay(byCard({ 'INV-1': 100 }, 'approved', { creditCard }));
    expect(reply).toMatchObject({ status: 200, body: { isSuccess: false } });
    expect(reply.body.errorReason).toContain('Card Number is invalid');
    await expectUntouched();
  });

  test('neither card nor account', async () => {
    const bare = byCard({ 'INV-1': 100 }, 'approved', { creditCard: null });
    const refused = { status: 200, body: { isSuccess: false, errorReason: paymentRefusals.methodMissing().text } };
    expect(await pay(bare)).toMatchObject(refused);
    await expectUntouched();
  });

  test.each([
    { paymentType: 3 },
    { paymentAmount: 'a lot' },
    { details: [{ arCode: 'INV-1', detailType: 1, amount: 'x' }] },
  ])('answers 400 to an invalid payment: %o', async (more) => {
    expect((await pay(byCard({ 'INV-1': 100 }, 'approved', more))).status).toBe(400);
    await expectUntouched();
  });
});

describe('the same invoice, once', () => {
  test('under one key, however often it is sent simultaneously', async () => {
    const body = byCard({ 'INV-1': 100 });
    const replies = await Promise.all(Array.from({ length: 5 }, () => pay(body)));
    for (const reply of replies) expect(reply).toMatchObject(paidAs('700001'));
    expect(await booksOf(api)).toHaveLength(1);
  });

  test('without a key: a second click counts as the payment in progress', async () => {
    let release = () => {};
    api.gateway.hold = new Promise<void>((resolve) => {
      release = resolve;
    });
    const body = byCard({ 'INV-1': 100, 'CM-1': -30 });
    const first = pay(body, null);
    await expect.poll(() => api.gateway.charges.length).toBe(1);
    const second = pay(body, null);
    const underWay = refusedFor(paymentRefusals.underWay('Invoice INV-1', '$0.00'));
    expect(await pay(byCard({ 'INV-1': 100 }), 'k1', colleague)).toMatchObject(underWay);
    release();
    for (const reply of await Promise.all([first, second])) expect(reply).toMatchObject(paidAs('700001'));
    expect(await booksOf(api)).toHaveLength(1);
  });

  test('under a key that was used for something else is refused', async () => {
    await pay(byCard({ 'INV-1': 100 }));
    expect(await pay(byCard({ 'INV-2': 40 }))).toMatchObject({ status: 409, body: { code: 'idempotencyKeyReused' } });
    expect((await askFor('k1', colleague)).status).toBe(404);
  });

  test('works for one of two users of the customer at the same moment; the other gets the reason', async () => {
    for (let trial = 0; trial < 15; trial += 1) {
      const code = `INV-1${trial}`;
      await bookEntry(api.database, { reference: code, initial: '10.00' });
      const rivals = [chef, colleague].map((by, place) => pay(byCard({ [code]: 10 }), `${code}-${place}`, by));
      const replies = await Promise.all(rivals);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await openItems())[code]).toBeUndefined();
    }
    expect(await booksOf(api)).toHaveLength(15);
  });
});

describe('accounting afterwards', () => {
  test('keeps money for an item that was settled elsewhere meanwhile on the account as credit', async () => {
    let release = () => {};
    api.gateway.hold = new Promise<void>((resolve) => {
      release = resolve;
    });
    const paying = pay(byCard({ 'INV-2': 40.5 }));
    await expect.poll(() => api.gateway.charges.length).toBe(1);
    const [invoice, credit] = [await entryOf('INV-2'), await entryOf('CM-1')];
    await apply(api.database, [[credit, invoice, '30.00']]);
    release();
    expect(await paying).toMatchObject(paidAs('700001'));
    expect(await openItems()).toEqual({ 'INV-1': 100, 'PAY-700001': -30 });
  });

  test('a voided or refunded payment is owed again', async () => {
    await pay(byCard({ 'INV-1': 100 }));
    await pay(byCard({ 'INV-2': 40.5 }), 'k2');
    const [first, second] = await api.database
      .selectFrom('payment_attempt')
      .select('reference')
      .orderBy('id')
      .execute();
    await colleague.call(voidPayment, { params: { reference: first?.reference ?? '' } });
    await colleague.call(refundPayment, { params: { reference: second?.reference ?? '' }, body: { amount: 0.5 } });
    expect(await doPaymentJobs(api)).toEqual([]);
    const items = (await chef.call(listOpenItems)).body.map(({ recordType, balance, reference }) => [
      recordType,
      balance,
      reference,
    ]);
    expect(items).toContainEqual([RECORD_TYPES.debitAdjustment, 100, '700001']);
    expect(items).toContainEqual([RECORD_TYPES.debitAdjustment, 0.5, '700002']);
  });

  test('nothing of a card or an account but its last digits is kept', async () => {
    await pay(byCard({ 'INV-1': 100 }));
    await pay(byCheck({ 'INV-2': 40.5 }), 'k2');
    const { rows } = await sql<{ dump: string }>`
      select (select json_agg(a)::text from payment_attempt a) || (select json_agg(p)::text from account_payment p)
        || (select json_agg(r)::text from receivable r) || (select json_agg(t)::text from sandbox_gateway.transaction t)
        || (select json_agg(k)::text from idempotent_result k) as dump`.execute(api.database);
    expect(rows[0]?.dump).toContain('1111');
    for (const secret of [CARDS.approved, '1234567890', '011000015']) expect(rows[0]?.dump).not.toContain(secret);
  });
});

async function entryOf(arCode: string): Promise<number> {
  const entry = api.database.selectFrom('receivable').select('id').where('ar_code', '=', arCode);
  return (await entry.executeTakeFirstOrThrow()).id;
}

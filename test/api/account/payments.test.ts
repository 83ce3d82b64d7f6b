import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getAccountSummary, listAccountPayments, listAccountRows } from '#domain/api/account.ts';
import { payItems } from '#domain/api/accountPayment.ts';
import { openCredit, openPaymentReceipt } from '#domain/api/documents.ts';
import { putInvoices } from '#domain/api/integration.ts';
import { refundPayment, voidPayment } from '#domain/api/payments.ts';
import { ISSUERS } from '#domain/payment/issuers.ts';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt } from '#test/support/api/buyer.ts';
import { TIDE } from '#test/support/api/fixture.ts';
import { INVOICED_ORDER, placeOrders } from '#test/support/api/placedOrders.ts';
import { apply, bookEntry } from '#test/support/api/receivables.ts';
import { readPdf } from '#test/support/files/pdfText.ts';
import { addTestToken } from '#test/support/partners/smallErp.ts';
import { BILLING, CARDS, doPaymentJobs } from '#test/support/payments/paying.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api?.stop());

const chef = buyerAt(() => api, 'chef');
const baker = buyerAt(() => api, 'baker');
const colleague = buyerAt(() => api, 'admin');

const textOf = async ({ id }: { id: string }) =>
  (await readPdf((await api.app.inject({ url: `/doc/${id}` })).rawPayload)).pages.join('\n');
const payments = async (query = {}, by = chef) => (await by.call(listAccountPayments, { query })).body;
const lastPayment = async () => (await chef.call(getAccountSummary)).body.lastPaymentAmount;

/** Pays an invoice of its own by card, or by a credit where none is given. */
async function payInvoice(code: string, amount: number, card?: keyof typeof CARDS): Promise<string> {
  await bookEntry(api.database, { reference: code, initial: String(amount) });
  const details = [{ arCode: code, detailType: RECORD_TYPES.invoice as number, amount }];
  if (!card) {
    const initial = String(amount);
    await bookEntry(api.database, { reference: `CM-${code}`, initial, record_type: RECORD_TYPES.creditMemo });
    details.push({ arCode: `CM-${code}`, detailType: RECORD_TYPES.creditMemo, amount: -amount });
  }
  const creditCard = card ? { cardNumber: CARDS[card], expirationDate: '1230', cvv2: '123' } : null;
  const body = { paymentType: card ? 1 : 0, paymentAmount: card ? amount : 0, details, address: BILLING, creditCard };
  return (await chef.call(payItems, { body, idempotencyKey: code })).body.invoicePaymentKey ?? '';
}

async function referenceOf(amount: string): Promise<string> {
  const attempt = api.database.selectFrom('payment_attempt').select('reference').where('amount', '=', amount);
  return (await attempt.executeTakeFirstOrThrow()).reference;
}

const visa = { type: 1, issuer: ISSUERS.Visa, lastFour: '1111' };

describe('the payments of an account', () => {
  test('are those of the last 12 months, unless a period is given', async () => {
    for (const [reference, issued_on] of [
      ['OLD', '2025-03-03'],
      ['FIRST', '2025-03-04'],
    ] as const)
      await bookEntry(api.database, { reference, initial: '75.00', record_type: RECORD_TYPES.payment, issued_on });
    const keysOf = async (query: object) => (await payments(query)).map(({ key }) => key);
    expect(await keysOf({})).toEqual(['FIRST']);
    expect(await keysOf({ startDate: '2025-01-01' })).toEqual(['FIRST', 'OLD']);
    expect(await keysOf({ endDate: '2025-03-03' })).toEqual(['OLD']);
  });

  test('are listed newest first with their state, those of credits alone and of the accounting data too', async () => {
    await bookEntry(api.database, { reference: 'CHK-88', initial: '75.00', record_type: RECORD_TYPES.payment });
    await payInvoice('INV-1', 100, 'approved');
    await payInvoice('INV-2', 40.5);
    await payInvoice('INV-3', 60, 'declined');
    const day = { date: '2026-03-04', credits: 0, refunded: 0, credit: null };
    expect(await payments()).toEqual([
      {
        ...day,
        key: '700003',
        amount: 60,
        method: { ...visa, lastFour: null, issuer: null },
        state: 'declined',
        receipt: null,
      },
      {
        ...{ ...day, key: '700002', amount: 0, credits: 40.5, state: 'charged', receipt: '700002' },
        method: { type: 0, issuer: null, lastFour: null },
      },
      { ...day, key: '700001', amount: 100, method: visa, state: 'charged', receipt: '700001' },
      {
        ...{ key: 'CHK-88', date: '2026-02-01', amount: 75, credits: 0, refunded: 0, method: null },
        ...{ state: 'charged', receipt: null, credit: 'CHK-88' },
      },
    ]);
    expect(await payments({ startDate: '2026-03-04' })).toHaveLength(3);
    expect(await payments({ endDate: '2026-02-28' })).toHaveLength(1);
    expect(await payments({}, baker)).toEqual([]);
    expect((await chef.call(listAccountPayments, { query: { startDate: 'soon' } })).status).toBe(400);
  });

  test('say that one was voided or refunded, and by how much', async () => {
    await payInvoice('INV-1', 100, 'approved');
    await payInvoice('INV-2', 40.5, 'approved');
    await colleague.call(voidPayment, { params: { reference: await referenceOf('100.00') } });
    const part = { params: { reference: await referenceOf('40.50') }, body: { amount: 0.5 } };
    await colleague.call(refundPayment, part);
    const states = async () =>
      (await payments()).map(({ key, state, refunded, receipt }) => [key, state, refunded, receipt]);
    const expected = [
      ['700002', 'refunded', 0.5, '700002'],
      ['700001', 'voided', 100, '700001'],
    ];
    expect(await states()).toEqual(expected);
    expect(await doPaymentJobs(api)).toEqual([]);
    expect(await states()).toEqual(expected);
  });

  test('are dated where the shop is', async () => {
    await api.travelTo('2026-03-06T03:30:00Z');
    await payInvoice('INV-1', 50, 'approved');
    expect((await payments()).map(({ date }) => date)).toEqual(['2026-03-05']);
  });
});

describe('the last payment of the summary', () => {
  test('is not one that was returned in full', async () => {
    await payInvoice('INV-1', 100, 'approved');
    await payInvoice('INV-2', 40.5, 'approved');
    expect(await lastPayment()).toBe(40.5);
    await colleague.call(voidPayment, { params: { reference: await referenceOf('40.50') } });
    expect(await lastPayment()).toBe(100);
    await colleague.call(refundPayment, { params: { reference: await referenceOf('100.00') }, body: { amount: 99 } });
    expect(await lastPayment()).toBe(100);
    await colleague.call(refundPayment, { params: { reference: await referenceOf('100.00') }, body: { amount: 1 } });
    expect(await lastPayment()).toBeNull();
  });
});

describe('a receipt', () => {
  test('DOC-04: opens from the row of its payment, and of a payment of credits alone from the list', async () => {
    await payInvoice('INV-1', 100, 'approved');
    await payInvoice('INV-2', 40.5);
    const { body } = await chef.call(listAccountRows);
    const rows = body.map(({ reference, receipt, credit }) => [reference, receipt, credit]);
    expect(rows).toContainEqual(['700001', '700001', null]);
    expect(rows).toContainEqual(['CM-INV-2', null, 'CM-INV-2']);
    for (const { receipt } of await payments()) {
      const reply = await chef.call(openPaymentReceipt, { params: { invoicePaymentKey: receipt ?? '' } });
      expect(reply.status).toBe(200);
    }
  });
});

const credit = (key: string, by = chef) => by.call(openCredit, { params: { key } });

describe('the document of a credit', () => {
  test('shows what it was for, where it was applied, and what is left of it', async () => {
    const invoiceId = await bookEntry(api.database, {
      ...{ reference: 'IN703804', initial: '80.00', invoice_number: '703804', po_number: 'PO 9' },
    });
    const creditId = await bookEntry(api.database, {
      ...{ reference: 'CM-1', initial: '50.00', record_type: RECORD_TYPES.creditMemo, remarks: 'Returned crates' },
    });
    await apply(api.database, [[creditId, invoiceId, '30.00']]);
    const { body } = await credit('CM-1');
    expect(body).toMatchObject({ fileName: 'Credit Memo CM-1.pdf', contentType: 'application/pdf' });
    const text = await textOf(body);
    for (const part of [
      ...['Credit Memo', 'CM-1', '02/01/2026', 'The Gilded Oyster', 'Returned crates'],
      ...['Invoice 703804', 'P.O. PO 9', '02/02/2026', '$30.00', '$20.00', '$50.00'],
    ])
      expect(text).toContain(part);
    expect((await credit('CM-1', baker)).status).toBe(404);
    expect((await credit('IN703804')).status).toBe(404);
  });

  test('shows the lines of the accounting data, without prices where those are hidden', async () => {
    await placeOrders(api.database);
    const lines = [{ productCode: 'P101', quantity: 2, unit: 'CS', unitPrice: 48, extension: 96 }];
    const sent = await api.call(putInvoices, {
      token: await addTestToken(api),
      body: [
        {
          ...{
            code: 'CR-7',
            kind: 'credit',
            customerCode: 'C1001',
            orderNumber: INVOICED_ORDER,
            issuedOn: '2026-03-03',
          },
          ...{ lineTotal: 96, total: 96, lines },
        },
      ],
    });
    expect(sent.body.map(({ result }) => result)).toEqual(['new']);
    const text = await textOf((await credit('CR-7')).body);
    for (const part of ['2 CS at $48.00/CS', '$96.00', INVOICED_ORDER]) expect(text).toContain(part);
    await api.database
      .updateTable('app_user')
      .set({ settings: JSON.stringify({ hidePricing: true }) })
      .where('username', '=', 'chef')
      .execute();
    const hidden = await textOf((await credit('CR-7')).body);
    expect([hidden.includes('2 CS'), hidden.includes('$48.00')]).toEqual([true, false]);
  });

  test('replaces the invoice of its order in the row, and is not for users who may not print invoices', async () => {
    await placeOrders(api.database);
    const order = api.database.selectFrom('sales_order').select('id').where('order_number', '=', INVOICED_ORDER);
    const { id } = await order.executeTakeFirstOrThrow();
    await bookEntry(api.database, {
      ...{ reference: 'CM-2', initial: '5.00', record_type: RECORD_TYPES.creditMemo, order_id: id },
    });
    const rowOf = async () => (await chef.call(listAccountRows)).body.find(({ reference }) => reference === 'CM-2');
    expect(await rowOf()).toMatchObject({ orderNumber: INVOICED_ORDER, invoice: false, credit: 'CM-2' });
    await api.database
      .updateTable('app_user')
      .set({ settings: JSON.stringify({ canPrintInvoices: false }) })
      .where('username', '=', 'chef')
      .execute();
    expect(await rowOf()).toMatchObject({ credit: null });
    expect((await credit('CM-2')).status).toBe(403);
  });
});

test('an open invoice says how many days it is past due, and nothing else does', async () => {
  await bookEntry(api.database, { reference: 'LATE', initial: '1.00', due_on: '2026-02-28' });
  await bookEntry(api.database, { reference: 'TODAY', initial: '1.00', due_on: '2026-03-04' });
  await bookEntry(api.database, { reference: 'AT ONCE', initial: '1.00', issued_on: '2026-03-01' });
  await bookEntry(api.database, { reference: 'CM', initial: '1.00', record_type: RECORD_TYPES.creditMemo });
  await bookEntry(api.database, { reference: 'OTHER', initial: '1.00', customer_key: TIDE });
  const { body } = await chef.call(listAccountRows);
  const days = body.map(({ reference, pastDueDays }) => [reference, pastDueDays] as const);
  expect(Object.fromEntries(days)).toEqual({ LATE: 4, TODAY: 0, 'AT ONCE': 3, CM: 0 });
});

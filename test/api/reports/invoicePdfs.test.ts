import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAccountRows } from '#domain/api/account.ts';
import { openInvoice, openOrderDocument } from '#domain/api/documents.ts';
import { getOrder } from '#domain/api/history.ts';
import { putInvoices } from '#domain/api/integration.ts';
import { ORDER_INVOICE } from '#domain/order/order.ts';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { TIDE, tokenOf } from '#test/support/api/fixture.ts';
import { INVOICED_ORDER, OPEN_ORDER, placeOrders } from '#test/support/api/placedOrders.ts';
import { bookEntry } from '#test/support/api/receivables.ts';
import { readPdf } from '#test/support/files/pdfText.ts';
import { addTestToken } from '#test/support/partners/smallErp.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await placeOrders(api.database);
});
afterAll(() => api?.stop());

const chef = { token: tokenOf('chef') };

/** An invoice of so many cases of eggs, at $48.00 each. */
const invoiceOf = (number: string, quantity: number, more: object = {}) => ({
  ...{ code: `AR-${number}`, kind: 'invoice', customerCode: 'C1001', invoiceNumber: number, orderNumber: OPEN_ORDER },
  ...{ issuedOn: '2026-03-04', lineTotal: 48 * quantity, total: 48 * quantity },
  lines: [{ productCode: 'P101', quantity, unit: 'CS', unitPrice: 48, extension: 48 * quantity }],
  ...more,
});

async function sendInvoices(...body: ReturnType<typeof invoiceOf>[]): Promise<void> {
  const reply = await api.call(putInvoices, { token: await addTestToken(api), body });
  expect(reply.body.map(({ result }) => result)).toEqual(body.map(() => 'new'));
}

const open = (code: string, caller: object = chef) => api.call(openInvoice, { ...caller, params: { code } });
const textOf = async ({ id }: { id: string }) =>
  (await readPdf((await api.app.inject({ url: `/doc/${id}` })).rawPayload)).pages.join('\n');
const detailOf = async (orderNumber: string) => (await api.call(getOrder, { ...chef, params: { orderNumber } })).body;

async function allow(settings: object): Promise<void> {
  const users = api.database.updateTable('app_user').where('username', '=', 'chef');
  await users.set({ settings: JSON.stringify(settings) }).execute();
}

describe('of several invoices of one order', () => {
  beforeEach(() =>
    sendInvoices(
      invoiceOf('9001', 1),
      invoiceOf('9002', 3, { issuedOn: '2026-03-05', dueOn: '2026-03-19', tax: 4, total: 148 }),
    ),
  );

  test('each has its own document, with its own number, dates, lines and amounts', async () => {
    const { status, body } = await open('AR-9001');
    expect({ status, body }).toEqual({
      status: 200,
      body: { id: expect.any(String), fileName: 'Invoice 9001.pdf', contentType: 'application/pdf' },
    });
    const [first, second] = [await textOf(body), await textOf((await open('AR-9002')).body)];
    for (const part of ['9001', '03/04/2026', '04/03/2026', OPEN_ORDER, ' 1 CS ', 'Total due $48.00']) {
      expect(first).toContain(part);
    }
    for (const part of ['9002', '03/05/2026', '03/19/2026', OPEN_ORDER, ' 3 CS ', 'Total due $148.00']) {
      expect(second).toContain(part);
    }
    expect(first).not.toContain('9002');
  });

  test('the newest stays the one that the order names', async () => {
    const { body } = await api.call(openOrderDocument, {
      ...chef,
      params: { orderNumber: OPEN_ORDER, n: ORDER_INVOICE },
    });
    expect(body.fileName).toBe('Invoice 9002.pdf');
    expect(await textOf(body)).toBe(await textOf((await open('AR-9002')).body));
  });

  test('the order lists all, oldest first, and the account opens each by its code', async () => {
    expect((await detailOf(OPEN_ORDER)).invoices).toEqual([
      { code: 'AR-9001', invoiceNumber: '9001', invoiceDate: '2026-03-04', total: 48 },
      { code: 'AR-9002', invoiceNumber: '9002', invoiceDate: '2026-03-05', total: 148 },
    ]);
    const rows = (await api.call(listAccountRows, { ...chef, query: { endDate: '2026-03-31' } })).body;
    expect(rows.map(({ reference, invoice, invoiceCode }) => ({ reference, invoice, invoiceCode }))).toEqual(
      expect.arrayContaining([{ reference: '9001', invoice: true, invoiceCode: 'AR-9001' }]),
    );
  });

  test('a credit is not listed, and opens a document of its own', async () => {
    await sendInvoices(invoiceOf('C1', 1, { kind: 'credit' }));
    expect((await detailOf(OPEN_ORDER)).invoices).toHaveLength(2);
    expect((await open('AR-C1')).status).toBe(404);
    const rows = (await api.call(listAccountRows, chef)).body;
    expect(rows.find(({ isCredit }) => isCredit)).toMatchObject({ invoice: false, invoiceCode: null, credit: 'AR-C1' });
  });

  test('another customer gets the same answer as for an invoice that does not exist', async () => {
    const [foreign, absent] = [
      await open('AR-9001', { token: tokenOf('baker') }),
      await open('AR-9999', { token: tokenOf('baker') }),
    ];
    const withoutId = ({ status, body }: typeof foreign) => ({ status, body: { ...body, requestId: '' } });
    expect(withoutId(foreign)).toEqual(withoutId(absent));
    expect(foreign.status).toBe(404);
    await bookEntry(api.database, { reference: 'AR-9001', customer_key: TIDE, initial: '5.00' });
    expect((await open('AR-9001', { token: tokenOf('baker') })).status).toBe(204);
    expect((await open('AR-9001')).body.fileName).toBe('Invoice 9001.pdf');
  });

  test('who may not print invoices neither sees nor opens any', async () => {
    await allow({ canPrintInvoices: false });
    expect((await detailOf(OPEN_ORDER)).invoices).toEqual([]);
    expect((await open('AR-9001')).status).toBe(403);
    const rows = (await api.call(listAccountRows, chef)).body;
    expect(rows.filter(({ invoiceCode, invoice }) => invoice || invoiceCode !== null)).toEqual([]);
  });

  test('hidden prices are hidden on all of them', async () => {
    const settings = JSON.stringify({ hidePricing: true });
    await api.database.updateTable('customer').set({ settings }).where('customer_code', '=', 'C1001').execute();
    expect((await detailOf(OPEN_ORDER)).invoices.map((row) => Object.keys(row))).toEqual([
      ['code', 'invoiceNumber', 'invoiceDate'],
      ['code', 'invoiceNumber', 'invoiceDate'],
    ]);
    expect(await textOf((await open('AR-9001')).body)).not.toMatch(/\$|Total/);
  });
});

test('an invoice without an order here shows what it is for, and names no order and no address', async () => {
  const { orderNumber: _, ...phoned } = invoiceOf('9003', 2, { poNumber: 'PO-77' });
  await sendInvoices(phoned as ReturnType<typeof invoiceOf>);
  const text = await textOf((await open('AR-9003')).body);
  for (const part of ['9003', 'PO-77', ' 2 CS ', 'Total due $96.00', 'The Gilded Oyster']) expect(text).toContain(part);
  expect(text).not.toMatch(/Order number|Delivery date|Ship to/);
});

test('one that was imported without lines has those of its order, where it is the order’s own, and else no document', async () => {
  const orders = api.database.selectFrom('sales_order').select('id');
  const { id: order_id } = await orders.where('order_number', '=', INVOICED_ORDER).executeTakeFirstOrThrow();
  const entry = { order_id, initial: '118.30', issued_on: '2026-02-27' };
  await bookEntry(api.database, { ...entry, reference: 'A', invoice_number: `INV-${INVOICED_ORDER}` });
  await bookEntry(api.database, { ...entry, reference: 'B', invoice_number: 'INV-OTHER' });
  await bookEntry(api.database, { reference: 'L', record_type: RECORD_TYPES.lastCharge, initial: '1.00' });
  const { body } = await open('A');
  expect(body.fileName).toBe(`Invoice INV-${INVOICED_ORDER}.pdf`);
  expect([(await open('B')).status, (await open('L')).status]).toEqual([204, 404]);
  expect((await detailOf(INVOICED_ORDER)).invoices.map(({ code }) => code)).toEqual(['A']);
  const rows = (await api.call(listAccountRows, chef)).body;
  expect(rows.find(({ reference }) => reference === 'B')).toMatchObject({ invoice: false, invoiceCode: null });
});

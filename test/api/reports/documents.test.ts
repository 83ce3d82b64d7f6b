import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { revokeToken } from '#domain/api/authentication.ts';
import { openOrderDocument, openProductScan } from '#domain/api/documents.ts';
import { getOrder } from '#domain/api/history.ts';
import { ORDER_CONFIRMATION, ORDER_INVOICE } from '#domain/order/order.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt, ribeye } from '#test/support/api/buyer.ts';
import { FIXTURE_NOW, OYSTER, tokenOf } from '#test/support/api/fixture.ts';
import { FOREIGN_ORDER, INVOICED_ORDER, OPEN_ORDER, placeOrders, QUIET_ORDER } from '#test/support/api/placedOrders.ts';
import { readPdf } from '#test/support/files/pdfText.ts';

let api: Api;
const chef = { token: tokenOf('chef') };

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await placeOrders(api.database);
});
afterAll(() => api.stop());

const open = (orderNumber: string, n: number, caller: { token: string; customerKey?: number } = chef) =>
  api.call(openOrderDocument, { ...caller, params: { orderNumber, n } });

const show = (id: string) => api.app.inject({ url: `/doc/${id}` });

async function textOf(id: string): Promise<string> {
  const response = await show(id);
  return (await readPdf(response.rawPayload)).pages.join('\n');
}

async function setUserSettings(settings: object): Promise<void> {
  await api.database
    .updateTable('app_user')
    .set({ settings: JSON.stringify(settings) })
    .where('username', '=', 'chef')
    .execute();
}

const minutesLater = (minutes: number) => new Date(new Date(FIXTURE_NOW).getTime() + minutes * 60_000).toISOString();

test('an order confirmation is made, and opened without a bearer by its id alone', async () => {
  const { status, body } = await open(OPEN_ORDER, ORDER_CONFIRMATION);
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      id: expect.stringMatching(/^\S{20,}$/),
      fileName: `Order confirmation ${OPEN_ORDER}.pdf`,
      contentType: 'application/pdf',
    },
  });
  const response = await show(body.id);
  expect({ status: response.statusCode, headers: response.headers }).toEqual({
    status: 200,
    headers: expect.objectContaining({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Order confirmation ${OPEN_ORDER}.pdf"; filename*=UTF-8''Order%20confirmation%20${OPEN_ORDER}.pdf`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/),
    }),
  });
  expect((await show(body.id)).rawPayload.equals(response.rawPayload)).toBe(true);
});

test('the confirmation shows everything about its order', async () => {
  const { body } = await open(OPEN_ORDER, ORDER_CONFIRMATION);
  const text = await textOf(body.id);
  for (const part of [
    'Harbor Foods',
    '1 Quay Street',
    '(207) 555-0100',
    'Order confirmation',
    OPEN_ORDER,
    '03/04/2026',
    '03/05/2026',
    'PO-8',
    'Oyster Dock',
    'The Gilded Oyster',
    'Ring twice',
    'Mind the step',
    'For the wedding.',
    'Keep cold.',
    'P-102',
    'Ribeye, about 38.5 LB',
    'Cut thick',
    '1.5 CS',
    '$12.2575 / LB',
    'est. $707.87',
    '$0.0375 / EA',
    'Line total $100.00',
    'Add-on charges $15.00',
    'Taxable amount $40.00',
    'Tax $3.30',
    'Total $118.30',
    'Page 1 of 1',
  ]) {
    expect(text).toContain(part);
  }
});

async function confirmationOf(orderNumber: string | null): Promise<string> {
  const { body } = await open(orderNumber ?? '', ORDER_CONFIRMATION);
  return await textOf(body.id);
}

test('the confirmation prints the address that the rules validated, whatever address was sent beside its code', async () => {
  const buyer = buyerAt(() => api, 'chef');
  await buyer.add(ribeye);
  await buyer.changeHeader({ customerShipToCode: 'MAIN', addressId: 13 });
  const { body } = await buyer.submit();
  expect(body.accepted).toBe(true);
  expect(await confirmationOf(body.orderNumber)).not.toContain('Oyster Far Away');
  const { header } = (await api.call(getOrder, { ...chef, params: { orderNumber: body.orderNumber ?? '' } })).body;
  expect(header).toMatchObject({ customerShipToCode: 'MAIN', addressId: 11 });
});

test('the confirmation keeps the address of its order when that moves, and when it is deleted', async () => {
  const buyer = buyerAt(() => api, 'chef');
  await buyer.add(ribeye);
  await buyer.changeHeader({ addressId: 12 });
  const { orderNumber, accepted } = (await buyer.submit()).body;
  expect(accepted).toBe(true);
  await api.database.updateTable('address').set({ name: 'New Dock' }).where('id', '=', 12).execute();
  expect(await confirmationOf(orderNumber)).toContain('Oyster Dock');
  await api.database.deleteFrom('address').where('id', '=', 12).execute();
  expect(await confirmationOf(orderNumber)).toContain('Oyster Dock');
});

test('an invoice has its own number, date and due date', async () => {
  const { status, body } = await open(INVOICED_ORDER, ORDER_INVOICE);
  expect({ status, fileName: body.fileName }).toEqual({ status: 200, fileName: `Invoice INV-${INVOICED_ORDER}.pdf` });
  const text = await textOf(body.id);
  for (const part of [`INV-${INVOICED_ORDER}`, '03/02/2026', '04/01/2026', 'C1001', 'PO-7', 'Total due $118.30']) {
    expect(text).toContain(part);
  }
});

test('without an invoice there is nothing, and no body', async () => {
  expect(await open(OPEN_ORDER, ORDER_INVOICE)).toMatchObject({ status: 204, body: '' });
});

test('a document that the settings forbid is refused before anything is looked up', async () => {
  await setUserSettings({ canViewConfirmation: false });
  for (const orderNumber of [OPEN_ORDER, FOREIGN_ORDER, 'none']) {
    expect((await open(orderNumber, ORDER_CONFIRMATION)).status).toBe(403);
  }
  expect((await open(INVOICED_ORDER, ORDER_INVOICE)).status).toBe(200);
  await setUserSettings({ canPrintInvoices: false });
  expect((await open(INVOICED_ORDER, ORDER_INVOICE)).status).toBe(403);
  expect((await open(INVOICED_ORDER, ORDER_CONFIRMATION)).status).toBe(200);
});

test("another customer's order has no documents, like an absent one", async () => {
  for (const orderNumber of [FOREIGN_ORDER, 'none']) {
    for (const n of [ORDER_CONFIRMATION, ORDER_INVOICE]) {
      const { status, body } = await open(orderNumber, n);
      expect({ status, body }).toEqual({
        status: 404,
        body: { message: 'Not found', errors: [], code: 'notFound', requestId: expect.any(String) },
      });
    }
  }
  expect((await open(OPEN_ORDER, 3)).status).toBe(400);
});

test('a salesperson opens those of the customer acted for', async () => {
  const rep = { token: tokenOf('rep'), customerKey: OYSTER };
  expect((await open(OPEN_ORDER, ORDER_CONFIRMATION, rep)).status).toBe(200);
  expect((await open(QUIET_ORDER, ORDER_CONFIRMATION, rep)).status).toBe(404);
});

test('with hidden prices no amount is on the document', async () => {
  const quiet = { token: tokenOf('quiet') };
  for (const n of [ORDER_CONFIRMATION, ORDER_INVOICE]) {
    const { body } = await open(QUIET_ORDER, n, quiet);
    const text = await textOf(body.id);
    expect(text).toContain('2 CS');
    expect(text).not.toMatch(/\$|Price|Extension|Total|Tax/);
  }
});

test('a document is available for ten minutes', async () => {
  const { body } = await open(OPEN_ORDER, ORDER_CONFIRMATION);
  await api.travelTo(minutesLater(9.9));
  expect((await show(body.id)).statusCode).toBe(200);
  await api.travelTo(minutesLater(10));
  expect((await show(body.id)).statusCode).toBe(404);
});

test('shows a missing or deleted document on a page of its own', async () => {
  for (const id of ['secret-00000000000000000000000099', 'x', '%27', '..%2f..%2fetc%2fpasswd']) {
    const response = await show(id);
    expect({ status: response.statusCode, type: response.headers['content-type'] }).toEqual({
      status: 404,
      type: 'text/html; charset=utf-8',
    });
    expect(response.body).toContain('This document is no longer available.');
    expect(response.body).toContain('Open it again from the store.');
    expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  }
});

test('a document ends with the session that made it, and with no other', async () => {
  const mine = await open(OPEN_ORDER, ORDER_CONFIRMATION);
  const colleague = await open(OPEN_ORDER, ORDER_CONFIRMATION, { token: tokenOf('admin') });
  await api.call(revokeToken, chef);
  expect((await show(mine.body.id)).statusCode).toBe(404);
  expect((await show(colleague.body.id)).statusCode).toBe(200);
});

test('a document that is stored just after its session ended cannot be read', async () => {
  const { body } = await open(OPEN_ORDER, ORDER_CONFIRMATION);
  await api.database
    .updateTable('session')
    .set({ revoked_at: new Date(FIXTURE_NOW) })
    .execute();
  expect((await show(body.id)).statusCode).toBe(404);
});

test('the id is stored only as a hash', async () => {
  const { body } = await open(OPEN_ORDER, ORDER_CONFIRMATION);
  const rows = await api.database.selectFrom('document').select('id').execute();
  expect(rows).toEqual([{ id: expect.not.stringContaining(body.id) }]);
});

const scan = (productKey: number, n: number, caller: { token?: string } = {}) =>
  api.call(openProductScan, { ...caller, params: { productKey, n } });

test("a product's documents are opened by their place in its list, by guests too", async () => {
  await api.database
    .insertInto('product_scan')
    .values([
      { product_key: 101, position: 3, key: 'A', name: 'Spécification: œufs/"large"', body: 'Grade A.\n\nKeep cold.' },
      { product_key: 101, position: 7, key: 'B', name: 'アレルゲン', body: 'Eggs.' },
      { product_key: 108, position: 1, key: 'C', name: 'Withdrawn', body: 'Gone.' },
      { product_key: 9, position: 1, key: 'D', name: 'Hidden', body: 'Hidden.' },
    ])
    .execute();
  const first = await scan(101, 1);
  expect({ status: first.status, body: first.body }).toEqual({
    status: 200,
    body: { id: expect.any(String), fileName: 'P-101 Spécification œufs large.pdf', contentType: 'application/pdf' },
  });
  const text = await textOf(first.body.id);
  for (const part of ['Harbor Foods', 'Spécification: œufs/"large"', 'P-101', 'Eggs', 'Grade A.', 'Keep cold.'])
    expect(text).toContain(part);
  const second = await scan(101, 2, chef);
  expect((await show(second.body.id)).headers['content-disposition']).toBe(
    `inline; filename="P-101.pdf"; filename*=UTF-8''P-101%20${encodeURIComponent('アレルゲン')}.pdf`,
  );
  expect((await scan(101, 3)).status).toBe(204);
  expect((await scan(102, 1)).status).toBe(204);
  for (const absent of [108, 9, 424_242]) expect((await scan(absent, 1)).status).toBe(404);
  expect((await scan(101, 0)).status).toBe(400);
  await setUserSettings({ productScanDocuments: false });
  expect((await scan(101, 1, chef)).status).toBe(403);
});

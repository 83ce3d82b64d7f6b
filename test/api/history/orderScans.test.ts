import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openOrderScan } from '#domain/api/documents.ts';
import { getOrder, listOrders } from '#domain/api/history.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { FOREIGN_ORDER, INVOICED_ORDER, OPEN_ORDER, placeOrders } from '#test/support/api/placedOrders.ts';

const NOTE = Buffer.from('%PDF-1.7 signed by the dock');
const PHOTO = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const chef = { token: tokenOf('chef') };
let api: Api;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await placeOrders(api.database);
  const orders = await api.database.selectFrom('sales_order').select(['id', 'order_number']).execute();
  const idOf = (number: string) => orders.find(({ order_number }) => order_number === number)?.id ?? 0;
  await api.database
    .insertInto('order_scan')
    .values([
      scanRow(idOf(INVOICED_ORDER), 5, 'Dock Photo', 'image/jpeg', PHOTO),
      scanRow(idOf(INVOICED_ORDER), 2, 'Delivery Note', 'application/pdf', NOTE),
      scanRow(idOf(FOREIGN_ORDER), 1, 'Delivery Note', 'application/pdf', NOTE),
    ])
    .execute();
});
afterAll(() => api.stop());

function scanRow(order_id: number, position: number, name: string, content_type: string, content: Buffer) {
  return { order_id, position, key: `S${position}`, name, content_type, content };
}

const open = (orderNumber: string, n: number, caller: { token: string } = chef) =>
  api.call(openOrderScan, { ...caller, params: { orderNumber, n } });
const show = (id: string) => api.app.inject({ url: `/doc/${id}` });
const statusOf = async (orderNumber: string, n: number) => (await open(orderNumber, n)).status;

async function allow(settings: object): Promise<void> {
  await api.database
    .updateTable('app_user')
    .set({ settings: JSON.stringify(settings) })
    .where('username', '=', 'chef')
    .execute();
}

test("an order's scans are opened by their place in its list, the bytes as they were stored", async () => {
  const { body: orders } = await api.call(listOrders, chef);
  const row = orders.find(({ orderNumber }) => orderNumber === INVOICED_ORDER);
  expect(row?.scanDocuments).toEqual([
    { key: 'S2', name: 'Delivery Note' },
    { key: 'S5', name: 'Dock Photo' },
  ]);
  const note = await open(INVOICED_ORDER, 1);
  expect({ status: note.status, body: note.body }).toEqual({
    status: 200,
    body: {
      id: expect.any(String),
      fileName: `Delivery Note ${INVOICED_ORDER}.pdf`,
      contentType: 'application/pdf',
    },
  });
  expect((await show(note.body.id)).rawPayload.equals(NOTE)).toBe(true);
  const photo = await open(INVOICED_ORDER, 2);
  const shown = await show(photo.body.id);
  expect(shown.headers['content-type']).toBe('image/jpeg');
  expect(shown.headers['content-disposition']).toContain(`filename="Dock Photo ${INVOICED_ORDER}.jpg"`);
  expect(shown.rawPayload.equals(PHOTO)).toBe(true);
  expect(api.pdfs.rendered).toEqual([]);
});

test('the invoice number finds the same scan as the order number', async () => {
  const { status, body } = await open(`INV-${INVOICED_ORDER}`, 1);
  expect({ status, fileName: body.fileName }).toEqual({ status: 200, fileName: `Delivery Note ${INVOICED_ORDER}.pdf` });
});

test('where a number is an order and the invoice of another order, it means the order', async () => {
  await api.database
    .updateTable('sales_order')
    .set({ invoice_number: INVOICED_ORDER })
    .where('order_number', '=', OPEN_ORDER)
    .execute();
  expect(await statusOf(INVOICED_ORDER, 1)).toBe(200);
});

test("missing scans: a further place is empty; a missing order and another customer's have the same answer", async () => {
  expect(await statusOf(INVOICED_ORDER, 3)).toBe(204);
  expect(await statusOf(OPEN_ORDER, 1)).toBe(204);
  const foreign = await open(FOREIGN_ORDER, 1);
  const absent = await open('999999', 1);
  expect([foreign.status, absent.status, await statusOf(`INV-${FOREIGN_ORDER}`, 1)]).toEqual([404, 404, 404]);
  expect({ ...foreign.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
  for (const n of [0, -1, 1.5, 2 ** 31, 1e20]) expect(await statusOf(INVOICED_ORDER, n)).toBe(400);
});

test('a user who may open neither confirmations nor invoices sees no scans and opens none', async () => {
  await allow({ canViewConfirmation: false, canPrintInvoices: false });
  expect(await statusOf(INVOICED_ORDER, 1)).toBe(403);
  const { body } = await api.call(getOrder, { ...chef, params: { orderNumber: INVOICED_ORDER } });
  expect(body.order.scanDocuments).toEqual([]);
  await allow({ canViewConfirmation: false });
  expect(await statusOf(INVOICED_ORDER, 1)).toBe(200);
  await allow({ canPrintInvoices: false });
  expect(await statusOf(INVOICED_ORDER, 1)).toBe(200);
  const { body: again } = await api.call(getOrder, { ...chef, params: { orderNumber: INVOICED_ORDER } });
  expect(again.order.scanDocuments).toHaveLength(2);
});

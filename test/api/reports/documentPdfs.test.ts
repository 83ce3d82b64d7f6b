import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openOrderDocument, openProductScan } from '#domain/api/documents.ts';
import { getUser } from '#domain/api/user.ts';
import { ORDER_CONFIRMATION } from '#domain/order/order.ts';
import { PDFS_LIMIT } from '#server/modules/documents/documentTickets.ts';
import { keepContent } from '#server/modules/documents/storedDocuments.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { FIXTURE_NOW, OYSTER, tokenOf } from '#test/support/api/fixture.ts';
import { OPEN_ORDER, placeOrders } from '#test/support/api/placedOrders.ts';
import { readPdf } from '#test/support/files/pdfText.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await placeOrders(api.database);
  const scans = Array.from({ length: PDFS_LIMIT + 1 }, (_, index) => ({
    product_key: 101,
    position: index + 1,
    key: `S${index + 1}`,
    name: `Sheet ${index + 1}`,
    body: 'Keep cold.',
  }));
  await api.database.insertInto('product_scan').values(scans).execute();
});
afterAll(() => api?.stop());

const chef = { token: tokenOf('chef') };
const openScan = (n = 1) => api.call(openProductScan, { params: { productKey: 101, n } });
/** Each guest is at an address of their own. */
const openScanFrom = async (place: number, n: number) =>
  (await api.app.inject({ url: `/api/documents/product/101/scan/${n}`, remoteAddress: `198.51.100.${place}` }))
    .statusCode;
const openOrder = (caller: { token: string }) =>
  api.call(openOrderDocument, { ...caller, params: { orderNumber: OPEN_ORDER, n: ORDER_CONFIRMATION } });
const show = async (id: string) => (await api.app.inject({ url: `/doc/${id}` })).rawPayload;
const textOf = async (id: string) => (await readPdf(await show(id))).pages.join('\n');

test('a second guest has the same document under an id of their own, and nothing is rendered for it', async () => {
  const [first, second] = [await openScan(), await openScan()];
  expect(api.pdfs.rendered).toHaveLength(1);
  expect(second.body.id).not.toBe(first.body.id);
  expect((await show(second.body.id)).equals(await show(first.body.id))).toBe(true);
});

test('guests who come together wait for one rendering', async () => {
  const opened = await Promise.all(Array.from({ length: 20 }, () => openScan()));
  expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 200));
  expect(api.pdfs.rendered).toHaveLength(1);
});

test('a document with other content is made anew', async () => {
  await openScan();
  await api.database.updateTable('product_scan').set({ body: 'Keep frozen.' }).where('position', '=', 1).execute();
  const { body } = await openScan();
  expect(await textOf(body.id)).toContain('Keep frozen.');
});

test('a document rendered for a user who sees prices is not shown to one who does not', async () => {
  await openOrder(chef);
  const settings = JSON.stringify({ hidePricing: true });
  await api.database.updateTable('customer').set({ settings }).where('customer_key', '=', OYSTER).execute();
  const { body } = await openOrder(chef);
  expect(await textOf(body.id)).not.toMatch(/\$|Total/);
});

test('an existing document does not grant the right to open it', async () => {
  await openOrder(chef);
  expect((await openOrder({ token: tokenOf('baker') })).status).toBe(404);
  const settings = JSON.stringify({ canViewConfirmation: false });
  await api.database.updateTable('app_user').set({ settings }).where('username', '=', 'chef').execute();
  expect((await openOrder(chef)).status).toBe(403);
});

test('while many documents are made, one more is postponed with a text, existing ones open, and other calls are answered', async () => {
  const known = await openScan(PDFS_LIMIT + 1);
  let release = () => {};
  api.pdfs.hold = new Promise<void>((resolve) => {
    release = resolve;
  });
  const waiting = Array.from({ length: PDFS_LIMIT }, (_, index) => openScanFrom(index, index + 1));
  await expect.poll(() => api.pdfs.rendered.length).toBe(1 + PDFS_LIMIT);
  const late = await openOrder(chef);
  expect({ status: late.status, retryAfter: late.headers['retry-after'], body: late.body }).toEqual({
    status: 503,
    retryAfter: '5',
    body: {
      message: 'Many documents are being created right now. Please try again in a few seconds.',
      errors: [],
      code: 'busy',
      requestId: expect.any(String),
    },
  });
  expect((await openScan(PDFS_LIMIT + 1)).status).toBe(known.status);
  expect((await api.call(getUser, chef)).status).toBe(200);
  release();
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => 200));
  expect((await openOrder(chef)).status).toBe(200);
});

test('removes the bytes used longest ago when there are too many, but none that a user may still open', async () => {
  const minutes = (count: number) => new Date(new Date(FIXTURE_NOW).getTime() + count * 60_000);
  const keep = (key: string, now: Date) =>
    keepContent(
      api.database,
      { key, content: Buffer.alloc(40) },
      { now, unusedSince: new Date(now.getTime() - 600_000) },
      100,
    );
  const kept = async () => {
    const rows = await api.database.selectFrom('document_content').select('key').orderBy('key').execute();
    return rows.map(({ key }) => key);
  };
  for (const key of ['a', 'b', 'c']) await keep(key, minutes(0));
  expect(await kept()).toEqual(['a', 'b', 'c']);
  await keep('a', minutes(5));
  await keep('d', minutes(12));
  expect(await kept()).toEqual(['a', 'd']);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openOrderDocument } from '#domain/api/documents.ts';
import { uploadImage } from '#domain/api/images.ts';
import { openPriceList } from '#domain/api/reports.ts';
import { getShopConfiguration, saveShopConfiguration } from '#domain/api/siteConfiguration.ts';
import { ORDER_CONFIRMATION, ORDER_INVOICE } from '#domain/order/order.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { addManyProducts } from '#test/support/api/manyProducts.ts';
import { INVOICED_ORDER, OPEN_ORDER, placeOrders } from '#test/support/api/placedOrders.ts';
import { photo } from '#test/support/files/hostilePictures.ts';
import { giveLogo, logoOf } from '#test/support/files/logos.ts';
import { drawingsIn, type PdfDrawings } from '#test/support/files/pdfPictures.ts';

const SHORT = 20;

let api: Api;
beforeAll(async () => {
  api = await startApi(undefined, SHORT);
});
beforeEach(async () => {
  await api.reset();
  await placeOrders(api.database);
});
afterAll(() => api?.stop());

const chef = { token: tokenOf('chef') };
const admin = { token: tokenOf('admin') };
const shown = async ({ id }: { id: string }) => (await api.app.inject({ url: `/doc/${id}` })).rawPayload;
const openOrder = (orderNumber = OPEN_ORDER, n = ORDER_CONFIRMATION) =>
  api.call(openOrderDocument, { ...chef, params: { orderNumber, n } });
const drawn = async (document: { id: string }) => await drawingsIn(await shown(document));
const pixelsOf = ({ pictures }: PdfDrawings) => pictures.map(({ pixels }) => pixels);

test('a picture that an admin makes the logo is on every document from then on', async () => {
  const before = await openOrder();
  expect(await drawn(before.body)).toEqual({ pictures: [], clips: 0 });
  const { body: sent } = await api.call(uploadImage, {
    ...admin,
    body: await photo(200, 150).jpeg().toBuffer(),
    headers: { 'content-type': 'image/jpeg' },
  });
  const { body: rules } = await api.call(getShopConfiguration, admin);
  const change = { ...rules, logoName: sent.src.slice('/img/'.length), phone: '(207) 555-0100' };
  expect((await api.call(saveShopConfiguration, { ...admin, body: change })).status).toBe(200);
  for (const { body } of [await openOrder(), await openOrder(INVOICED_ORDER, ORDER_INVOICE)]) {
    expect(pixelsOf(await drawn(body))).toEqual([[200, 150]]);
  }
  expect(await drawn(before.body)).toEqual({ pictures: [], clips: 0 });
});

test('a document is made once for each logo', async () => {
  const one = await giveLogo(api.database);
  await openOrder();
  await openOrder();
  expect(api.pdfs.rendered).toHaveLength(1);
  await giveLogo(api.database, { width: 100, height: 100 });
  expect(pixelsOf(await drawn((await openOrder()).body))).toEqual([[100, 100]]);
  expect(api.pdfs.rendered).toHaveLength(2);
  await api.database.updateTable('site').set({ logo_name: one }).execute();
  expect(pixelsOf(await drawn((await openOrder()).body))).toEqual([[220, 220]]);
  expect(api.pdfs.rendered).toHaveLength(2);
});

test('a logo whose file is gone leaves the name alone, until it is there again', async () => {
  const file = await giveLogo(api.database);
  await api.database.deleteFrom('picture').where('file', '=', file).execute();
  expect(await drawn((await openOrder()).body)).toEqual({ pictures: [], clips: 0 });
  await giveLogo(api.database);
  expect(pixelsOf(await drawn((await openOrder()).body))).toHaveLength(1);
});

test('the emblem of the program is that of the distributor of the demo, and of no other', async () => {
  expect((await drawn((await openOrder()).body)).clips).toBe(0);
  await api.database.updateTable('site').set({ distributor_name: 'Harbor Provisions' }).execute();
  expect((await drawn((await openOrder()).body)).clips).toBe(1);
});

test('reports have the logo on their first page, those that are made when they are opened too', async () => {
  await giveLogo(api.database, { width: 640, height: 100 });
  for (const isLong of [false, true]) {
    if (isLong) await addManyProducts(api.database, 4 * SHORT);
    const { body } = await api.call(openPriceList, { ...chef, query: { allProducts: true } });
    const { pictures } = await drawn(body);
    expect(pictures.map(({ page, pixels }) => [page, ...pixels])).toEqual([[1, 640, 100]]);
    expect(api.pdfs.rendered).toHaveLength(1);
  }
});

test('a picture that cannot be read any more does not block a document', async () => {
  const picture = { width: 77, height: 77 };
  const file = await giveLogo(api.database, picture);
  const broken = (await logoOf(picture)).subarray(0, 40);
  await api.database.updateTable('picture').set({ body: broken }).where('file', '=', file).execute();
  expect(await drawn((await openOrder()).body)).toEqual({ pictures: [], clips: 0 });
});

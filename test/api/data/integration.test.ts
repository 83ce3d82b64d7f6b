import { createHmac } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAccountRows, listOpenItems } from '#domain/api/account.ts';
import { openOrderDocument } from '#domain/api/documents.ts';
import { getOrder, listOrders, listProductHistory } from '#domain/api/history.ts';
import { acknowledgeOrder, fetchOrders, listWaitingOrders, putOrders } from '#domain/api/integration.ts';
import { ORDER_INVOICE } from '#domain/order/order.ts';
import { revokeServiceToken } from '#server/modules/integration/serviceTokens.ts';
import { exportOrder } from '#server/modules/orderExport/exportOrder.ts';
import { folderTarget } from '#server/modules/orderExport/folderTarget.ts';
import type { OrderTarget } from '#server/modules/orderExport/orderTarget.ts';
import { webhookTarget } from '#server/modules/orderExport/webhookTarget.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt, eggs } from '#test/support/api/buyer.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { doWaitingJobs } from '#test/support/api/waitingJobs.ts';
import { readPdf } from '#test/support/files/pdfText.ts';
import { addTestToken, erpAt, rowResults } from '#test/support/partners/smallErp.ts';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  token = await addTestToken(api);
});
afterAll(() => api?.stop());

const chef = buyerAt(() => api, 'chef');
const asChef = { token: tokenOf('chef') };

async function placeOrder(quantity = 20): Promise<string> {
  await chef.add({ ...eggs, orderQuantity: quantity });
  await chef.changeHeader({ deliveryDate: '2026-03-06' });
  const { body } = await chef.submit();
  return String(body.orderNumber);
}

const waitingNumbers = async () => (await api.call(fetchOrders, { token })).body.map(({ orderNumber }) => orderNumber);
const runExport = (orderTarget: OrderTarget, times = 1) =>
  doWaitingJobs(api.database, [exportOrder({ ...api.services, orderTarget })], { times });

const shipped = (orderNumber: string, quantity: number, short = 0) => ({
  orderNumber,
  shipments: [{ code: 'S-1', shippedOn: '2026-03-05', lines: [{ line: 1, quantity, short }] }],
});
describe('the example of docs/integration.md', () => {
  test('leads from an order to the paid invoice, each step once, and the buyer sees all of it', async () => {
    const erp = await erpAt(api);
    const orderNumber = await placeOrder();
    expect(await erp.fetchOrders()).toEqual([orderNumber]);
    expect(await erp.fetchOrders()).toEqual([]);
    expect([await erp.ship(orderNumber, { short: 3 }), await erp.ship(orderNumber, { short: 3 })]).toEqual([
      'changed',
      'same',
    ]);
    await api.travelTo('2026-03-05T15:00:00.000Z');
    expect([await erp.invoice(orderNumber, { short: 3 }), await erp.invoice(orderNumber, { short: 3 })]).toEqual([
      'new',
      'same',
    ]);
    const detail = await api.call(getOrder, { ...asChef, params: { orderNumber } });
    expect(detail.body.order).toMatchObject({ status: 'Shipped', invoice: true });
    expect(detail.body.lines[0]).toMatchObject({
      orderQuantity: 20,
      fulfilment: { shipped: 17, short: 3, invoiced: 17, substitutes: [] },
    });
    const history = await api.call(listProductHistory, asChef);
    expect(history.body).toMatchObject([{ orderNumber, quantity: 17, unitOfMeasure_SellBy: 'CS', price: 48 }]);
    const opened = await api.call(openOrderDocument, { ...asChef, params: { orderNumber, n: ORDER_INVOICE } });
    const { rawPayload } = await api.app.inject({ url: `/doc/${opened.body.id}` });
    const pdf = (await readPdf(rawPayload)).pages.join('\n');
    expect(pdf).toContain(`9${orderNumber}`);
    expect(pdf).toContain('17 CS');
    expect(pdf).toMatch(/Total due \$?816\.00/);
    expect(pdf).toContain('03/19/2026');
    await api.travelTo('2026-03-20T15:00:00.000Z');
    expect(await erp.pay(orderNumber, 816)).toBe('new');
    const account = await api.call(listAccountRows, asChef);
    expect(account.body.map(({ initial, balance, isCredit }) => ({ initial, balance, isCredit }))).toContainEqual({
      ...{ initial: 816, balance: 0, isCredit: false },
    });
    expect((await api.call(listOpenItems, asChef)).body).toEqual([]);
  });

  test('names the substitute product', async () => {
    const erp = await erpAt(api);
    const orderNumber = await placeOrder();
    await erp.fetchOrders();
    expect(await erp.ship(orderNumber, { short: 0, substitute: 'P104' })).toBe('changed');
    const { body } = await api.call(getOrder, { ...asChef, params: { orderNumber } });
    expect(body.lines[0]).toMatchObject({
      fulfilment: {
        shipped: 20,
        short: 0,
        invoiced: 0,
        substitutes: [{ productCode: 'P-104', description: 'Cheddar', quantity: 20 }],
      },
    });
  });
});

test('a shipment that is sent again otherwise replaces the one of its code, and no other', async () => {
  const orderNumber = await placeOrder();
  const send = async (...shipments: [code: string, quantity: number, short: number][]) => {
    const sent = shipments.map(([code, quantity, short]) => ({
      code,
      shippedOn: '2026-03-05',
      lines: [{ line: 1, quantity, short }],
    }));
    return rowResults(await api.call(putOrders, { token, body: [{ orderNumber, shipments: sent }] }));
  };
  const fulfilment = async () =>
    (await api.call(getOrder, { ...asChef, params: { orderNumber } })).body.lines[0]?.fulfilment;
  expect(await send(['S-1', 10, 0], ['S-2', 5, 0])).toEqual(['changed']);
  expect(await fulfilment()).toMatchObject({ shipped: 15, short: 0 });
  expect(await send(['S-1', 12, 1])).toEqual(['changed']);
  expect(await fulfilment()).toMatchObject({ shipped: 17, short: 1 });
  expect(await send(['S-1', 12, 1], ['S-2', 5, 0])).toEqual(['same']);
});

describe('an order leaves', () => {
  test('goes to every client that fetches it, until it is acknowledged, page by page, and never an order from elsewhere', async () => {
    const [first, second] = [await placeOrder(), await placeOrder()];
    expect(await waitingNumbers()).toEqual([first, second]);
    const behind = await api.call(fetchOrders, { token, query: { after: first } });
    expect(behind.body.map(({ orderNumber }) => orderNumber)).toEqual([second]);
    expect(behind.headers['x-total-count']).toBe('2');
    const acknowledge = () => api.call(acknowledgeOrder, { token, params: { orderNumber: first } });
    const acknowledged = async () =>
      await api.database
        .selectFrom('audit')
        .select('subject')
        .where('action', '=', 'integration.acknowledge')
        .execute();
    expect([(await acknowledge()).status, await acknowledged()]).toEqual([200, [{ subject: first }]]);
    expect([(await acknowledge()).status, await acknowledged()]).toEqual([200, [{ subject: first }]]);
    expect(await waitingNumbers()).toEqual([second]);
    expect((await api.call(fetchOrders, { token, query: { after: 'none' } })).status).toBe(404);
  });

  test('is written as two complete files with its number, once however often its job is done', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'storefront-orders-'));
    try {
      const orderNumber = await placeOrder();
      expect(await runExport(folderTarget(folder), 2)).toEqual([]);
      expect((await readdir(folder)).sort()).toEqual([`order-${orderNumber}.csv`, `order-${orderNumber}.json`]);
      const order = JSON.parse(await readFile(join(folder, `order-${orderNumber}.json`), 'utf8'));
      expect(order).toMatchObject({
        orderNumber,
        customerCode: 'C1001',
        total: 960,
        lines: [{ line: 1, productCode: 'P101', quantity: 20 }],
      });
      expect(await readFile(join(folder, `order-${orderNumber}.csv`), 'utf8')).toContain(
        ',1,P101,Eggs,20,CS,48,CS,960,960\r\n',
      );
      expect(await waitingNumbers()).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('is sent as a message with its number and a signature; a refused one waits, for the admin too', async () => {
    const heard: { headers: IncomingMessage['headers']; body: string }[] = [];
    let status = 503;
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      heard.push({ headers: request.headers, body });
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/orders`;
    const secret = 'a secret that only two of us know!';
    const target = webhookTarget({ url, secret }, api.services.clock);
    try {
      const orderNumber = await placeOrder();
      expect(await runExport(target)).toEqual(['exportOrder: order system refuses with status 503']);
      const listed = await api.call(listWaitingOrders, { token: tokenOf('admin') });
      expect(listed.body).toMatchObject([{ orderNumber, customerName: 'The Gilded Oyster', state: 'waiting' }]);
      status = 204;
      expect(await runExport(target)).toEqual([]);
      expect(await waitingNumbers()).toEqual([]);
      expect((await api.call(listWaitingOrders, { token: tokenOf('admin') })).body).toEqual([]);
      const [, taken] = heard;
      const time = taken?.headers['webhook-timestamp'];
      const expected = createHmac('sha256', secret).update(`${orderNumber}.${time}.${taken?.body}`).digest('base64');
      expect(taken?.headers).toMatchObject({ 'idempotency-key': orderNumber, 'webhook-signature': `v1,${expected}` });
      expect(JSON.parse(taken?.body ?? '')).toMatchObject({ orderNumber });
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });

  test('is placed although the order system is away, and waits', async () => {
    const orderNumber = await placeOrder();
    const away = webhookTarget({ url: 'http://127.0.0.1:9/orders', secret: 'x'.repeat(32) }, api.services.clock);
    expect(await runExport(away)).toEqual(['exportOrder: order system gives no answer']);
    expect((await api.call(listOrders, asChef)).body[0]).toMatchObject({ orderNumber, status: 'Open' });
    expect(await waitingNumbers()).toEqual([orderNumber]);
  });
});

describe('a row of orders', () => {
  test('that is invalid is refused with its reason, and the others of its batch are accepted', async () => {
    const [first, second] = [await placeOrder(), await placeOrder()];
    const beyond = shipped(first, 18, 3);
    const rows = [
      shipped('999999', 1),
      beyond,
      { orderNumber: second, status: 'Picked' },
      { orderNumber: second, status: 'Packed' },
    ];
    const reply = await api.call(putOrders, { token, body: rows });
    expect(rowResults(reply)).toEqual([
      'refused orderNumber: there is no order "999999"',
      'refused shipments: line 1: 21 shipped and short, but 20 were ordered',
      'changed',
      `refused orderNumber: ${second} is a duplicate`,
    ]);
    const negative = await api.call(putOrders, { token, body: [shipped(first, -1)] });
    expect(rowResults(negative)).toEqual(['refused shipments[0].lines[0].quantity: quantity -1 is too low']);
    const unknown = { line: 1, quantity: 1, substitute: 'NONE' };
    const body = [{ orderNumber: first, shipments: [{ code: 'S', shippedOn: '2026-03-05', lines: [unknown] }] }];
    expect(rowResults(await api.call(putOrders, { token, body }))).toEqual([
      'refused shipments[0].lines[0].substitute: there is no product "NONE"',
    ]);
    expect(await api.database.selectFrom('order_shipment').selectAll().execute()).toEqual([]);
    const { body: orders } = await api.call(listOrders, asChef);
    expect(orders.map(({ status }) => status)).toEqual(['Picked', 'Open']);
  });

  test('in a batch of 1,001 rows is not looked at', async () => {
    const body = Array.from({ length: 1001 }, () => ({ orderNumber: '1', status: 'Open' }));
    const reply = await api.call(putOrders, { token, body });
    expect(reply.status).toBe(400);
  });
});

describe('a service token', () => {
  test('opens what it is for, until it is revoked, and shows when it was used', async () => {
    const narrow = await addTestToken(api, ['orders:read']);
    expect((await api.call(fetchOrders, { token: narrow })).status).toBe(200);
    const refused = await api.call(putOrders, { token: narrow, body: [] });
    expect({ status: refused.status, body: refused.body }).toMatchObject({
      status: 403,
      body: { code: 'scopeMissing' },
    });
    const row = () =>
      api.database.selectFrom('service_token').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    const { id, last_used_at: used } = await row();
    expect(used).toEqual(api.services.clock.now());
    expect(await revokeServiceToken(api.database, { userId: null, now: new Date() }, id)).not.toBeNull();
    expect((await api.call(fetchOrders, { token: narrow })).status).toBe(401);
  });
});

import { createHmac } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAccountRows, listOpenItems } from '#domain/api/account.ts';
import { openOrderDocument } from '#domain/api/documents.ts';
import { getOrder, listOrders, listProductHistory } from '#domain/api/history.ts';
import {
  acknowledgeOrder,
  fetchOrders,
  listWaitingOrders,
  putInvoices,
  putOrders,
  putPayments,
} from '#domain/api/integration.ts';
import { ORDER_INVOICE } from '#domain/order/order.ts';
import { storedKind } from '#server/modules/dataImport/write/storedKinds.ts';
import { revokeServiceToken } from '#server/modules/integration/serviceTokens.ts';
import { exportOrder } from '#server/modules/orderExport/exportOrder.ts';
import { folderTarget } from '#server/modules/orderExport/folderTarget.ts';
import type { OrderTarget } from '#server/modules/orderExport/orderTarget.ts';
import { webhookTarget } from '#server/modules/orderExport/webhookTarget.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt, eggs } from '#test/support/api/buyer.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { doWaitingJobs } from '#test/support/api/waitingJobs.ts';
import { bringIn, exported, told } from '#test/support/files/intake.ts';
import { readPdf } from '#test/support/files/pdfText.ts';
import { addTestToken, erpAt } from '#test/support/partners/smallErp.ts';

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

const same = { column: null, value: null, reason: null, mend: null };
const shipped = (orderNumber: string, quantity: number, short = 0) => ({
  orderNumber,
  shipments: [{ code: 'S-1', shippedOn: '2026-03-05', lines: [{ line: 1, quantity, short }] }],
});
const invoice = (more: object = {}) => ({
  ...{ code: 'AR-1', kind: 'invoice', customerCode: 'C1001', invoiceNumber: '9001', issuedOn: '2026-03-04' },
  ...{ lineTotal: 96, total: 96 },
  lines: [{ productCode: 'P101', quantity: 2, unit: 'CS', unitPrice: 48, extension: 96 }],
  ...more,
});
const verdictsOf = (reply: { body: readonly { verdict: string; column: string | null; reason: string | null }[] }) =>
  reply.body.map(({ verdict, column, reason }) => (column === null ? verdict : `${verdict} ${column}: ${reason}`));

describe('the example of docs/integration.md', () => {
  test('goes from an order to the paid invoice, each step once, and the buyer sees all of it', async () => {
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
    const paper = (await readPdf(rawPayload)).pages.join('\n');
    expect(paper).toContain(`9${orderNumber}`);
    expect(paper).toContain('17 CS');
    expect(paper).toMatch(/Total due \$?816\.00/);
    expect(paper).toContain('03/19/2026');
    await api.travelTo('2026-03-20T15:00:00.000Z');
    expect(await erp.pay(orderNumber, 816)).toBe('new');
    const account = await api.call(listAccountRows, asChef);
    expect(account.body.map(({ initial, balance, isCredit }) => ({ initial, balance, isCredit }))).toContainEqual({
      ...{ initial: 816, balance: 0, isCredit: false },
    });
    expect((await api.call(listOpenItems, asChef)).body).toEqual([]);
  });

  test('names the product that came instead', async () => {
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
    return verdictsOf(await api.call(putOrders, { token, body: [{ orderNumber, shipments: sent }] }));
  };
  const fulfilment = async () =>
    (await api.call(getOrder, { ...asChef, params: { orderNumber } })).body.lines[0]?.fulfilment;
  expect(await send(['S-1', 10, 0], ['S-2', 5, 0])).toEqual(['changed']);
  expect(await fulfilment()).toMatchObject({ shipped: 15, short: 0 });
  expect(await send(['S-1', 12, 1])).toEqual(['changed']);
  expect(await fulfilment()).toMatchObject({ shipped: 17, short: 1 });
  expect(await send(['S-1', 12, 1], ['S-2', 5, 0])).toEqual(['same']);
});

test('an invoice that a program sent is exported by lines from 1 on, and is the same when it comes back', async () => {
  const half = { ...invoice().lines[0], quantity: 1, extension: 48 };
  await api.call(putInvoices, { token, body: [invoice({ lines: [half, half] })] });
  const stored = storedKind('invoices');
  if (!stored) throw new Error('invoices are a kind');
  const { verdicts, counts } = await bringIn(api.database, 'invoices', await exported(api.database, stored));
  expect([verdicts.map(told), counts.same]).toEqual([['2 same', '3 same'], 2]);
});

describe('an order leaves', () => {
  test('to whoever fetches it, until it is acknowledged, page by page, and never one from elsewhere', async () => {
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

  test('as two whole files of its number, once however often its job is done', async () => {
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

  test('as a message that bears its number and a signature; a refusal leaves it waiting, for the admin too', async () => {
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

describe('a row that cannot be', () => {
  test('of orders is refused with its reason, and the others of its batch are taken', async () => {
    const [first, second] = [await placeOrder(), await placeOrder()];
    const beyond = shipped(first, 18, 3);
    const rows = [
      shipped('999999', 1),
      beyond,
      { orderNumber: second, status: 'Picked' },
      { orderNumber: second, status: 'Packed' },
    ];
    const reply = await api.call(putOrders, { token, body: rows });
    expect(verdictsOf(reply)).toEqual([
      'refused orderNumber: there is no order "999999"',
      'refused shipments: line 1: 21 shipped and short, and 20 were ordered',
      'changed',
      `refused orderNumber: ${second} stands twice in the batch`,
    ]);
    const negative = await api.call(putOrders, { token, body: [shipped(first, -1)] });
    expect(verdictsOf(negative)).toEqual(['refused shipments[0].lines[0].quantity: quantity -1 is too low']);
    const unknown = { line: 1, quantity: 1, substitute: 'NONE' };
    const body = [{ orderNumber: first, shipments: [{ code: 'S', shippedOn: '2026-03-05', lines: [unknown] }] }];
    expect(verdictsOf(await api.call(putOrders, { token, body }))).toEqual([
      'refused shipments[0].lines[0].substitute: there is no product "NONE"',
    ]);
    expect(await api.database.selectFrom('order_shipment').selectAll().execute()).toEqual([]);
    const { body: orders } = await api.call(listOrders, asChef);
    expect(orders.map(({ status }) => status)).toEqual(['Picked', 'Open']);
  });

  test('of invoices is refused, and nothing of it stands in the books', async () => {
    const rows = [
      invoice({ customerCode: 'NOBODY' }),
      invoice({ code: 'AR-2', total: -96 }),
      invoice({ code: 'AR-3', total: 97 }),
      invoice({ code: 'AR-4', orderNumber: '999999' }),
      invoice({ code: 'AR-5', lines: [{ ...invoice().lines[0], productCode: 'NONE' }] }),
      invoice(),
    ];
    expect(verdictsOf(await api.call(putInvoices, { token, body: rows }))).toEqual([
      'refused customerCode: there is no customer "NOBODY"',
      'refused total: total is -96.00, and lines, charges and tax come to 96.00',
      'refused total: total is 97.00, and lines, charges and tax come to 96.00',
      'refused orderNumber: there is no order "999999"',
      'refused lines[0].description: there is no product "NONE", and nothing says what it was',
      'new',
    ]);
    const again = [
      invoice({ lineTotal: 48, total: 48, lines: [{ ...invoice().lines[0], quantity: 1, extension: 48 }] }),
    ];
    expect(verdictsOf(await api.call(putInvoices, { token, body: again }))).toEqual([
      'refused total: invoice AR-1 is there with total 96',
      'refused lines[0].quantity: invoice AR-1 is there with quantity 2',
      'refused lines[0].extension: invoice AR-1 is there with extension 96',
    ]);
    const entries = await api.database.selectFrom('receivable').select(['ar_code', 'initial']).execute();
    expect(entries).toEqual([{ ar_code: 'AR-1', initial: '96.00' }]);
    const changed = await api.call(putInvoices, { token, body: [invoice({ dueOn: '2026-05-01' })] });
    expect(verdictsOf(changed)).toEqual(['changed']);
  });

  test('of invoices says what is wrong by the names of the call, each thing once and all at a time', async () => {
    const [line] = invoice().lines;
    const rows = [
      invoice({
        code: 'AR-1',
        issuedOn: '03/04/2026',
        addOnCharges: '1,250',
        lines: [{ ...line, unitPrice: 'free' }, line],
      }),
      invoice({ code: 'AR-2', lineTotal: 97 }),
      invoice({ code: 'AR-3', lines: [], lineTotal: 0 }),
      invoice({ code: 'AR-4', freight: 5, lines: [{ ...line, qty: 2 }] }),
      invoice({ code: 'AR-5' }),
      invoice({ code: 'AR-5' }),
      invoice({ code: 'AR-6', applications: [{ to: 'AR-5', amount: 1 }] }),
    ];
    expect(verdictsOf(await api.call(putInvoices, { token, body: rows }))).toEqual([
      'refused issuedOn: issuedOn "03/04/2026" could be 2026-03-04 or 2026-04-03',
      'refused addOnCharges: addOnCharges "1,250" could be 1250 or 1.250',
      'refused lines[0].unitPrice: unitPrice "free" is no number',
      'refused lineTotal: lineTotal is 97.00, and the extensions of its lines come to 96.00',
      'refused lines: lines is empty',
      'refused lines[0].qty: there is no field "lines[0].qty"',
      'refused freight: there is no field "freight"',
      'new',
      'refused',
      'refused applications: invoice pays nothing: only credits and payments do',
    ]);
    const payment = { customerCode: 'C1001', receivedOn: '2026-03-04', amount: 5 };
    const other = [{ orderNumber: '1', state: 'Shipped' }];
    const replies = [
      await api.call(putPayments, { token, body: [{ ...payment, code: 'R-1', method: 'check' }] }),
      await api.call(putOrders, { token, body: other }),
    ];
    expect(replies.flatMap(({ body }) => body.map(({ column, code }) => [column, code]))).toEqual([
      ['method', 'unknownField'],
      ['state', 'unknownField'],
    ]);
  });

  test('of a credit may be below 0 in all its amounts, names what it pays, and needs no number of its own', async () => {
    const [line] = invoice().lines;
    const below = { kind: 'credit', invoiceNumber: undefined, lineTotal: -96, total: -96 };
    const credit = invoice({ ...below, code: 'CM-1', lines: [{ ...line, quantity: -2, extension: -96 }] });
    const rows = [
      invoice(),
      { ...credit, applications: [{ to: 'AR-1', amount: 20 }] },
      invoice({ ...below, code: 'CM-2', tax: 4, total: -92, lines: [{ ...line, quantity: -2, extension: -96 }] }),
    ];
    const sent = () => api.call(putInvoices, { token, body: rows });
    expect(verdictsOf(await sent())).toEqual([
      'new',
      'new total: the amounts of the credit are below 0',
      'refused tax: tax is 4, and other amounts of the credit have the other sign',
    ]);
    const { body } = await api.call(listOpenItems, asChef);
    expect(body.map(({ reference, balance }) => [reference, balance])).toEqual([
      ['9001', 76],
      ['CM-1', -76],
    ]);
    expect((await sent()).body.map(({ verdict }) => verdict)).toEqual(['same', 'same', 'refused']);
  });

  test('of a product that is sold no longer is taken as text where it says what it was', async () => {
    const gone = { ...invoice().lines[0], productCode: 'GONE', description: 'Goose eggs' };
    expect(verdictsOf(await api.call(putInvoices, { token, body: [invoice({ lines: [gone] })] }))).toEqual([
      'new lines[0].productCode: there is no product "GONE"',
    ]);
    const lines = await api.database.selectFrom('invoice_line').select(['product_code', 'description']).execute();
    expect(lines).toEqual([{ product_code: 'GONE', description: 'Goose eggs' }]);
  });

  test('of payments pays no more than is left, and takes nothing back', async () => {
    await api.call(putInvoices, { token, body: [invoice()] });
    const pay = async (code: string, amount: number, applied: number) => {
      const row = { code, customerCode: 'C1001', reference: code, receivedOn: '2026-03-04', amount };
      const body = [{ ...row, applications: [{ to: 'AR-1', amount: applied }] }];
      return verdictsOf(await api.call(putPayments, { token, body }))[0];
    };
    expect(await pay('R-1', 60, 50)).toBe('new');
    expect(await pay('R-1', 60, 60)).toBe('changed');
    expect(await pay('R-1', 60, 60)).toBe('same');
    expect(await pay('R-1', 60, 40)).toMatch(
      /^refused applications: applications 40\.00 of AR-1, and paid 60\.00 of it before/,
    );
    expect(await pay('R-1', 61, 60)).toMatch(/document R-1 is there with amount 60/);
    expect(await pay('R-2', 50, 40)).toMatch(/40\.00 of AR-1, of which it can pay 36\.00/);
    expect(await pay('R-3', 30, 36)).toMatch(/36\.00, and is 30\.00/);
    const { body } = await api.call(listOpenItems, asChef);
    expect(body).toMatchObject([{ balance: 36 }]);
  });

  test('of hostile texts is refused like any other, in each kind of batch', async () => {
    const NUL = 'a\u0000b';
    const orderNumber = await placeOrder();
    const lines = [{ line: 1, quantity: '1e3', substitute: NUL }];
    const rows = [
      { orderNumber: NUL, status: 'x' },
      { orderNumber, status: NUL },
      { orderNumber, shipments: [{ code: NUL, shippedOn: '2026-02-30', lines }] },
    ];
    const invoices = [
      invoice({ customerCode: NUL }),
      invoice({ code: NUL }),
      invoice({ code: 'A', dueOn: NUL }),
      invoice({ code: 'B', lines: [{ ...invoice().lines[0], productCode: NUL }] }),
      invoice({ code: 'C', orderNumber: NUL }),
    ];
    const payment = { code: 'R', customerCode: 'C1001', reference: 'x', receivedOn: '2026-03-04', amount: '1e2' };
    const payments = [payment, { ...payment, code: 'S', amount: 1, applications: [{ to: NUL, amount: 1 }] }];
    const replies = [
      await api.call(putOrders, { token, body: rows }),
      await api.call(putInvoices, { token, body: invoices }),
      await api.call(putPayments, { token, body: payments }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies.flatMap(({ body }) => body.map(({ verdict }) => verdict))).toEqual(Array(10).fill('refused'));
    expect((await api.call(fetchOrders, { token, query: { after: NUL } })).status).toBe(400);
  });

  test('in a batch of 1,001 rows is not looked at', async () => {
    const body = Array.from({ length: 1001 }, () => ({ orderNumber: '1', status: 'Open' }));
    const reply = await api.call(putOrders, { token, body });
    expect(reply.status).toBe(400);
  });
});

describe('a service token', () => {
  test('opens what it is for, until it is revoked, and says when it was used', async () => {
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

  test('takes a thousand rows in as many statements as one', async () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, place) => invoice({ code: `AR-${count}-${place}` }));
    const statements = (count: number) =>
      api.countStatements(async () => {
        const { body } = await api.call(putInvoices, { token, body: rows(count) });
        expect(body.every((verdict) => verdict.verdict === 'new')).toBe(true);
        expect(body[0]).toEqual({ line: 1, verdict: 'new', ...same });
      });
    expect(await statements(1000)).toBe(await statements(1));
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getOrder, listOrders } from '#domain/api/history.ts';
import { createMessage } from '#domain/api/punchout.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerWith, eggs, ribeye } from '#test/support/api/buyer.ts';
import { FIXTURE_NOW, tokenOf } from '#test/support/api/fixture.ts';
import { waitingEmails } from '#test/support/api/mail.ts';
import { readMessage } from '#test/support/partners/orderMessage.ts';
import { arrive, letIn, PARTNER, POSTBACK, send, setupRequest } from '#test/support/partners/procurement.ts';
import { orderedAs, orderRequest, type Purchase, sendOrder } from '#test/support/partners/purchaseOrder.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

async function startAfresh(change: object = {}): Promise<void> {
  await api.reset();
  await letIn(api, change);
}

let orders = 0;
const nextId = () => `PO-${++orders}`;

const chef = { token: tokenOf('chef') };
const eggsOrdered = { partId: 'P101', quantity: '2', unit: 'CAS', unitPrice: '48.00' };

async function ordersMade() {
  const { body } = await api.call(listOrders, chef);
  return await Promise.all(
    body.map(async ({ orderNumber }) => {
      const { body: made } = await api.call(getOrder, { ...chef, params: { orderNumber } });
      return { orderNumber, ...made.header, lines: made.lines };
    }),
  );
}

/** What became of the orders of a number. */
const ordered = async (orderId: string) => (await ordersMade()).filter((order) => order.customer_PO === orderId);

const lastMessage = () =>
  api.database
    .selectFrom('partner_message')
    .select(['kind', 'status', 'reason', 'body'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

describe('an OrderRequest', () => {
  beforeEach(() => startAfresh());

  test('after a cart that was handed over is the customer’s order, as the cart was', async () => {
    const visitor = { token: await arrive(api) };
    const shopper = buyerWith(() => api, visitor);
    await shopper.add({ ...eggs, orderQuantity: 2, productText1: 'brown' });
    await shopper.add(ribeye);
    const handedOver = await api.call(createMessage, { ...visitor, body: { postbackUrl: POSTBACK } });
    const sent = readMessage(handedOver.body.body);
    const reply = await sendOrder(api, {
      orderId: 'PO-4711',
      items: orderedAs(sent.items),
      comments: 'Ring twice <please> & wait',
      date: '2026-03-06T00:00:00-05:00',
    });
    const [order, ...more] = await ordersMade();
    expect(more).toEqual([]);
    expect([reply.http, reply.status, reply.text]).toEqual([
      200,
      200,
      `PO-4711 was placed as order ${order?.orderNumber}.`,
    ]);
    expect(order).toMatchObject({
      customer_PO: 'PO-4711',
      deliveryDate: '2026-03-06',
      notes: 'Ring twice <please> & wait',
      customerShipToCode: 'MAIN',
    });
    expect(order?.lines).toMatchObject([
      { productKey: 101, unitOfMeasure: 'CS', orderQuantity: 2, productText1: 'brown', extension: 96 },
      { productKey: 102, unitOfMeasure: 'CS', unitOfMeasure_Prc: 'LB', orderQuantity: 1, extension: 481.25 },
    ]);
    expect(await lastMessage()).toMatchObject({
      kind: 'OrderRequest',
      status: 200,
      reason: null,
      body: expect.not.stringContaining('a shared secret of 2026'),
    });
  });

  test('is confirmed by an email where the account has an address, as any order', async () => {
    await sendOrder(api);
    expect(await waitingEmails(api.database)).toEqual([]);
    const email = 'orders@procure.example';
    await api.database.updateTable('app_user').set({ email }).where('username', 'like', 'punchout-%').execute();
    await sendOrder(api, { orderId: 'PO-1002' });
    expect(await waitingEmails(api.database)).toMatchObject([{ to: email, email: { kind: 'orderConfirmation' } }]);
  });

  test('is placed once, however often and simultaneously it is sent', async () => {
    const document = orderRequest();
    const replies = await Promise.all([sendOrder(api, document), sendOrder(api, document), sendOrder(api)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await ordersMade()).toHaveLength(1);
  });

  test('with the number of another order, or the payloadID of another document, is refused', async () => {
    await sendOrder(api, { payloadId: 'one@procure.example' });
    const changed = await sendOrder(api, { items: [{ ...eggsOrdered, quantity: '3' }] });
    const again = await sendOrder(api, { orderId: 'PO-2', payloadId: 'one@procure.example' });
    expect([changed.status, changed.text]).toEqual([409, expect.stringMatching(/^PO-1001 was placed before/)]);
    expect([again.status, again.text]).toEqual([409, expect.stringContaining('one@procure.example')]);
    expect(await ordersMade()).toHaveLength(1);
  });

  test('is one partner’s own: another may use its number', async () => {
    const other = { domain: 'NetworkId', identity: 'AN2' };
    await letIn(api, { name: 'Another', identities: [other] });
    const texts = [
      await sendOrder(api),
      await sendOrder(api, orderRequest().replaceAll('AN01000000042', other.identity)),
    ].map(({ text }) => text);
    expect(new Set(texts).size).toBe(2);
    expect(await ordersMade()).toHaveLength(2);
  });

  test('does not wait for a cart, and fills none', async () => {
    const shopper = buyerWith(() => api, { token: await arrive(api) });
    await shopper.add(ribeye);
    await sendOrder(api);
    expect((await shopper.cart()).lines).toHaveLength(1);
    expect((await ordersMade())[0]?.lines).toMatchObject([{ productKey: 101 }]);
  });
});

describe('refused orders', () => {
  beforeAll(() => startAfresh());

  test.each<[string, Purchase | string, number, RegExp]>([
    ['a wrong secret', { secret: 'another secret of 2026' }, 401, /SharedSecret is not right/],
    ['an unknown product', { items: [{ ...eggsOrdered, partId: 'NONE' }] }, 409, /^Line 1 \(NONE\): .*not sold/],
    ['a product that was withdrawn', { items: [{ partId: 'P108', quantity: '1' }] }, 409, /^Line 1 \(P108\)/],
    ['an unknown unit', { items: [{ ...eggsOrdered, unit: 'PAL' }] }, 409, /^Line 1 .* not sold by the unit PAL/],
    ['no unit of several', { items: [{ partId: 'P101', quantity: '1' }] }, 409, /UnitOfMeasure is missing/],
    ['a quantity of zero', { items: [{ ...eggsOrdered, quantity: '0' }] }, 409, /Quantity must be more than 0/],
    ['a negative quantity', { items: [{ ...eggsOrdered, quantity: '-2' }] }, 409, /^Line 1 \(P101\)/],
    ['no quantity', { items: [{ ...eggsOrdered, quantity: '' }] }, 409, /quantity is missing/],
    ['half a multiple', { items: [{ partId: 'P103', quantity: '7', unit: 'EA' }] }, 409, /^Line 1 \(P103\): .*12/],
    ['a line in another currency', { items: [{ ...eggsOrdered, currency: 'EUR' }] }, 409, /EUR.*USD/],
    ['a total in another currency', { currency: 'CAD' }, 409, /CAD.*USD/],
    ['no lines', { items: [] }, 400, /ItemOut is missing/],
    ['no number', { orderId: '' }, 400, /orderID is missing/],
    ['a number that is too long', { orderId: 'P'.repeat(21) }, 400, /orderID .* longer than 20/],
    ['an unknown ship-to', { shipTo: 'MOON' }, 409, /addressID "MOON" .* not known/],
    ['a ship-to that cannot be delivered to', { shipTo: 'FAR' }, 409, /do not deliver/],
    ['a ship-to without its id', orderRequest().replace(' addressID="MAIN"', ''), 409, /addressID is missing/],
    ['too little for its ship-to', { shipTo: 'DOCK-77' }, 409, /250/],
    ['an impossible price', { items: [{ ...eggsOrdered, unitPrice: '4.00' }] }, 409, /\$8\.00.*\$96\.00/],
    ['a change', { type: 'update' }, 450, /cannot be changed/],
    ['a cancellation', { type: 'delete' }, 450, /cannot be canceled/],
    ['a blanket order', { orderType: 'blanket' }, 450, /blanket/],
    ['a document without a header', orderRequest().replaceAll('OrderRequestHeader', 'Other'), 400, /is missing/],
  ])('%s', async (_, sent, status, text) => {
    const reply = await sendOrder(api, sent);
    expect([reply.http, reply.status, reply.text]).toEqual([200, status, expect.stringMatching(text)]);
    expect(await ordersMade()).toEqual([]);
    expect(await lastMessage()).toMatchObject({ status, reason: expect.stringMatching(text) });
  });

  test('names every wrong line at once, and can be sent again once it is corrected', async () => {
    const items = [{ ...eggsOrdered, unit: 'PAL' }, eggsOrdered, { ...eggsOrdered, partId: 'NONE' }];
    const orderId = nextId();
    const refused = await sendOrder(api, { orderId, items });
    expect(refused.text).toMatch(/^Line 1[^\n]*\nLine 3[^\n]*$/);
    expect((await sendOrder(api, { orderId, items: [eggsOrdered] })).status).toBe(200);
  });

  test('a line that was handed over as another product', async () => {
    const visitor = { token: await arrive(api) };
    await buyerWith(() => api, visitor).add(ribeye);
    const { body } = await api.call(createMessage, { ...visitor, body: { postbackUrl: POSTBACK } });
    const [line] = orderedAs(readMessage(body.body).items);
    const reply = await sendOrder(api, { orderId: nextId(), items: [{ quantity: '1', ...line, partId: 'P101' }] });
    expect([reply.status, reply.text]).toEqual([409, expect.stringMatching(/two different products/)]);
  });
});

describe('differences from the purchase order are returned, and shown to admins', () => {
  beforeAll(() => startAfresh());

  test.each<[string, Purchase, RegExp, object]>([
    ['a price', { items: [{ ...eggsOrdered, unitPrice: '46.50' }] }, /\$93\.00, costs \$96\.00/, { notes: null }],
    ['a day without deliveries', { date: '2026-03-07' }, /2026-03-07.*2026-03-09/, { deliveryDate: '2026-03-09' }],
    ['a day that was', { date: '2026-03-01' }, /2026-03-01.*2026-03-05/, { deliveryDate: '2026-03-05' }],
    ['no day', { date: 'soon' }, /soon/, { deliveryDate: null }],
    ['a test', { deploymentMode: 'test' }, /TEST/, { notes: expect.stringMatching(/^TEST/) }],
    ['more than fits', { comments: 'x'.repeat(2500) }, /cut/, { notes: expect.stringMatching(/^x{1999}…$/) }],
  ])('%s', async (_, purchase, text, header) => {
    const orderId = nextId();
    const { status, text: answer } = await sendOrder(api, { orderId, ...purchase });
    expect([status, answer]).toEqual([200, expect.stringMatching(text)]);
    expect(await ordered(orderId)).toMatchObject([header]);
    expect(await lastMessage()).toMatchObject({ status: 200, reason: expect.stringMatching(text) });
  });

  test('a card is neither kept nor charged', async () => {
    const payment = '<Payment><PCard number="4111111111111111" expiration="2027-03-01" name="Pat"/></Payment>';
    expect((await sendOrder(api, { orderId: nextId(), payment })).text).toMatch(/on account/);
    expect(JSON.stringify([await lastMessage(), await ordersMade()])).not.toMatch(/4111|2027-03/);
  });

  test("the buyer's notes on lines, and the wanted days", async () => {
    const items = [
      { ...eggsOrdered, comments: 'fresh ones', date: '2026-03-09' },
      { ...eggsOrdered, date: '2026-03-06' },
    ];
    const orderId = nextId();
    await sendOrder(api, { orderId, items });
    const [order] = await ordered(orderId);
    expect(order).toMatchObject({ deliveryDate: '2026-03-06' });
    expect(order?.notes).toBe(
      'Line 1 (P101): wanted on 2026-03-09.\nLine 1 (P101): fresh ones\nLine 2 (P101): wanted on 2026-03-06.',
    );
    expect(order?.lines).toMatchObject([{ orderQuantity: 4 }]);
  });
});

describe('messages of real systems', () => {
  beforeAll(() => startAfresh());

  test.each<[string, (document: string) => string]>([
    [
      'the lines before the header',
      (text) => text.replace(/(<OrderRequestHeader[\s\S]*<\/OrderRequestHeader>)([\s\S]*)(<\/OrderRequest>)/, '$2$1$3'),
    ],
    [
      'names in small emails',
      (text) => text.replace(/OrderRequestHeader|OrderRequest|ItemOut|ItemID/g, (name) => name.toLowerCase()),
    ],
    ['no payloadID', (text) => text.replace(/payloadID="[^"]*"/, '')],
    ['no Total, no BillTo, no ShipTo', (text) => text.replace(/<Total>[\s\S]*<\/BillTo>/, '')],
    [
      'no classification and no description',
      (text) => text.replace(/<Description[\s\S]*<\/Classification>/, '<UnitOfMeasure>CS</UnitOfMeasure>'),
    ],
    ['the code as it is shown, and a unit of its own', (text) => text.replace('P101', 'P-101').replace('CAS', 'cs')],
    [
      'a price for a hundred',
      (text) =>
        text
          .replace('48.00', '4800')
          .replace('<UnitOfMeasure>CAS</UnitOfMeasure>', '$&<PriceBasisQuantity quantity="100" conversionFactor="1"/>'),
    ],
    [
      'a date of RFC 822',
      (text) => text.replace('orderDate="2026-03-04T10:00:00-05:00"', 'orderDate="Wed, 04 Mar 2026 10:00:00 EST"'),
    ],
  ])('%s', async (_, change) => {
    const orderId = nextId();
    const plain = orderRequest({ orderId });
    const document = change(plain);
    expect(document).not.toBe(plain);
    const reply = await sendOrder(api, document);
    expect([reply.status, reply.text]).toEqual([200, expect.stringMatching(/^PO-\d+ was placed as order \d+\.$/)]);
    expect(await ordered(orderId)).toMatchObject([
      { lines: [{ productKey: 101, unitOfMeasure: 'CS', orderQuantity: 2 }] },
    ]);
  });

  test('tax and delivery that went as lines come back as lines, and are the shop’s again', async () => {
    await startAfresh({ settings: { ...PARTNER.settings, charges: 'lines' } });
    const charges = ['SHIPPING', 'TAX'].map((partId) => ({ partId, auxiliaryId: partId, quantity: '1', unit: 'EA' }));
    expect((await sendOrder(api, { items: [eggsOrdered, ...charges] })).status).toBe(200);
    expect((await ordersMade())[0]?.lines).toHaveLength(1);
    expect((await sendOrder(api, { orderId: 'PO-2', items: charges })).status).toBe(400);
  });

  test('either address takes either request', async () => {
    expect((await send(api, orderRequest({ orderId: nextId() }))).status).toBe(200);
    expect((await send(api, setupRequest(), {}, '/orders/cxml')).startPage).toContain('?ac=');
  });
});

test('an order of many lines costs the database no more than one of a line', async () => {
  const many = Array.from({ length: 60 }, (_, place) => ({ ...eggsOrdered, quantity: String(place + 1) }));
  await sendOrder(api, { orderId: nextId() });
  const one = await api.countStatements(() => sendOrder(api, { orderId: nextId() }));
  expect(await api.countStatements(() => sendOrder(api, { orderId: nextId(), items: many }))).toBe(one);
});

test('a long document is not read for an address that guesses secrets', async () => {
  const failed = Array.from({ length: 100 }, (_, place) => ({
    username: `cxml guess ${place}`,
    address: '127.0.0.1',
    failed_at: new Date(FIXTURE_NOW),
  }));
  await api.database.insertInto('sign_in_failure').values(failed).execute();
  const broken = `<cXML>${' '.repeat(60_000)}`;
  expect(await sendOrder(api, broken)).toMatchObject({ status: 503, text: expect.stringMatching(/wait/) });
});

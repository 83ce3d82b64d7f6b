import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listOrders } from '#domain/api/history.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { eggs, ribeye } from '#test/support/api/buyer.ts';
import { OYSTER } from '#test/support/api/fixture.ts';
import { memberAt, setTerms, switchOnTeams } from '#test/support/api/teams.ts';
import { paymentBy } from '#test/support/payments/paying.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await switchOnTeams(api);
  await setTerms(api, CHEF, { orderLimit: 50 });
  await setTerms(api, ADMIN, { rights: ['order', 'approve', 'pay'] });
});
afterAll(() => api?.stop());

const CHEF = { userId: 1, customerKey: OYSTER };
const ADMIN = { userId: 2, customerKey: OYSTER };
const chef = memberAt(() => api, 'chef');
const admin = memberAt(() => api, 'admin');
const write = (statement: string) => sql.raw(statement).execute(api.database);
const orders = async () => (await chef.call(listOrders, { query: {} })).body;

/** Sends a case of eggs ($48.00, with the charge $63.00) for approval, and returns its id. */
async function send(): Promise<number> {
  await chef.add(eggs);
  const { body } = await chef.submit();
  if (!body.approval) throw new Error(`not sent: ${JSON.stringify(body)}`);
  return body.approval.id;
}

describe('an order over a limit', () => {
  test('waits without a number, and leaves the cart empty', async () => {
    await chef.add(eggs);
    const { body } = await chef.submit();
    expect(body).toEqual({
      accepted: true,
      orderNumber: null,
      estimatedTotal: 63,
      messages: ['Sent for approval. You will get an email when it is decided.'],
      approval: { id: 1 },
      confirmation: false,
    });
    expect((await chef.cart()).lines).toEqual([]);
    expect(await orders()).toEqual([]);
    const { body: waiting } = await admin.approvals();
    expect(waiting).toMatchObject([
      { id: 1, state: 'waiting', requester: expect.any(String), total: 63, lineCount: 1 },
    ]);
    const { body: shown } = await admin.approval(1);
    expect(shown).toMatchObject({
      reasons: ['This order is $63.00. Your limit per order is $50.00.'],
      problems: [],
      moves: ['change', 'approve', 'return'],
      estimate: { lineTotal: 48, total: 63 },
      differences: [{ isNew: true }],
    });
    expect((await chef.approval(1)).body.moves).toEqual(['withdraw']);
  });

  test('is answered again under its key, and for the same version of the cart', async () => {
    const { body: added } = await chef.add(eggs);
    const first = await chef.submit({ idempotencyKey: 'one', cartVersion: added.version });
    expect((await chef.submit({ idempotencyKey: 'one', cartVersion: added.version })).body).toEqual(first.body);
    expect((await chef.submit({ idempotencyKey: 'two', cartVersion: added.version })).body).toEqual(first.body);
    expect((await chef.submitResult('one')).body).toEqual(first.body);
    expect((await admin.approvals()).body).toHaveLength(1);
  });

  test('becomes one order when it is approved, of the member who asked', async () => {
    const id = await send();
    const { body } = await admin.approve(id, { version: 1, orderTotal: 63 });
    expect(body).toMatchObject({ state: 'approved', moves: [], decidedBy: expect.any(String), total: 63 });
    expect(await orders()).toMatchObject([{ orderNumber: body.orderNumber, total: 63 }]);
    const { user_id: orderedBy } = await api.database
      .selectFrom('sales_order')
      .select('user_id')
      .executeTakeFirstOrThrow();
    expect(orderedBy).toBe(CHEF.userId);
    const letters = await api.database.selectFrom('letter').select(['kind', 'to_address']).orderBy('id').execute();
    expect(letters).toEqual([
      { kind: 'orderConfirmation', to_address: 'chef@oyster.example' },
      { kind: 'approvalDecided', to_address: 'chef@oyster.example' },
    ]);
  });

  test('is one order when two approve it at once, and when one approval is repeated', async () => {
    await setTerms(api, { userId: 3, customerKey: OYSTER }, { rights: ['approve'] });
    const baker = memberAt(() => api, 'baker', OYSTER);
    const id = await send();
    const asked = { version: 1, orderTotal: 63 };
    const answers = await Promise.all([admin.approve(id, asked), baker.approve(id, asked)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await orders()).toHaveLength(1);
    const other = await send();
    const first = await admin.approve(other, asked, { idempotencyKey: 'once' });
    expect((await admin.approve(other, asked, { idempotencyKey: 'once' })).body).toEqual(first.body);
    expect(await orders()).toHaveLength(2);
  });

  test('is refused, and stays in the cart, while nobody could approve it', async () => {
    await setTerms(api, ADMIN);
    await setTerms(api, CHEF, { orderLimit: 50, rights: ['order', 'approve'] });
    await chef.add(eggs);
    expect((await chef.submit()).body).toMatchObject({
      accepted: false,
      codes: ['noApprover'],
      messages: ['This order needs approval, but nobody in your team can approve it. Ask your administrator.'],
    });
    expect((await chef.cart()).lines).toHaveLength(1);
  });

  test('cannot be paid by card instead', async () => {
    await chef.add(eggs);
    const { body } = await chef.pay(paymentBy('approved', 63));
    expect(await orders()).toEqual([]);
    expect(body).toMatchObject({ code: 'forbidden' });
  });
});

describe('who decides', () => {
  test('is never the member who asked, whatever rights the member has', async () => {
    await setTerms(api, CHEF, { orderLimit: 0, rights: ['order', 'approve'] });
    const id = await send();
    expect(await chef.approve(id, { version: 1, orderTotal: 63 })).toMatchObject({
      status: 409,
      body: { code: 'ownApproval' },
    });
    expect(await orders()).toEqual([]);
  });

  test('is nobody who lost the right, sees no prices, or may not use the ship-to', async () => {
    const id = await send();
    const decision = { version: 1, orderTotal: 63 };
    await setTerms(api, ADMIN, { rights: ['approve'], shipTos: ['DOCK'] });
    expect((await admin.approve(id, decision)).status).toBe(404);
    await write(`update app_user set settings = '{"hidePricing": true}' where id = 2`);
    await setTerms(api, ADMIN, { rights: ['approve'] });
    expect((await admin.approve(id, decision)).status).toBe(403);
    await setTerms(api, ADMIN, { rights: ['order'] });
    expect((await admin.approve(id, decision)).status).toBe(404);
    expect(await orders()).toEqual([]);
  });

  test('sees nothing once the site switches teams off, and members order as before', async () => {
    const id = await send();
    await write(`update site set settings = settings || '{"teams": false}'`);
    expect((await admin.approval(id)).status).toBe(404);
    expect((await admin.approvals()).status).toBe(404);
    await chef.add(eggs);
    expect((await chef.submit()).body).toMatchObject({ accepted: true, orderNumber: expect.any(String) });
  });
});

describe('an approver', () => {
  test('is asked again when the total has changed', async () => {
    const id = await send();
    await write("update product_unit set list_price = 50 where product_key = 101 and unit = 'CS'");
    const refused = await admin.approve(id, { version: 1, orderTotal: 63 });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'totalMoved', approval: { estimate: { total: 65 }, version: 1 } },
    });
    expect((await admin.approve(id, { version: 1, orderTotal: 65 })).body.state).toBe('approved');
  });

  test('changes quantities, removes lines, and cannot decide an older version', async () => {
    await chef.add(ribeye);
    const id = await send();
    const { lines } = (await admin.approval(id)).body;
    const [meat, carton] = lines;
    const changes = [
      { id: meat?.id, orderQuantity: 0 },
      { id: carton?.id, orderQuantity: 2 },
    ];
    const { body: changed } = await admin.change(id, { version: 1, lines: changes });
    expect(changed).toMatchObject({
      version: 2,
      estimate: { lineTotal: 96 },
      removed: [expect.stringContaining('Ribeye')],
    });
    expect(changed.differences).toMatchObject([{ askedQuantity: 1 }]);
    const stale = await admin.approve(id, { version: 1, orderTotal: 111 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'staleVersion', approval: { version: 2 } } });
    await admin.approve(id, { version: 2, orderTotal: 111 });
    expect(await orders()).toMatchObject([{ total: 111 }]);
  });

  test('cannot approve an order without lines, or with a quantity that cannot be ordered', async () => {
    const id = await send();
    const [line] = (await admin.approval(id)).body.lines;
    expect(await admin.change(id, { version: 1, lines: [{ id: line?.id, orderQuantity: 'many' }] })).toMatchObject({
      status: 409,
      body: { code: 'lineRefused' },
    });
    await admin.change(id, { version: 1, lines: [{ id: line?.id, orderQuantity: 0 }] });
    expect(await admin.approve(id, { version: 2, orderTotal: 0 })).toMatchObject({
      status: 409,
      body: { code: 'noItems' },
    });
  });

  test('consents to a later day when the cutoff of the chosen one was missed', async () => {
    await chef.add(eggs);
    await chef.changeHeader({ deliveryDate: '2026-03-05' });
    const { body } = await chef.submit();
    const id = body.approval?.id ?? 0;
    expect((await admin.approval(id)).body).toMatchObject({
      approveBy: '2026-03-04T16:00:00-05:00',
      nextDeliveryDate: null,
    });
    await api.travelTo('2026-03-04T21:30:00.000Z');
    const late = await admin.approve(id, { version: 1, orderTotal: 63 });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'headerInvalid', approval: { nextDeliveryDate: '2026-03-06' } },
    });
    for (const deliveryDate of ['2026-03-05', 'soon']) {
      const refused = await admin.change(id, { version: 1, lines: [], deliveryDate });
      expect(refused).toMatchObject({ status: 409, body: { code: 'headerInvalid', approval: { version: 1 } } });
    }
    await admin.change(id, { version: 1, lines: [], deliveryDate: '2026-03-06' });
    await admin.approve(id, { version: 2, orderTotal: 63 });
    expect(await orders()).toMatchObject([{ deliveryDate: '2026-03-06' }]);
  });
});

describe('a member', () => {
  test('gets a returned order with its reason, and puts it back in the cart', async () => {
    const id = await send();
    expect((await admin.returnTo(id, { version: 1, reason: '  ' })).status).toBe(400);
    await admin.returnTo(id, { version: 1, reason: 'We have eggs.' });
    expect((await chef.approval(id)).body).toMatchObject({
      state: 'returned',
      note: 'We have eggs.',
      moves: ['reopen'],
    });
    const { body } = await chef.takeBack(id, { version: 2 });
    expect(body).toMatchObject({ errors: [], approval: { state: 'reopened' } });
    expect((await chef.cart()).lines).toMatchObject([{ productKey: 101, orderQuantity: 1 }]);
    expect((await chef.takeBack(id, { version: 3 })).body).toMatchObject({ code: 'approvalDecided' });
    expect((await chef.cart()).lines).toHaveLength(1);
  });

  test('withdraws a waiting order, which then nobody approves', async () => {
    const id = await send();
    await chef.takeBack(id, { version: 1 });
    const late = await admin.approve(id, { version: 1, orderTotal: 63 });
    expect(late).toMatchObject({ status: 409, body: { code: 'approvalDecided', approval: { state: 'withdrawn' } } });
    expect(await orders()).toEqual([]);
  });

  test('hears which of the lines can no longer be ordered', async () => {
    const id = await send();
    await write('update product set is_active = false where product_key = 101');
    const { body } = await chef.takeBack(id, { version: 1 });
    expect(body.errors).toHaveLength(1);
    expect((await chef.cart()).lines).toEqual([]);
  });
});

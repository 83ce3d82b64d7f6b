import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMessage } from '#domain/api/punchout.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerWith } from '#test/support/api/buyer.ts';
import { readMessage } from '#test/support/partners/orderMessage.ts';
import { arrive, letIn, PARTNER, POSTBACK } from '#test/support/partners/procurement.ts';
import { type Ordered, orderedAs, sendOrder } from '#test/support/partners/purchaseOrder.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api?.stop());

const cups = { productKey: 103, unitOfMeasure: 'EA', orderQuantity: 1200 };

const changeSettings = (settings: object) =>
  api.database
    .updateTable('trading_partner')
    .set({ settings: JSON.stringify({ ...PARTNER.settings, ...settings }) })
    .execute();

/** What a partner keeps of a cart that was transferred under these settings. */
async function transferred(settings: object, line = cups): Promise<Ordered[]> {
  await letIn(api, { settings: { ...PARTNER.settings, ...settings } });
  const token = await arrive(api);
  await buyerWith(() => api, { token }).add(line);
  const { body } = await api.call(createMessage, { token, body: { postbackUrl: POSTBACK } });
  return orderedAs(readMessage(body.body).items);
}

describe('the order of a cart that was transferred before the partner was changed is placed', () => {
  test.each(['header', 'omitted'])('from charges as lines to %s', async (charges) => {
    const items = await transferred({ charges: 'lines' });
    expect(items.map(({ partId }) => partId)).toEqual(['P103', 'SHIPPING', 'TAX']);
    await changeSettings({ charges });
    const { status, text } = await sendOrder(api, { items });
    expect([status, text]).toEqual([200, expect.stringMatching(/^PO-1001 was placed as order \d+\.$/)]);
  });

  test('from charges as lines, where the system dropped the ids of lines', async () => {
    const items = (await transferred({ charges: 'lines' })).map(({ auxiliaryId: _, ...item }) => item);
    await changeSettings({ charges: 'header' });
    expect((await sendOrder(api, { items })).status).toBe(200);
  });

  test('with units by the codes that they went out with', async () => {
    const items = await transferred({}, { productKey: 101, unitOfMeasure: 'CS', orderQuantity: 2 });
    expect(items).toMatchObject([{ unit: 'CAS' }]);
    await changeSettings({ units: [{ unit: 'CS', code: 'KASTEN' }] });
    const { status, text } = await sendOrder(api, { items });
    expect([status, text]).toEqual([200, expect.stringMatching(/^PO-1001 was placed as order \d+\.$/)]);
  });
});

test('a product that is called as a charge is ordered as a product', async () => {
  await letIn(api);
  await api.database.updateTable('product').set({ product_code: 'TAX' }).where('product_key', '=', 103).execute();
  const items = [{ partId: 'TAX', quantity: '1200', unit: 'EA', unitPrice: '' }];
  expect((await sendOrder(api, { items })).status).toBe(200);
});

test('ship-tos that were saved with codes that differ in case alone are each its own', async () => {
  await letIn(api);
  const shipTos = [
    { theirs: 'D1', shipToCode: 'MAIN' },
    { theirs: 'd1', shipToCode: 'DOCK' },
  ];
  await changeSettings({ shipTos });
  const items = [{ partId: 'P101', quantity: '12', unit: 'CAS' }];
  for (const [place, shipTo] of ['D1', 'd1', 'dock'].entries()) {
    expect(await sendOrder(api, { orderId: `PO-${place}`, shipTo, items })).toMatchObject({ status: 200 });
  }
  const made = await api.database.selectFrom('sales_order').select('ship_to_code').orderBy('id').execute();
  expect(made.map(({ ship_to_code }) => ship_to_code)).toEqual(['MAIN', 'DOCK', 'DOCK']);
});

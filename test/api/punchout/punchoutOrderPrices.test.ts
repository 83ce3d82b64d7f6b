import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listOrders } from '#domain/api/history.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { letIn } from '#test/support/partners/procurement.ts';
import { orderRequest, type Purchase, sendOrder } from '#test/support/partners/purchaseOrder.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await letIn(api);
});
afterAll(() => api?.stop());

const eggs = { partId: 'P101', quantity: '2', unit: 'CAS', unitPrice: '48.00' };
const money = (amount: string) => `<Money currency="USD">${amount}</Money><Description xml:lang="en">x</Description>`;

const orders = async () => (await api.call(listOrders, { token: tokenOf('chef') })).body;

describe('a purchase order is refused, and the answer shows what to send instead,', () => {
  test.each<[string, Purchase | string, string]>([
    ...['-70.33', 'abc', '70,33', '1,234.50'].map((unitPrice): [string, Purchase, string] => [
      `for the price ${unitPrice}`,
      { items: [{ ...eggs, unitPrice }] },
      `Line 1 (P101): the price "${unitPrice}" can't be used. Send a positive number with a decimal point, such as 70.33.`,
    ]),
    ...['abc', '0', '-1'].map((per): [string, Purchase, string] => [
      `for a price of ${per} units`,
      { items: [{ ...eggs, per }] },
      `Line 1 (P101): the PriceBasisQuantity "${per}" can't be used. Send a positive number, such as 1 or 100.`,
    ]),
    [
      'for a conversion that cannot be read',
      orderRequest({ items: [{ ...eggs, per: '10' }] }).replace('conversionFactor="1"', 'conversionFactor="two"'),
      `Line 1 (P101): the PriceBasisQuantity "two" can't be used. Send a positive number, such as 1 or 100.`,
    ],
    [
      'for a quantity of three decimals',
      { items: [{ ...eggs, quantity: '10.336' }] },
      'Line 1 (P101): the quantity 10.336 has more than two decimals. Send two at most.',
    ],
    [
      'for a quantity that cannot be read',
      { items: [{ ...eggs, quantity: '12,5' }] },
      `Line 1 (P101): '12,5' is not a quantity. Use digits and a decimal point.`,
    ],
    [
      'with every reason of a line',
      { items: [{ ...eggs, quantity: '10.336', unitPrice: '70,33' }] },
      `Line 1 (P101): the quantity 10.336 has more than two decimals. Send two at most.
Line 1 (P101): the price "70,33" can't be used. Send a positive number with a decimal point, such as 70.33.`,
    ],
  ])('%s', async (_, sent, text) => {
    const reply = await sendOrder(api, sent);
    expect([reply.http, reply.status, reply.text]).toEqual([200, 409, text]);
    expect(await orders()).toEqual([]);
  });
});

const OURS = 'Line 1 (P101): ordered without a price that can be compared; it costs $96.00.';

describe("a purchase order is placed at the shop's price, with a note,", () => {
  test.each<[string, Purchase | string, string]>([
    ...['', '0', '0.00'].map((unitPrice): [string, Purchase, string] => [
      `for the price “${unitPrice}”`,
      { items: [{ ...eggs, unitPrice }] },
      OURS,
    ]),
    ['without a price', orderRequest().replace(/<UnitPrice>.*<\/UnitPrice>/, ''), OURS],
    [
      'for a price by another measure',
      orderRequest({ items: [{ ...eggs, per: '10' }] }).replace('conversionFactor="1"', 'conversionFactor="2.5"'),
      OURS,
    ],
    [
      'of a Total that is not the sum of its lines',
      { total: '500.00' },
      'The Total is $500.00, but its lines come to $96.00.',
    ],
    [
      'of a Total without prices of lines',
      { total: '500.00', items: [{ ...eggs, unitPrice: '' }] },
      `${OURS}\nThe Total is $500.00, but its lines come to $96.00.`,
    ],
    ['of a Total that cannot be read', { total: '96,00' }, `The Total "96,00" can't be read.`],
  ])('%s', async (_, sent, text) => {
    const reply = await sendOrder(api, sent);
    const [order] = await orders();
    expect([reply.status, reply.text]).toEqual([200, `PO-1001 was placed as order ${order?.orderNumber}.\n${text}`]);
    expect(order).toMatchObject({ pO_Number: 'PO-1001', total: 111 });
  });
});

describe('a correct purchase order returns no further note', () => {
  test.each<[string, Purchase | string]>([
    ['with the Total of its lines', { total: '96.00' }],
    ['with a Total to four decimals', { total: '96.0000' }],
    ['without a Total', orderRequest().replace(/<Total>.*<\/Total>/, '')],
    [
      'with a Total that has shipping and tax in it',
      {
        total: '109.50',
        charges: `<Shipping>${money('9.00')}</Shipping><Tax>${money('4.50')}</Tax>`,
      },
    ],
    ['with two decimals and zeros', { items: [{ ...eggs, quantity: '2.000' }] }],
    [
      'with a Total that was rounded once, at its end',
      { total: '48.23', items: [1, 2, 3].map(() => ({ ...eggs, quantity: '0.33', unitPrice: '48.717' })) },
    ],
  ])('%s', async (_, sent) => {
    const reply = await sendOrder(api, sent);
    expect([reply.status, reply.text.replace(/\nLine .*ordered for.*/g, '')]).toEqual([
      200,
      expect.stringMatching(/^PO-1001 was placed as order \d+\.$/),
    ]);
  });
});

test('a day that a line wants and that is not a valid date is named', async () => {
  const items = [{ ...eggs, date: 'next week' }];
  const reply = await sendOrder(api, { items, date: '2026-03-06' });
  expect(reply.text).toMatch(/\nLine 1 \(P101\): wanted on next week, which is not a date\.$/);
});

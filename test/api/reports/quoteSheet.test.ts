import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { putInvoices } from '#domain/api/integration.ts';
import { openQuoteSheet } from '#domain/api/reports.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { OYSTER, tokenOf } from '#test/support/api/fixture.ts';
import { readPdf } from '#test/support/files/pdfText.ts';
import { addTestToken } from '#test/support/partners/smallErp.ts';

let api: Api;
const chef = { token: tokenOf('chef') };
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

async function open(format?: 'csv') {
  const query = { purchasedSince: '2026-03-03', ...(format && { format }) };
  const { body } = await api.call(openQuoteSheet, { ...chef, query });
  return await api.app.inject({ url: `/doc/${body.id}` });
}
const rowsOf = async () => (await open('csv')).body.trimEnd().split('\r\n').slice(1);
const textOf = async () => (await readPdf((await open()).rawPayload)).pages.join('\n');

const order = (number: string, date: string) => ({
  ...{ order_number: number, customer_key: OYSTER, ordered_at: new Date(`${date}T14:00:00Z`), order_date: date },
  ...{ status: 'Invoiced', line_total: '0', add_on_charges: '0', taxable_amount: '0', tax: '0', total: '0' },
  ...{ invoice_number: `INV-${number}`, invoice_date: date },
});
const sold = (product_key: number, quantity: string, unit_price: string, more: object = {}) => ({
  ...{ product_key, product_code: `P${product_key}`, description: 'Goods', unit: 'CS', price_unit: 'CS', quantity },
  ...{ unit_price, price_conversion: '1', extension: '0', ...more },
});
const add = async (number: string, date: string, ...lines: ReturnType<typeof sold>[]) => {
  const { database } = api;
  const placed = await database.insertInto('sales_order').values(order(number, date)).returning('id').execute();
  const rows = lines.map((line, place) => ({ ...line, order_id: placed[0]?.id ?? 0, position: place + 1 }));
  await database.insertInto('sales_order_line').values(rows).execute();
};
beforeEach(async () => {
  await api.reset();
  await add('R1', '2026-03-03', sold(101, '5', '48.00'), sold(103, '2', '0.3125', { unit: 'EA', price_unit: 'EA' }));
  await add('R2', '2026-03-04', sold(102, '3', '13.45', { price_unit: 'LB', billed_quantity: '30.3' }));
});

test('a quote sheet has returns subtracted, and no product that was returned completely', async () => {
  await add(
    'R3',
    '2026-03-04',
    sold(101, '-2', '48.00', { type: 'Credit' }),
    sold(102, '-3', '13.45', { type: 'Credit' }),
  );
  expect(await rowsOf()).toEqual([
    'Food,Groceries,P-101,Eggs,3,CS,03/03/2026,,,48.0000,CS,,',
    'Food,Groceries,P-103,Paper cups,2,EA,03/03/2026,,,0.3125,EA,,',
  ]);
});

test('a quote sheet has credits of accounting subtracted as well', async () => {
  const orderNumber = 'R1';
  const line = { line: 1, productCode: 'P101', unit: 'CS', unitPrice: 48 };
  const document = { customerCode: 'C1001', orderNumber, issuedOn: '2026-03-04' };
  await api.call(putInvoices, {
    token: await addTestToken(api),
    body: [
      {
        ...document,
        code: 'A',
        kind: 'invoice',
        lineTotal: 240,
        total: 240,
        lines: [{ ...line, quantity: 5, extension: 240 }],
      },
      {
        ...document,
        code: 'B',
        kind: 'credit',
        lineTotal: 48,
        total: 48,
        lines: [{ ...line, quantity: 1, extension: 48 }],
      },
    ],
  });
  expect((await rowsOf())[0]).toBe('Food,Groceries,P-101,Eggs,4,CS,03/04/2026,,,48.00,CS,,');
});

test('a quote sheet has the weight of the last purchase, and prices of as many decimals as the most exact one', async () => {
  const rows = await rowsOf();
  expect(rows.map((row) => row.split(',').slice(-8).join(','))).toEqual([
    'CS,03/03/2026,,,48.0000,CS,,',
    'EA,03/03/2026,,,0.3125,EA,,',
    'CS,03/04/2026,30.3,LB,13.4500,LB,,',
  ]);
  const text = await textOf();
  expect(text).toContain('Last bought 03/04/2026\n30.3 LB x $13.45');
  for (const price of ['$48.0000 / CS', '$13.4500 / LB', '$0.3125 / EA']) expect(text).toContain(price);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCredit, openInvoice, openOrderDocument } from '#domain/api/documents.ts';
import { getOrder, listProductHistory } from '#domain/api/history.ts';
import { putInvoices, putOrders } from '#domain/api/integration.ts';
import { getLastSales } from '#domain/api/products.ts';
import { ORDER_CONFIRMATION, ORDER_INVOICE } from '#domain/order/order.ts';
import { importTarget } from '#server/modules/dataImport/write/importTargets.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { OPEN_ORDER, placeOrders } from '#test/support/api/placedOrders.ts';
import { exported, importRows, rowText } from '#test/support/files/importedRows.ts';
import { readPdf } from '#test/support/files/pdfText.ts';
import { addTestToken, rowResults } from '#test/support/partners/smallErp.ts';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await placeOrders(api.database);
  token = await addTestToken(api);
});
afterAll(() => api.stop());

const chef = { token: tokenOf('chef') };
const quiet = { settings: JSON.stringify({ hidePricing: true }) };

/** 1.5 cases of ribeye, which were ordered at $12.2575 / LB for about $707.87. */
const steaks = (more: object = {}) => ({
  ...{ line: 1, productCode: 'P102', quantity: 1.5, unit: 'CS', unitPrice: 12.2575, priceUnit: 'LB' },
  ...{ extension: 709.71, billedQuantity: 57.9, billedUnit: 'LB', ...more },
});
function invoice(line: { extension: number }, more: object = {}) {
  const { extension } = line;
  return {
    ...{ code: 'AR-1', kind: 'invoice', customerCode: 'C1001', invoiceNumber: '9001', orderNumber: OPEN_ORDER },
    ...{ issuedOn: '2026-03-04', lineTotal: extension, total: extension, lines: [line], ...more },
  };
}
const send = async (...rows: object[]) => rowResults(await api.call(putInvoices, { token, body: rows }));
const ship = async (line: object) =>
  rowResults(
    await api.call(putOrders, {
      token,
      body: [
        {
          orderNumber: OPEN_ORDER,
          shipments: [{ code: 'S-1', shippedOn: '2026-03-04', lines: [{ line: 1, quantity: 1.5, ...line }] }],
        },
      ],
    }),
  );

const HEADINGS =
  'customer,document,line,type,order,date,balance,product,quantity,unit,price,priceUnit,extension,billedQuantity,billedUnit,orderLine';
const row = ({ extension = '709.71', billed = '57.9,LB', document = 'AR-1' } = {}) =>
  `C1001,${document},1,invoice,${OPEN_ORDER},2026-03-04,0,P102,1.5,CS,12.2575,LB,${extension},${billed},1`;
async function take(kind: string, ...lines: string[]) {
  const { results } = await importRows(api.database, kind, lines.join('\n'));
  return results.map(rowText);
}
async function takeAgain(kind: string): Promise<string[]> {
  const stored = importTarget(kind);
  if (!stored) throw new Error(`${kind} is not a kind`);
  const { results } = await importRows(api.database, kind, await exported(api.database, stored));
  return [...new Set(results.map(({ result }) => result))];
}

async function orderedLine(orderNumber = OPEN_ORDER) {
  const { lines } = (await api.call(getOrder, { ...chef, params: { orderNumber } })).body;
  const { billedQuantity, billedUnit, billedPrice, isEstimate } = lines[0] ?? {};
  return { billedQuantity, billedUnit, billedPrice, isEstimate };
}
async function sale(productKey = 102) {
  const [newest] = (await api.call(listProductHistory, { ...chef, query: { productKey } })).body;
  const { [productKey]: last } = (await api.call(getLastSales, { ...chef, body: [productKey] })).body;
  return [newest, last].map((one) => one && [one.billedQuantity, one.billedUnit, one.price]);
}
const textOf = async ({ id }: { id: string }) =>
  (await readPdf((await api.app.inject({ url: `/doc/${id}` })).rawPayload)).pages.join('\n');
const invoiceText = async () => textOf((await api.call(openInvoice, { ...chef, params: { code: 'AR-1' } })).body);
const orderText = async (orderNumber: string, n: number) =>
  textOf((await api.call(openOrderDocument, { ...chef, params: { orderNumber, n } })).body);
const hidePricing = () => api.database.updateTable('app_user').where('username', '=', 'chef').set(quiet).execute();

const OF_LINE = { billedQuantity: 57.9, billedUnit: 'LB', billedPrice: 12.2575, isEstimate: true };
const NONE = { billedQuantity: undefined, billedUnit: undefined, billedPrice: undefined, isEstimate: true };

test('a shipment weighs a line of its order, once it has a weight', async () => {
  expect(await ship({})).toEqual(['changed']);
  expect(await orderedLine()).toEqual(NONE);
  expect(await ship({ billedQuantity: '57.9', billedUnit: 'lb' })).toEqual(['changed']);
  expect(await orderedLine()).toEqual(OF_LINE);
  expect(await ship({ billedQuantity: 57.9 })).toEqual(['same']);
  expect(await orderText(OPEN_ORDER, ORDER_CONFIRMATION)).toContain('est. $707.87');
  expect(await ship({ billedQuantity: 57.9, billedUnit: 'CS' })).toEqual([
    'refused shipments[0].lines[0].billedUnit: billedUnit is CS, but the price is per LB',
  ]);
});

test.each([
  ['a call', () => send(invoice(steaks()))],
  ['a file', () => take('invoices', HEADINGS, row())],
])(
  'an invoice of %s shows what its amount was computed with, and is the same again by either',
  async (_door, import_) => {
    expect((await import_()).map((text) => text.replace('2 ', ''))).toEqual(['new']);
    expect(await orderedLine()).toEqual(OF_LINE);
    expect(await sale()).toEqual([
      [57.9, 'LB', 12.2575],
      [57.9, 'LB', 12.2575],
    ]);
    expect(await invoiceText()).toMatch(/57\.9 LB x \$12\.2575[\s\S]*\$709\.71/);
    expect(await takeAgain('invoices')).toEqual(['same']);
  },
);

test('without prices it shows the weight alone', async () => {
  await send(invoice(steaks()));
  await hidePricing();
  expect(await orderedLine()).toEqual({ ...OF_LINE, billedPrice: undefined });
  expect(await sale()).toEqual([
    [57.9, 'LB', undefined],
    [57.9, 'LB', undefined],
  ]);
  const text = await invoiceText();
  expect([text.includes('57.9 LB'), text.includes('$')]).toEqual([true, false]);
});

test('two invoices of a line add up; one without a weight leaves the weight of both unknown', async () => {
  const half = steaks({ quantity: 0.5, billedQuantity: 19.3, extension: 236.57 });
  const other = steaks({ quantity: 0.5, billedQuantity: 19, extension: 228, unitPrice: 12 });
  await send(invoice(half), invoice(other, { code: 'AR-2', invoiceNumber: '9002' }));
  expect(await orderedLine()).toEqual({ ...OF_LINE, billedQuantity: 38.3, billedPrice: undefined });
  const { billedQuantity: _, billedUnit: __, ...unweighed } = half;
  expect(await send(invoice(unweighed, { code: 'AR-3', invoiceNumber: '9003' }))).toEqual(['new']);
  expect(await orderedLine()).toEqual(NONE);
});

test('a credit below zero is turned with its weight, and its document shows it', async () => {
  const back = steaks({ quantity: -1.5, billedQuantity: -57.9, extension: -709.71 });
  await send(invoice(back, { kind: 'credit', code: 'CM-1' }));
  const { body } = await api.call(openCredit, { ...chef, params: { key: 'CM-1' } });
  expect(await textOf(body)).toContain('57.9 LB x $12.2575');
});

describe('a billed quantity', () => {
  const WRONG_AMOUNT = 'billedQuantity gives 57.9 LB x $12.2575 = $709.71, but the line amount is $707.87';

  test.each([
    [
      'in another unit than the price',
      { billedUnit: 'CS' },
      { billed: '57.9,CS' },
      'billedUnit',
      'billedUnit is CS, but the price is per LB',
    ],
    ['that gives another amount', { extension: 707.87 }, { extension: '707.87' }, 'billedQuantity', WRONG_AMOUNT],
    [
      'that is a cent off',
      { extension: 709.7 },
      { extension: '709.70' },
      'billedQuantity',
      WRONG_AMOUNT.replace('$707.87', '$709.70'),
    ],
  ])('%s is refused by call and by file', async (_name, sent, inFile, field, reason) => {
    expect(await send(invoice(steaks(sent)))).toEqual([`refused lines[0].${field}: ${reason}`]);
    const [refused] = await take('invoices', HEADINGS, row(inFile));
    expect(refused).toContain(`2 refused ${field} `);
    expect(refused).toContain(reason);
  });

  test('that gives another amount is accepted if it is meant; another unit never is', async () => {
    const meant = { override: true };
    expect(await send(invoice(steaks({ extension: 707.87 }), meant))).toEqual(['new']);
    const other = { ...meant, code: 'AR-2', invoiceNumber: '9002' };
    expect(await send(invoice(steaks({ billedUnit: 'CS', extension: 707.87 }), other))).toHaveLength(1);
    expect((await send(invoice(steaks({ billedUnit: 'CS' }), other)))[0]).toContain('billedUnit is CS');
  });

  test.each([
    ['may be absent', { billedQuantity: undefined, billedUnit: undefined }, NONE],
    ['is absent where only its unit is stated', { billedQuantity: null, billedUnit: 'CS' }, NONE],
    ['is in the price unit by default', { billedUnit: undefined }, OF_LINE],
  ])('%s', async (_name, more, shown) => {
    expect(await send(invoice(steaks(more)))).toEqual(['new']);
    expect(await orderedLine()).toEqual(shown);
  });
});

test('a file of old orders gives amounts by their weights, which its invoices show', async () => {
  const headings =
    'order,line,customer,date,status,invoice,invoiceDate,product,quantity,unit,price,priceUnit,billedQuantity,estimate';
  const old = (order: string, billed: string) =>
    `${order},1,C1001,2026-01-05,Invoiced,I-${order},2026-01-07,P102,3,CS,13.45,LB,${billed},yes`;
  expect(await take('orders', headings, old('H1', '30.3'), old('H2', ''))).toEqual(['2 new', '3 new']);
  expect(await orderedLine('H1')).toEqual({
    ...{ billedQuantity: 30.3, billedUnit: 'LB', billedPrice: 13.45, isEstimate: false },
  });
  expect(await orderedLine('H2')).toEqual(NONE);
  expect(await orderText('H1', ORDER_INVOICE)).toMatch(/30\.3 LB x \$13\.45[\s\S]*\$407\.54/);
  expect(await orderText('H1', ORDER_CONFIRMATION)).toContain('est. $407.54');
  expect(await takeAgain('orders')).toEqual(['same']);
  const wrong = `${headings},extension`;
  expect((await take('orders', wrong, `${old('H3', '30.3')},407.53`))[0]).toContain(
    'billedQuantity gives 30.3 LB x $13.45 = $407.54, but the line amount is $407.53',
  );
});

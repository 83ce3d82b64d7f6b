import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchOrders, putInvoices } from '#domain/api/integration.ts';
import { putCustomers } from '#domain/api/integrationData.ts';
import type { RowResult } from '#domain/dataImport/rowResult.ts';
import { importTarget } from '#server/modules/dataImport/write/importTargets.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt, eggs } from '#test/support/api/buyer.ts';
import { exported, importRows, rowText } from '#test/support/files/importedRows.ts';
import { addTestToken } from '#test/support/partners/smallErp.ts';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  token = await addTestToken(api);
});
afterAll(() => api.stop());

const outcomes = ({ body }: { body: RowResult[] }) =>
  body.map(({ result, column, code }) => [result, column, code].filter((part) => part !== undefined).join(' '));

const line = (quantity: number, extension: number, more: object = {}) => ({
  ...{ productCode: 'P101', quantity, unit: 'CS', unitPrice: 10, extension },
  ...more,
});
function invoice(code: string, lines: { extension: number }[], more: object = {}) {
  const total = lines.reduce((sum, { extension }) => sum + extension, 0);
  return {
    ...{ code, kind: 'invoice', customerCode: 'C1001', issuedOn: '2026-03-04', lineTotal: total, total, lines },
    ...more,
  };
}
const send = async (...rows: object[]) => outcomes(await api.call(putInvoices, { token, body: rows }));

async function take(kind: string, ...lines: string[]) {
  const { results } = await importRows(api.database, kind, lines.join('\n'));
  return results.map(rowText);
}

/** An order of 10 cases of eggs. */
async function placeOrder(): Promise<string> {
  const chef = buyerAt(() => api, 'chef');
  await chef.add({ ...eggs, orderQuantity: 10 });
  await chef.changeHeader({ deliveryDate: '2026-03-06' });
  return String((await chef.submit()).body.orderNumber);
}

describe('an invoice line whose amount is not quantity times price', () => {
  const wrong = [line(1, 99)];

  test('is refused with its code, and accepted and known again once the row says override', async () => {
    expect(await send(invoice('A', wrong), invoice('B', [line(3, 29.99)]), invoice('C', [line(3, 29.98)]))).toEqual([
      'refused lines[0].extension amountMismatch',
      'new ',
      'refused lines[0].extension amountMismatch',
    ]);
    const meant = invoice('A', wrong, { override: true });
    expect(await send(meant)).toEqual(['new ']);
    expect([await send(meant), await send(invoice('A', wrong))]).toEqual([['same '], ['same ']]);
  });

  test('is compared by the units of the product, and not where one has an average content', async () => {
    const inEggs = { unit: 'EA', priceUnit: 'CS', unitPrice: 48 };
    const weighed = { productCode: 'P102', unit: 'CS', priceUnit: 'LB', unitPrice: 12.5 };
    expect(
      await send(
        invoice('A', [line(24, 48, inEggs)]),
        invoice('B', [line(24, 48.04, inEggs)]),
        invoice('C', [line(1, 510, weighed)]),
        invoice('D', [line(-2, -20)], { kind: 'credit' }),
        invoice('E', [line(-2, -2)], { kind: 'credit' }),
      ),
    ).toEqual([
      'new ',
      'refused lines[0].extension amountMismatch',
      'new ',
      'new total',
      'refused lines[0].extension amountMismatch',
    ]);
  });

  test('is refused in a file as well, and an export of an accepted one comes in again', async () => {
    const head = 'customer,document,line,date,balance,product,quantity,unit,price,extension';
    expect(await take('invoices', head, 'C1001,A,1,2026-03-05,99,P101,1,CS,10,99')).toEqual([
      '2 refused extension 99: extension is 99.00, but quantity times price is 10.00: Correct it. If it is right, set override to yes',
    ]);
    expect(await take('invoices', `${head},override`, 'C1001,A,1,2026-03-05,99,P101,1,CS,10,99,yes')).toEqual([
      '2 new',
    ]);
    const stored = importTarget('invoices');
    if (!stored) throw new Error('invoices are a kind');
    const file = await exported(api.database, stored);
    await api.reset();
    expect((await importRows(api.database, 'invoices', file)).counts).toMatchObject({ new: 1, refused: 0 });
    expect((await importRows(api.database, 'invoices', file)).counts).toMatchObject({ same: 1 });
  });
});

describe('more invoiced than ordered', () => {
  test('is refused, counted over all invoices and credits of the order, unless the row says override', async () => {
    const orderNumber = await placeOrder();
    const of = (code: string, quantity: number, more: object = {}) =>
      invoice(code, [line(quantity, 10 * quantity, { line: 1 })], { orderNumber, ...more });
    expect(await send(of('A', 500))).toEqual(['refused lines[0].quantity moreThanOrdered']);
    expect(await send(of('B', 6), of('C', 6), of('D', 4), of('E', 1))).toEqual([
      'new ',
      'refused lines[0].quantity moreThanOrdered',
      'new ',
      'refused lines[0].quantity moreThanOrdered',
    ]);
    expect(await send(of('F', 2, { kind: 'credit' }), of('G', 2), of('H', 1))).toEqual([
      'new ',
      'new ',
      'refused lines[0].quantity moreThanOrdered',
    ]);
    expect(await send(of('H', 1, { override: true }), of('B', 6))).toEqual(['new ', 'same ']);
  });

  test('is counted by product and unit where a line does not name the line of the order', async () => {
    const orderNumber = await placeOrder();
    const half = line(6, 60);
    const freight = line(11, 110, { productCode: 'FRT', description: 'Freight' });
    expect(
      await send(invoice('A', [half, half], { orderNumber }), invoice('B', [half, freight], { orderNumber })),
    ).toEqual([
      'refused lines[0].quantity moreThanOrdered',
      'refused lines[1].quantity moreThanOrdered',
      'new lines[1].productCode',
    ]);
  });
});

test('a price factor outside 0.3 to 3 is refused with its code unless the row says override, and stays once accepted', async () => {
  const put = async (...rows: object[]) => outcomes(await api.call(putCustomers, { token, body: rows }));
  const factor = (priceFactor: number, more: object = {}) => ({ code: 'C1001', priceFactor, ...more });
  const unusual = 'refused priceFactor unusualPriceFactor';
  expect([
    await put(factor(0.29)),
    await put(factor(3.01)),
    await put(factor(95, { override: true })),
    await put(factor(0.3)),
    await put(factor(4.5, { override: true })),
    await put(factor(4.5)),
    await put({ code: 'C1001', override: false }),
    await put(factor(4.4)),
    await put(factor(1, { override: true })),
    await put(factor(1)),
  ]).toEqual([
    ...[[unusual], [unusual], ['refused priceFactor aboveMost'], ['changed '], ['changed '], ['same '], ['same ']],
    ...[[unusual], ['changed '], ['same ']],
  ]);
  expect(await take('customers', 'code,priceFactor', 'C1001,25%')).toEqual([
    '2 refused priceFactor 0.25: priceFactor 0.25 is outside 0.3 to 3: Correct it. If it is right, set override to yes',
  ]);
});

describe('a file whose unusual values are accepted as a whole', () => {
  const imported = async (kind: string, file: string, acceptUnusual: boolean) => {
    const { results, counts } = await importRows(api.database, kind, file, { acceptUnusual });
    return [results.map(({ result, code }) => (code ? `${result} ${code}` : result)), counts.unusual ?? 0];
  };

  test('has its unusual price factors counted, and accepted but for those above 5, whatever its column override says', async () => {
    const file = 'code,priceFactor,override\nC1001,3.5,no\nC2002,95,no\n';
    const codes = ['refused unusualPriceFactor', 'refused aboveMost'];
    expect(await imported('customers', file, false)).toEqual([codes, 1]);
    expect(await imported('customers', file, true)).toEqual([['changed', 'refused aboveMost'], 0]);
    expect(await imported('customers', 'code,priceFactor\nC1001,3.5\n', false)).toEqual([['same'], 0]);
  });

  test('has its amounts and quantities counted and accepted, each row once', async () => {
    const order = await placeOrder();
    const head = 'customer,document,line,date,order,balance,product,quantity,unit,price,extension';
    const file = [
      head,
      `C1001,A,1,2026-03-05,,99,P101,1,CS,10,99`,
      `C1001,B,1,2026-03-05,${order},500,P101,50,CS,10,500`,
    ];
    const codes = ['refused amountMismatch', 'refused moreThanOrdered'];
    expect(await imported('invoices', file.join('\n'), false)).toEqual([codes, 2]);
    expect(await imported('invoices', file.join('\n'), true)).toEqual([['new', 'new'], 0]);
  });

  test('keeps what override means in order history', async () => {
    const head = 'order,line,customer,date,product,quantity,unit,price';
    expect(await imported('orders', `${head}\nH1,1,C1001,2026-01-05,P101,1,CS,48`, true)).toEqual([['new'], 0]);
    const stored = importTarget('orders');
    if (!stored) throw new Error('orders are a kind');
    expect(await exported(api.database, stored)).toMatch(/^H1,.*,Invoice,no,/m);
  });
});

test('a query parameter that a call does not have is refused', async () => {
  const reply = await api.call(fetchOrders, { token, query: { afer: '500100' } as object });
  expect([reply.status, reply.body]).toMatchObject([400, { code: 'invalidRequest' }]);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listOpenItems } from '#domain/api/account.ts';
import { fetchOrders, putInvoices, putOrders, putPayments } from '#domain/api/integration.ts';
import { importTarget } from '#server/modules/dataImport/write/importTargets.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt, eggs } from '#test/support/api/buyer.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { exported, importRows, rowText } from '#test/support/files/importedRows.ts';
import { addTestToken, rowResults } from '#test/support/partners/smallErp.ts';

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

const asChef = { token: tokenOf('chef') };

const invoice = (more: object = {}) => ({
  ...{ code: 'AR-1', kind: 'invoice', customerCode: 'C1001', invoiceNumber: '9001', issuedOn: '2026-03-04' },
  ...{ lineTotal: 96, total: 96 },
  lines: [{ productCode: 'P101', quantity: 2, unit: 'CS', unitPrice: 48, extension: 96 }],
  ...more,
});

test('an invoice that a program sent is exported by lines from 1 on, and is unchanged when it is imported again', async () => {
  const half = { ...invoice().lines[0], quantity: 1, extension: 48 };
  await api.call(putInvoices, { token, body: [invoice({ lines: [half, half] })] });
  const stored = importTarget('invoices');
  if (!stored) throw new Error('invoices are a kind');
  const { results, counts } = await importRows(api.database, 'invoices', await exported(api.database, stored));
  expect([results.map(rowText), counts.same]).toEqual([['2 same', '3 same'], 2]);
});

test('that is sent again without one of its lines is refused, and its parts are counted as one row', async () => {
  const half = { ...invoice().lines[0], quantity: 1, extension: 48 };
  const send = async (more: object) => rowResults(await api.call(putInvoices, { token, body: [invoice(more)] }));
  expect(await send({ lines: [half, half] })).toEqual(['new']);
  expect(await send({ lines: [half], lineTotal: 48 })).toEqual([
    'refused total: total is 96.00, but lines, charges and tax add up to 48.00',
  ]);
  expect(await send({ lines: [{ ...half, quantity: 'x', unitPrice: 'y' }] })).toHaveLength(2);
  const audited = await api.database
    .selectFrom('audit')
    .select('subject')
    .where('action', '=', 'integration.invoices')
    .orderBy('id')
    .execute();
  expect(audited.map(({ subject }) => subject)).toEqual(['new 1', 'refused 1', 'refused 1']);
});

describe('a row', () => {
  test('of invoices is refused, and nothing of it is in accounting', async () => {
    const rows = [
      invoice({ customerCode: 'NOBODY' }),
      invoice({ code: 'AR-2', total: -96 }),
      invoice({ code: 'AR-3', total: 97 }),
      invoice({ code: 'AR-4', orderNumber: '999999' }),
      invoice({ code: 'AR-5', lines: [{ ...invoice().lines[0], productCode: 'NONE' }] }),
      invoice(),
    ];
    expect(rowResults(await api.call(putInvoices, { token, body: rows }))).toEqual([
      'refused customerCode: there is no customer "NOBODY"',
      'refused total: total is -96.00, but lines, charges and tax add up to 96.00',
      'refused total: total is 97.00, but lines, charges and tax add up to 96.00',
      'refused orderNumber: there is no order "999999"',
      'refused lines[0].description: there is no product "NONE" and no description',
      'new',
    ]);
    const again = [
      invoice({ lineTotal: 48, total: 48, lines: [{ ...invoice().lines[0], quantity: 1, extension: 48 }] }),
    ];
    expect(rowResults(await api.call(putInvoices, { token, body: again }))).toEqual([
      'refused total: invoice AR-1 already exists with total 96',
      'refused lines[0].quantity: invoice AR-1 already exists with quantity 2',
      'refused lines[0].extension: invoice AR-1 already exists with extension 96',
    ]);
    const entries = await api.database.selectFrom('receivable').select(['ar_code', 'initial']).execute();
    expect(entries).toEqual([{ ar_code: 'AR-1', initial: '96.00' }]);
    const changed = await api.call(putInvoices, { token, body: [invoice({ dueOn: '2026-05-01' })] });
    expect(rowResults(changed)).toEqual(['changed']);
  });

  test('of invoices lists all errors at once by the field names of the call, each once', async () => {
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
    expect(rowResults(await api.call(putInvoices, { token, body: rows }))).toEqual([
      'refused issuedOn: issuedOn "03/04/2026" could be 2026-03-04 or 2026-04-03',
      'refused addOnCharges: addOnCharges "1,250" could be 1250 or 1.250',
      'refused lines[0].unitPrice: unitPrice "free" is not a valid number',
      'refused lineTotal: lineTotal is 97.00, but the extensions of its lines add up to 96.00',
      'refused lines: lines is empty',
      'refused lines[0].qty: unknown field "lines[0].qty"',
      'refused freight: unknown field "freight"',
      'new',
      'refused',
      'refused applications: invoice cannot pay documents. Only credits and payments can',
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

  test('of a credit may be negative in all its amounts, names what it pays, and needs no number of its own', async () => {
    const [line] = invoice().lines;
    const below = { kind: 'credit', invoiceNumber: undefined, lineTotal: -96, total: -96 };
    const credit = invoice({ ...below, code: 'CM-1', lines: [{ ...line, quantity: -2, extension: -96 }] });
    const rows = [
      invoice(),
      { ...credit, applications: [{ to: 'AR-1', amount: 20 }] },
      invoice({ ...below, code: 'CM-2', tax: 4, total: -92, lines: [{ ...line, quantity: -2, extension: -96 }] }),
    ];
    const sent = () => api.call(putInvoices, { token, body: rows });
    expect(rowResults(await sent())).toEqual([
      'new',
      'new total: the credit has negative amounts',
      'refused tax: tax is 4, but other amounts of the credit have the opposite sign',
    ]);
    const { body } = await api.call(listOpenItems, asChef);
    expect(body.map(({ reference, balance }) => [reference, balance])).toEqual([
      ['9001', 76],
      ['CM-1', -76],
    ]);
    expect((await sent()).body.map(({ result }) => result)).toEqual(['same', 'same', 'refused']);
  });

  test('of a product that is no longer sold is imported as text if it has a description', async () => {
    const gone = { ...invoice().lines[0], productCode: 'GONE', description: 'Goose eggs' };
    expect(rowResults(await api.call(putInvoices, { token, body: [invoice({ lines: [gone] })] }))).toEqual([
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
      return rowResults(await api.call(putPayments, { token, body }))[0];
    };
    expect(await pay('R-1', 60, 50)).toBe('new');
    expect(await pay('R-1', 60, 60)).toBe('changed');
    expect(await pay('R-1', 60, 60)).toBe('same');
    expect(await pay('R-1', 60, 40)).toMatch(
      /^refused applications: applications 40\.00 of AR-1, but already paid 60\.00 of it/,
    );
    expect(await pay('R-1', 61, 60)).toMatch(/document R-1 already exists with amount 60/);
    expect(await pay('R-2', 50, 40)).toMatch(/40\.00 of AR-1, but can pay at most 36\.00/);
    expect(await pay('R-3', 30, 36)).toMatch(/36\.00 but the amount is 30\.00/);
    const { body } = await api.call(listOpenItems, asChef);
    expect(body).toMatchObject([{ balance: 36 }]);
  });

  test('of hostile texts is refused like any other, in each kind of batch', async () => {
    const NUL = 'a\u0000b';
    const chef = buyerAt(() => api, 'chef');
    await chef.add({ ...eggs, orderQuantity: 20 });
    await chef.changeHeader({ deliveryDate: '2026-03-06' });
    const orderNumber = String((await chef.submit()).body.orderNumber);
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
    expect(replies.flatMap(({ body }) => body.map(({ result }) => result))).toEqual(Array(10).fill('refused'));
    expect((await api.call(fetchOrders, { token, query: { after: NUL } })).status).toBe(400);
  });

  test('takes a thousand rows in as many statements as one', async () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, place) => invoice({ code: `AR-${count}-${place}` }));
    const statements = (count: number) =>
      api.countStatements(async () => {
        const { body } = await api.call(putInvoices, { token, body: rows(count) });
        expect(body.every((result) => result.result === 'new')).toBe(true);
        expect(body[0]).toEqual({ line: 1, result: 'new', column: null, value: null, reason: null, hint: null });
      });
    expect(await statements(1000)).toBe(await statements(1));
  });
});

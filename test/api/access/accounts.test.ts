import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getAccountSummary, listAccountRows, listOpenItems } from '#domain/api/account.ts';
import type { AccountSummary } from '#domain/receivable/accountSummary.ts';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';
import { runningBalances } from '#domain/receivable/runningBalance.ts';
import { statementDate } from '#domain/receivable/statementDate.ts';
import { statementOn } from '#server/modules/receivables/receivableService.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { FIXTURE_NOW, OYSTER, QUIET, STRANGER, TIDE, tokenOf } from '#test/support/api/fixture.ts';
import { INVOICED_ORDER, OPEN_ORDER, placeOrders } from '#test/support/api/placedOrders.ts';
import { apply, bookEntry } from '#test/support/api/receivables.ts';

const { futureInvoice, lastCharge, creditMemo, payment } = RECORD_TYPES;
const chef = { token: tokenOf('chef') };
const rep = { token: tokenOf('rep') };
const NOTE = { key: 'S1', name: 'Delivery Note' };
let api: Api;

async function fillLedger(): Promise<void> {
  const { database } = api;
  await placeOrders(database);
  const orders = await database.selectFrom('sales_order').select(['id', 'order_number']).execute();
  const orderId = (number: string) => orders.find(({ order_number }) => order_number === number)?.id ?? 0;
  const scan = { position: 1, ...NOTE, content_type: 'image/png', content: Buffer.from('PNG') };
  await database
    .insertInto('order_scan')
    .values({ order_id: orderId(INVOICED_ORDER), ...scan })
    .execute();
  await database.updateTable('customer').set({ credit_limit: '500.00' }).where('customer_key', '=', OYSTER).execute();
  const old = { reference: 'A1', issued_on: '2025-11-20', due_on: '2025-12-20', po_number: 'PO-1' };
  const paidOff = await bookEntry(database, { reference: 'A0', issued_on: '2025-11-01', initial: '80.00' });
  const partly = await bookEntry(database, { ...old, initial: '200.00' });
  await bookEntry(database, {
    ...{ reference: 'INV-500103', invoice_number: 'INV-500103', order_id: orderId(INVOICED_ORDER) },
    ...{ issued_on: '2026-03-02', due_on: '2026-04-01', initial: '118.30', po_number: 'PO-7' },
  });
  await bookEntry(database, {
    ...{ reference: 'F1', record_type: futureInvoice, order_id: orderId(OPEN_ORDER) },
    ...{ issued_on: '2026-03-20', due_on: '2026-04-19', initial: '118.30' },
  });
  await bookEntry(database, { reference: 'LC', record_type: lastCharge, initial: '1.25', remarks: 'Late charge' });
  const memo = { reference: 'CM', record_type: creditMemo, issued_on: '2026-01-31' };
  await bookEntry(database, { ...memo, initial: '40.10', remarks: 'Returned crates' });
  const check = { reference: 'CK 1', record_type: payment, issued_on: '2026-01-15' };
  const paid = await bookEntry(database, { ...check, initial: '150.00' });
  await apply(database, [
    [paid, paidOff, '80.00'],
    [paid, partly, '69.99'],
  ]);
  await bookEntry(database, { reference: 'T1', customer_key: TIDE, initial: '7777.00' });
  await bookEntry(database, { reference: 'Q1', customer_key: QUIET, initial: '12.00' });
}

beforeAll(async () => {
  api = await startApi();
  await fillLedger();
});
afterAll(() => api?.stop());

const references = async (query: { startDate?: string; endDate?: string }, caller: object = chef) =>
  (await api.call(listAccountRows, { ...caller, query })).body.map(({ reference }) => reference);

async function at(instant: string, run: () => Promise<void>): Promise<void> {
  await api.travelTo(instant);
  try {
    await run();
  } finally {
    await api.travelTo(FIXTURE_NOW);
  }
}

async function allow(settings: object): Promise<void> {
  const users = api.database.updateTable('app_user').where('username', '=', 'chef');
  await users.set({ settings: JSON.stringify(settings) }).execute();
}

const unpaid: Pick<AccountSummary, 'current' | 'buckets'> = {
  current: 118.3,
  buckets: [
    { name: '1-30 Days', value: 0 },
    { name: '31-60 Days', value: 1.25 },
    { name: '61-90 Days', value: 130.01 },
    { name: 'Over 90 Days', value: 0 },
  ],
};

describe('the summary', () => {
  test('has the amounts owed by age, the credit, and the remaining limit', async () => {
    const { status, body } = await api.call(getAccountSummary, chef);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        name: 'The Gilded Oyster',
        address: '',
        creditLimit: 500,
        balance: 209.45,
        onOrder: 118.3,
        onHold: 0,
        availableCredit: 172.25,
        lastPaymentDate: '2026-01-15',
        lastPaymentAmount: 150,
        lastInvoiceDate: '2026-03-02',
        lastInvoiceAmount: 118.3,
        unappliedCredit: 40.11,
        ...unpaid,
        purchases: expect.arrayContaining([{ month: '2025-11', amount: 280 }]),
      },
    });
    expect(body.purchases.map(({ month }) => month)).toEqual([
      ...['2025-03', '2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12'],
      ...['2026-01', '2026-02', '2026-03'],
    ]);
    expect(body.purchases.filter(({ amount }) => amount !== 0)).toEqual([
      { month: '2025-11', amount: 280 },
      { month: '2026-03', amount: 118.3 },
    ]);
  });

  test('of a customer without limit, address lines, payments or orders in progress shows them as empty', async () => {
    const place = { address1: '9 Cloister Lane', address2: null, city: 'Bath', state: 'ME', zip: '04530' };
    await api.database.updateTable('address').set(place).where('customer_key', '=', QUIET).execute();
    const { body } = await api.call(getAccountSummary, { token: tokenOf('quiet') });
    expect(body).toMatchObject({
      ...{ name: 'Quiet Abbey', address: '9 Cloister Lane\nBath, ME 04530' },
      ...{ creditLimit: null, availableCredit: null, balance: 12, onOrder: 0, unappliedCredit: 0 },
      ...{ lastPaymentDate: null, lastPaymentAmount: null, lastInvoiceDate: '2026-02-01', lastInvoiceAmount: 12 },
    });
  });

  test('counts an order that is on hold as such, and leaves out canceled ones', async () => {
    const order = api.database.updateTable('sales_order').where('order_number', '=', OPEN_ORDER);
    const shown = async (status: string) => {
      await order.set({ status }).execute();
      const { onOrder, onHold } = (await api.call(getAccountSummary, chef)).body;
      return { onOrder, onHold };
    };
    expect(await shown('On Hold')).toEqual({ onOrder: 118.3, onHold: 118.3 });
    expect(await shown('Cancelled')).toEqual({ onOrder: 0, onHold: 0 });
    await shown('Received');
  });

  test('owes a future invoice from its date on, and has its order no longer on order', async () => {
    await at('2026-03-20T16:00:00Z', async () => {
      const { body } = await api.call(getAccountSummary, chef);
      expect(body).toMatchObject({ balance: 327.75, current: 236.6, onOrder: 0, availableCredit: 172.25 });
      expect(body).toMatchObject({ lastInvoiceDate: '2026-03-20' });
    });
  });
});

describe('the day of the account', () => {
  test('turns at midnight where the distributor is, for summary, ages and statement together', async () => {
    const shown = async () => {
      const { current, buckets } = (await api.call(getAccountSummary, chef)).body;
      const [newest] = (await api.call(listAccountRows, chef)).body;
      const day = statementDate(api.services.clock.now(), 'America/New_York');
      const pdf = await statementOn(api.database, OYSTER, day);
      return { late: buckets[0]?.value, current, age: newest?.age, date: pdf.date, due: pdf.current.toNumber() };
    };
    await at('2026-04-02T03:59:59Z', async () =>
      expect(await shown()).toEqual({ late: 0, current: 236.6, age: 12, date: '2026-04-01', due: 236.6 }),
    );
    await at('2026-04-02T04:00:00Z', async () =>
      expect(await shown()).toEqual({ late: 118.3, current: 118.3, age: 13, date: '2026-04-02', due: 118.3 }),
    );
  });

  test('adds a future invoice to the account at that midnight', async () => {
    await at('2026-03-20T03:59:59Z', async () => expect(await references({})).not.toContain('F1'));
    await at('2026-03-20T04:00:00Z', async () => expect(await references({})).toContain('F1'));
  });
});

describe('the entries of the account', () => {
  const noPdfs = {
    ...{ orderNumber: null, orderConfirmation: false, invoice: false, invoiceCode: null, scanDocuments: [] },
  };
  /** What opens from a row, and how long it is past due. */
  const opens = (recordType: number, pastDueDays: number, credit: string | null) => ({
    ...{ recordType, pastDueDays, credit, receipt: null },
  });

  test('are listed newest first, with all fields and the open balance, with the documents of their orders', async () => {
    const { status, body } = await api.call(listAccountRows, chef);
    expect({ status, body }).toEqual({
      status: 200,
      body: [
        {
          ...opens(1, 0, null),
          ...{ reference: 'INV-500103', invoiceDate: '2026-03-02', dueDate: '2026-04-01', age: 2 },
          ...{ initial: 118.3, balance: 118.3, remarks: null, isCredit: false, orderNumber: INVOICED_ORDER },
          ...{ orderConfirmation: true, invoice: true, invoiceCode: 'INV-500103', scanDocuments: [NOTE] },
        },
        {
          ...opens(5, 31, null),
          ...{ reference: 'LC', invoiceDate: '2026-02-01', dueDate: null, age: 31, initial: 1.25, balance: 1.25 },
          ...{ remarks: 'Late charge', isCredit: false, ...noPdfs },
        },
        {
          ...opens(6, 0, 'CM'),
          ...{ reference: 'CM', invoiceDate: '2026-01-31', dueDate: null, age: 32, initial: 40.1, balance: 40.1 },
          ...{ remarks: 'Returned crates', isCredit: true, ...noPdfs },
        },
        {
          ...opens(7, 0, 'CK 1'),
          ...{ reference: 'CK 1', invoiceDate: '2026-01-15', dueDate: null, age: 48, initial: 150, balance: 0.01 },
          ...{ remarks: null, isCredit: true, ...noPdfs },
        },
        {
          ...opens(1, 74, null),
          ...{ reference: 'A1', invoiceDate: '2025-11-20', dueDate: '2025-12-20', age: 104, initial: 200 },
          ...{ balance: 130.01, remarks: null, isCredit: false, ...noPdfs },
        },
        {
          ...opens(1, 0, null),
          ...{ reference: 'A0', invoiceDate: '2025-11-01', dueDate: null, age: 123, initial: 80, balance: 0 },
          ...{ remarks: null, isCredit: false, ...noPdfs },
        },
      ],
    });
  });

  test('run up to the balance that the summary shows', async () => {
    const [newest] = runningBalances((await api.call(listAccountRows, chef)).body);
    expect(newest).toBe((await api.call(getAccountSummary, chef)).body.balance);
  });

  test('of a period have both its ends, as dates and as full date-times', async () => {
    expect(await references({ startDate: '2026-01-31', endDate: '2026-02-01' })).toEqual(['LC', 'CM']);
    expect(await references({ startDate: '2026-03-02T00:00:00.000Z' })).toEqual(['INV-500103']);
    expect(await references({ endDate: '2025-11-20T23:59:59+01:00' })).toEqual(['A1', 'A0']);
    expect(await references({ startDate: '', endDate: '' })).toHaveLength(6);
    expect(await references({ startDate: '2026-03-05', endDate: '2026-03-01' })).toEqual([]);
  });

  test.each(['yesterday', '2026-02-30', '03/04/2026'])('are not requested by the date %s', async (endDate) => {
    const { status, body } = await api.call(listAccountRows, { ...chef, query: { endDate } });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { code: 'date', details: ['endDate must be a date, such as 2026-01-31'] },
    });
  });

  test('offer only the documents that their reader may open', async () => {
    const offered = async (settings: object) => {
      await allow(settings);
      const [row] = (await api.call(listAccountRows, chef)).body;
      return [row?.orderConfirmation, row?.invoice, row?.scanDocuments.length];
    };
    expect(await offered({ canViewConfirmation: false })).toEqual([false, true, 1]);
    expect(await offered({ canPrintInvoices: false })).toEqual([true, false, 1]);
    expect(await offered({ canViewConfirmation: false, canPrintInvoices: false })).toEqual([false, false, 0]);
    await allow({});
  });
});

describe('open items', () => {
  test('is listed oldest due first: credits below zero, future invoices too, nothing that is settled', async () => {
    const { status, body } = await api.call(listOpenItems, chef);
    const plain = { invoiceNumber: null, dueDate: null, po_number: null, isCredit: false, scanDocuments: [] };
    expect({ status, body }).toEqual({
      status: 200,
      body: [
        {
          ...{ ...plain, type: 'Invoice', reference: 'A1', invoiceDate: '2025-11-20', dueDate: '2025-12-20' },
          ...{ po_number: 'PO-1', initial: 200, balance: 130.01, arCode: 'A1', recordType: 1 },
        },
        {
          ...{ ...plain, type: 'Payment', reference: 'CK 1', invoiceDate: '2026-01-15' },
          ...{ initial: -150, balance: -0.01, isCredit: true, arCode: 'CK 1', recordType: 7 },
        },
        {
          ...{ ...plain, type: 'Credit Memo', reference: 'CM', invoiceDate: '2026-01-31' },
          ...{ initial: -40.1, balance: -40.1, isCredit: true, arCode: 'CM', recordType: 6 },
        },
        {
          ...{ ...plain, type: 'Last Charge', reference: 'LC', invoiceDate: '2026-02-01' },
          ...{ initial: 1.25, balance: 1.25, arCode: 'LC', recordType: 5 },
        },
        {
          ...{ ...plain, type: 'Invoice', reference: 'INV-500103', invoiceNumber: 'INV-500103' },
          ...{ invoiceDate: '2026-03-02', dueDate: '2026-04-01', po_number: 'PO-7', initial: 118.3, balance: 118.3 },
          ...{ arCode: 'INV-500103', recordType: 1, scanDocuments: [NOTE] },
        },
        {
          ...{ ...plain, type: 'Future Invoice', reference: 'F1', invoiceDate: '2026-03-20', dueDate: '2026-04-19' },
          ...{ initial: 118.3, balance: 118.3, arCode: 'F1', recordType: 2 },
        },
      ],
    });
  });

  test('names no scan to users who may not open scans', async () => {
    await allow({ canViewConfirmation: false, canPrintInvoices: false });
    const { body } = await api.call(listOpenItems, chef);
    expect(body.flatMap(({ scanDocuments }) => scanDocuments)).toEqual([]);
    await allow({});
  });

  test('is on the statement, except for what is not owed yet', async () => {
    const { items, balance, date } = await statementOn(api.database, OYSTER, '2026-03-04');
    expect(items.map(({ reference }) => reference)).toEqual(['A1', 'CK 1', 'CM', 'LC', 'INV-500103']);
    expect([balance.toNumber(), date]).toEqual([209.45, '2026-03-04']);
  });
});

describe('an account', () => {
  const calls = [getAccountSummary, listAccountRows, listOpenItems] as const;

  test("is the customer's own, or that of the one a salesperson acts for", async () => {
    expect(await references({}, { token: tokenOf('baker') })).toEqual(['T1']);
    expect(await references({}, { ...rep, customerKey: QUIET })).toEqual(['Q1']);
    for (const endpoint of calls) {
      expect((await api.call(endpoint, { ...rep, customerKey: STRANGER })).status).toBe(403);
      expect((await api.call(endpoint, { ...chef, customerKey: TIDE })).status).toBe(403);
    }
  });

  test('is closed to consumers whatever their menu has, and where its page is not on the menu', async () => {
    for (const endpoint of calls) {
      const menuOf = (username: string, isVisible: boolean) =>
        api.database
          .updateTable('app_user')
          .where('username', '=', username)
          .set({ menu: JSON.stringify({ [endpoint.menuKeys[0]]: { isVisible, isLocked: false } }) })
          .execute();
      await menuOf('shopper', true);
      await menuOf('admin', false);
      expect((await api.call(endpoint, { token: tokenOf('shopper') })).status).toBe(403);
      expect((await api.call(endpoint, { token: tokenOf('admin') })).status).toBe(403);
    }
  });

  test('shows its amounts where prices are hidden: they are what the customer owes', async () => {
    const { body } = await api.call(listOpenItems, { token: tokenOf('quiet') });
    expect(body.map(({ initial, balance }) => ({ initial, balance }))).toEqual([{ initial: 12, balance: 12 }]);
  });

  test('is one statement beside the one that finds the caller', async () => {
    for (const endpoint of calls) expect(await api.countStatements(() => api.call(endpoint, chef))).toBe(2);
  });
});

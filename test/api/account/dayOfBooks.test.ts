import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAccountSummary, listAccountRows, listOpenItems } from '#domain/api/account.ts';
import { payItems } from '#domain/api/accountPayment.ts';
import { putInvoices } from '#domain/api/integration.ts';
import { listPayments, refundPayment, voidPayment } from '#domain/api/payments.ts';
import type { OpenItem } from '#domain/receivable/openItem.ts';
import { isCreditType, RECORD_TYPES } from '#domain/receivable/recordType.ts';
import { loadDemoData, standardSize } from '#server/app/demoData/loadDemoData.ts';
import { emptyEveryTable } from '#server/app/demoData/replaceDemoData.ts';
import { hashToken } from '#server/platform/http/token.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { FIXTURE_NOW } from '#test/support/api/fixture.ts';
import { addTestToken } from '#test/support/partners/smallErp.ts';
import { BILLING, CARDS, doPaymentJobs } from '#test/support/payments/paying.ts';

const TODAY = FIXTURE_NOW.slice(0, 10);
const ACCOUNTS = 10;

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await emptyEveryTable(api.database);
  await loadDemoData(api.database, { ...standardSize, orders: 1200, documents: 200, today: TODAY }, () => undefined);
});
afterAll(() => api?.stop());

async function signIn(username: string): Promise<string> {
  const { id } = await api.database
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const token = `of ${username}`;
  const now = new Date(FIXTURE_NOW);
  const session = { token_hash: hashToken(token), user_id: id, created_at: now, last_used_at: now };
  await api.database.insertInto('session').values(session).execute();
  return token;
}

interface Account {
  customerKey: number;
  code: string;
}

/** Accounts of the salesperson with an open invoice of at least 50.00. */
async function chosenAccounts(): Promise<Account[]> {
  const { rows } = await sql<Account>`
    select c.customer_key as "customerKey", c.customer_code as code from customer c
    join salesperson_customer s using (customer_key) join app_user u on u.id = s.user_id
    where u.username = 'rep' and exists (select from receivable_balance b
      where b.customer_key = c.customer_key and b.record_type = ${RECORD_TYPES.invoice} and b.balance >= 50)
    order by c.customer_key limit ${ACCOUNTS}`.execute(api.database);
  return rows;
}

/** In cents: what is owed, open credits, and all that was ever booked less what it was used for. */
async function booked({ customerKey }: Account): Promise<{ owed: number; credit: number }> {
  const { rows } = await sql<{ owed: number; credit: number }>`
    select coalesce(sum(rest) filter (where not is_credit), 0)::integer as owed,
      coalesce(sum(rest) filter (where is_credit), 0)::integer as credit
    from (select r.record_type in (${RECORD_TYPES.payment}, ${RECORD_TYPES.creditMemo}, ${RECORD_TYPES.creditAdjustment})
        as is_credit, 100 * (r.initial - coalesce((select sum(a.amount) from receivable_application a
          where r.id in (a.credit_id, a.debit_id)), 0)) as rest
      from receivable r where r.customer_key = ${customerKey}) entries`.execute(api.database);
  return rows[0] ?? { owed: 0, credit: 0 };
}

const cents = (amount: number) => Math.round(100 * amount);

/** The same as the pages show it. */
async function shown(token: string, { customerKey }: Account) {
  const caller = { token, customerKey };
  const { body: summary } = await api.call(getAccountSummary, caller);
  const { body: items } = await api.call(listOpenItems, caller);
  const { body: rows } = await api.call(listAccountRows, { ...caller, query: {} });
  const sumOf = (all: readonly { balance: number }[]) => all.reduce((sum, { balance }) => sum + cents(balance), 0);
  return {
    balance: cents(summary.balance),
    credit: cents(summary.unappliedCredit),
    aged: cents(summary.current) + summary.buckets.reduce((sum, { value }) => sum + cents(value), 0),
    open: sumOf(items),
    entries: rows.reduce((sum, { balance, isCredit }) => sum + (isCredit ? -1 : 1) * cents(balance), 0),
  };
}

async function expectSums(token: string, accounts: readonly Account[]): Promise<number[]> {
  const balances: number[] = [];
  for (const account of accounts) {
    const { owed, credit } = await booked(account);
    const balance = owed - credit;
    expect({ account, ...(await shown(token, account)) }).toEqual({
      account,
      ...{ balance, credit, aged: owed, open: balance, entries: balance },
    });
    balances.push(balance);
  }
  return balances;
}

async function pay(token: string, { customerKey }: Account, items: readonly OpenItem[], amount: number) {
  const credits = items.reduce((sum, { balance }) => sum + Math.min(cents(balance), 0), 0);
  const total = (cents(amount) + credits) / 100;
  const isPaid = total > 0;
  const body = {
    paymentType: isPaid ? 1 : 0,
    paymentAmount: total,
    details: items.map(({ arCode, balance, recordType }) => ({
      arCode,
      amount: isCreditType(recordType) ? balance : amount,
      detailType: recordType,
    })),
    ...(isPaid && {
      address: BILLING,
      creditCard: { cardNumber: CARDS.approved, expirationDate: '1230', cvv2: '123' },
    }),
  };
  const reply = await api.call(payItems, { token, customerKey, body, idempotencyKey: `pay-${customerKey}-${amount}` });
  expect(reply).toMatchObject({ status: 200, body: { isSuccess: true } });
}

/** An invoice of goods by weight, and a credit. */
async function invoice(token: string, { code }: Account): Promise<void> {
  const document = (kind: 'invoice' | 'credit', name: string, line: object, total: number) => ({
    code: `${name}-${code}`,
    kind,
    customerCode: code,
    issuedOn: TODAY,
    lineTotal: total,
    total,
    lines: [{ productCode: 'SCALE', description: 'Salmon, whole', ...line }],
  });
  const weighed = {
    quantity: 3,
    unit: 'CS',
    unitPrice: 13.45,
    priceUnit: 'LB',
    extension: 407.54,
    billedQuantity: 30.3,
  };
  const spoilt = { quantity: 1, unit: 'CS', unitPrice: 12.34, extension: 12.34 };
  const { status, body } = await api.call(putInvoices, {
    token,
    body: [document('invoice', 'W', weighed, 407.54), document('credit', 'C', spoilt, 12.34)],
  });
  expect([status, body.map(({ result }) => result)]).toEqual([200, ['new', 'new']]);
}

test('ten accounts agree with the books to the cent, before and after a day of invoices, credits and payments', async () => {
  const [rep, admin] = [await signIn('rep'), await signIn('admin')];
  const erp = await addTestToken(api);
  const accounts = await chosenAccounts();
  expect(accounts).toHaveLength(ACCOUNTS);
  const before = await expectSums(rep, accounts);
  const moved = accounts.map(() => 0);
  const move = (place: number, amount: number) => {
    moved[place] = (moved[place] ?? 0) + cents(amount);
  };
  for (const [place, account] of accounts.entries()) {
    await invoice(erp, account);
    move(place, 407.54 - 12.34);
    const { body: items } = await api.call(listOpenItems, { token: rep, customerKey: account.customerKey });
    const owed = items.find(({ recordType, balance }) => recordType === RECORD_TYPES.invoice && balance >= 50);
    const weighed = items.find(({ arCode }) => arCode === `W-${account.code}`);
    const credit = items.find(({ arCode }) => arCode === `C-${account.code}`);
    if (!owed || !weighed || !credit) throw new Error('an open item is missing');
    await pay(rep, account, [owed], 20.5);
    move(place, -20.5);
    await pay(rep, account, [weighed, credit], 100.01);
    move(place, -(100.01 - 12.34));
  }
  await expectSums(rep, accounts);
  const { body: payments } = await api.call(listPayments, { token: admin, query: {} });
  const paid = payments.filter(({ amount, invoicePaymentKey }) => amount === 20.5 && invoicePaymentKey !== null);
  expect(paid).toHaveLength(ACCOUNTS);
  const named = new Map(accounts.map(({ customerKey }, place) => [customerKey, place]));
  for (const [at, { reference }] of paid.entries()) {
    const { customer_key } = await api.database
      .selectFrom('payment_attempt')
      .select('customer_key')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const place = named.get(customer_key) ?? -1;
    if (at % 2 === 0) {
      await api.call(voidPayment, { token: admin, params: { reference } });
      move(place, 20.5);
    } else {
      const body = { amount: 5.25 };
      await doPaymentJobs(api);
      await api.call(refundPayment, { token: admin, params: { reference }, body, idempotencyKey: `back-${reference}` });
      move(place, 5.25);
    }
  }
  await doPaymentJobs(api);
  const after = await expectSums(rep, accounts);
  expect(after).toEqual(before.map((balance, place) => balance + (moved[place] ?? 0)));
});

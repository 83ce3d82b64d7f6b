import { type Kysely, sql } from 'kysely';
import { ORDER_STATUS } from '#domain/order/orderStatus.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { bulkInsert } from '../bulkInsert.ts';
import { MANY_DOCUMENTS, OVER_THE_LIMIT } from '../customers/knownCustomers.ts';
import { type DemoEntry, grouped, type LedgerFacts, type LedgerOrder } from './books.ts';
import { habitOf } from './habits.ts';
import { makeLedger } from './makeLedger.ts';
import { makeRouteSales } from './routeSales.ts';

const entryColumns = {
  id: 'bigint',
  customer_key: 'integer',
  ar_code: 'text',
  record_type: 'smallint',
  reference: 'text',
  invoice_number: 'text',
  order_id: 'integer',
  issued_on: 'date',
  due_on: 'date',
  po_number: 'text',
  remarks: 'text',
  initial: 'numeric',
};

const applicationColumns = {
  customer_key: 'integer',
  credit_id: 'bigint',
  debit_id: 'bigint',
  amount: 'numeric',
  applied_on: 'date',
};

/** The accounts of a million orders at once would fill the memory. */
const CUSTOMERS_PER_PART = 100;

function findLedgerOrders(database: Kysely<Database>, customers: readonly number[]): Promise<LedgerOrder[]> {
  return database
    .selectFrom('sales_order')
    .select(['id', 'customer_key', 'status', 'order_number', 'total', 'customer_po', 'invoice_number', 'invoice_date'])
    .where('customer_key', 'in', customers)
    .orderBy('id')
    .execute();
}

/** Those with orders, in the order of their first ones. */
async function findOrdering(database: Kysely<Database>): Promise<number[]> {
  const rows = await database
    .selectFrom('sales_order')
    .select('customer_key')
    .where('customer_key', '>', 0)
    .groupBy('customer_key')
    .orderBy(({ fn }) => fn.min('id'))
    .execute();
  return rows.map((row) => row.customer_key);
}

async function findCustomers(database: Kysely<Database>): Promise<number[]> {
  const rows = await database.selectFrom('customer').select('customer_key').where('customer_key', '>', 0).execute();
  return rows.map((row) => row.customer_key);
}

/**
 * Two years of the customers' accounts: invoices of the existing orders, and their payments. Returns the number of
 * entries.
 */
export async function insertLedger(database: Kysely<Database>, today: string, documents: number): Promise<number> {
  let count = 0;
  const ordering = await findOrdering(database);
  for (let start = 0; start < ordering.length; start += CUSTOMERS_PER_PART) {
    const placed = await findLedgerOrders(database, ordering.slice(start, start + CUSTOMERS_PER_PART));
    const accounts = [...grouped(placed, (order) => order.customer_key)].map(([key, orders]) => {
      return { key, books: makeLedger(orders, habitOf(key), today) };
    });
    count += await insertAccounts(database, accounts, count);
  }
  const customers = await findCustomers(database);
  if (customers.includes(MANY_DOCUMENTS)) {
    for (const books of makeRouteSales(today, documents)) {
      count += await insertAccounts(database, [{ key: MANY_DOCUMENTS, books }], count);
    }
  }
  await sql`select setval(pg_get_serial_sequence('receivable', 'id'), (select coalesce(max(id), 0) + 1 from receivable), false)`.execute(
    database,
  );
  await grantCredit(database, customers);
  return count;
}

/** Numbers the entries after the existing ones, and returns their count. */
async function insertAccounts(
  database: Kysely<Database>,
  accounts: readonly { key: number; books: LedgerFacts }[],
  there: number,
): Promise<number> {
  const ids = new Map<DemoEntry, number>();
  for (const { books } of accounts) for (const entry of books.entries) ids.set(entry, there + ids.size + 1);
  const idOf = (entry: DemoEntry) => ids.get(entry) ?? 0;
  const entries = accounts.flatMap(({ key, books }) =>
    books.entries.map((entry) => ({
      id: idOf(entry),
      customer_key: key,
      ar_code: entry.code,
      record_type: entry.type,
      reference: entry.reference,
      invoice_number: entry.invoiceNumber,
      order_id: entry.order?.id ?? null,
      issued_on: entry.issuedOn,
      due_on: entry.dueOn,
      po_number: entry.order?.customer_po ?? null,
      remarks: entry.remarks,
      initial: entry.initial.toFixed(2),
    })),
  );
  const applications = accounts.flatMap(({ key, books }) =>
    books.applications.map(({ credit, debit, amount, on }) => ({
      customer_key: key,
      credit_id: idOf(credit),
      debit_id: idOf(debit),
      amount: amount.toFixed(2),
      applied_on: on,
    })),
  );
  await bulkInsert(database, 'receivable', entryColumns, entries);
  await bulkInsert(database, 'receivable_application', applicationColumns, applications);
  return entries.length;
}

/** The newest order of each customer over the credit limit is set to wait. */
async function grantCredit(database: Kysely<Database>, customers: readonly number[]): Promise<void> {
  const limits = customers.map((key) => ({ key, limit: habitOf(key).creditLimit }));
  await sql`update customer set credit_limit = given.limit
    from json_to_recordset(${JSON.stringify(limits)}) as given(key integer, "limit" numeric)
    where customer_key = given.key`.execute(database);
  await sql`update sales_order set status = ${ORDER_STATUS.onHold} where id = (select max(id) from sales_order
    where customer_key = ${OVER_THE_LIMIT} and status = ${ORDER_STATUS.open})`.execute(database);
}

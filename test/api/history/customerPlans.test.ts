import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OYSTER } from '#test/support/api/fixture.ts';
import { CUSTOMER_QUERIES } from '#test/support/database/customerQueries.ts';
import { addManyOrders } from '#test/support/database/manyOrders.ts';
import { explained } from '#test/support/database/rowsRead.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';

/** So few of all orders that no plan gains by reading the others. */
const ORDERS = { own: 50, orders: 20_000, customers: 400 };

let testDatabase: TestDatabase;
/** The rows of the customer in each table that grows with the orders of all customers. */
let own: Map<string, number>;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { database } = testDatabase;
  await addManyOrders(database, ORDERS);
  await sql`update customer set credit_limit = 1000`.execute(database);
  const { rows } = await sql<{ table: string; rows: number }>`
    select 'sales_order' as table, count(*) as rows from sales_order where customer_key = ${OYSTER}
    union all select 'sales_order_line', count(*) from sales_order_line l join sales_order o on o.id = l.order_id
      where o.customer_key = ${OYSTER}
    union all select 'receivable', count(*) from receivable where customer_key = ${OYSTER}
    union all select 'receivable_application', count(*) from receivable_application where customer_key = ${OYSTER}`.execute(
    database,
  );
  own = new Map(rows.map((row) => [row.table, row.rows]));
});
afterAll(() => testDatabase.drop());

test.each(Object.entries(CUSTOMER_QUERIES))('%s: no row of another customer is looked at', async (_name, query) => {
  const { scans } = await explained(testDatabase.url, (database) => query(database, OYSTER));
  const looked = scans.filter(({ table }) => own.has(table));
  expect(looked).not.toEqual([]);
  expect(looked.filter(({ table, rows }) => rows > (own.get(table) ?? 0))).toEqual([]);
});

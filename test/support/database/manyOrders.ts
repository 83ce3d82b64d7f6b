import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../server/platform/database/schema.ts';
import { OYSTER } from '../api/fixture.ts';

const LINES = 5;
const FIRST_KEY = 20_001;

/**
 * Two years of invoiced and paid orders in the fixture: `own` of one customer, and `orders` of `customers` others. Each
 * has five lines, an invoice and, except every eleventh, a payment.
 */
export async function addManyOrders(
  database: Kysely<Database>,
  { own, orders, customers }: { own: number; orders: number; customers: number },
): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(database);
  await run(`insert into customer (customer_key, customer_code, name, default_shipto, settings)
    select ${FIRST_KEY} - 1 + n, 'M' || n, 'Customer ' || n, 'MAIN', '{}' from generate_series(1, ${customers}) n`);
  await run(`insert into sales_order (order_number, customer_key, ordered_at, order_date, status, line_total,
      add_on_charges, taxable_amount, tax, total, invoice_number, invoice_date)
    select 'M' || n, key, day + interval '15 hours', day, 'Invoiced', 100, 0, 0, 0, 100, 'MI' || n, day + 1
    from (select n, date '2024-03-05' + (n::bigint * 7919 % 729)::integer as day, case when n <= ${own} then ${OYSTER}
        else ${FIRST_KEY} + n % ${customers} end as key
      from generate_series(1, ${own + orders}) n) given`);
  await run(`insert into sales_order_line (order_id, position, product_key, product_code, description, unit, price_unit,
      quantity, unit_price, price_conversion, extension, is_estimate, case_quantity, type)
    select o.id, position, 101 + (o.id + position) % 6, 'P', 'Product', 'EA', 'EA', 2, 10, 1, 20, false, 0, 'Invoice'
    from sales_order o cross join generate_series(1, ${LINES}) position where o.order_number like 'M%'`);
  await run(`insert into receivable (customer_key, ar_code, record_type, reference, invoice_number, order_id, issued_on,
      due_on, initial)
    select customer_key, 'IN' || id, 1, invoice_number, invoice_number, id, invoice_date, invoice_date + 30, total
    from sales_order where order_number like 'M%' order by id`);
  await run(`insert into receivable (customer_key, ar_code, record_type, reference, issued_on, initial)
    select customer_key, 'CK' || id, 7, 'CK' || id, issued_on + 20, initial from receivable
    where ar_code like 'IN%' and id % 11 > 0 order by id`);
  await run(`insert into receivable_application (customer_key, credit_id, debit_id, amount, applied_on)
    select c.customer_key, c.id, d.id, d.initial, c.issued_on from receivable c
    join receivable d on d.id = substr(c.ar_code, 3)::bigint
    where c.ar_code like 'CK%'`);
  await run('analyze');
}

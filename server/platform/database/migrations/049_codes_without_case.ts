import { type Kysely, sql } from 'kysely';

// Codes are looked up without case; older ones may differ by case alone, so these are not unique.
const statements = [
  'create index product_code_without_case on product (lower(product_code))',
  'create index customer_code_without_case on customer (lower(customer_code))',
  'create index order_number_without_case on sales_order (lower(order_number))',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

import { type Kysely, sql } from 'kysely';

const LISTED = 'where is_active and product_key <> 9';

const statements = [
  // As browsers sort: without regard to case and accents, numbers by their value.
  `create collation catalogue_order (provider = icu, locale = 'en-u-kn-true-ks-level1', deterministic = false)`,
  `create index product_by_description on product (description collate catalogue_order, product_key) ${LISTED}`,
  `create index product_of_category on product (category_code, description collate catalogue_order, product_key) ${LISTED}`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

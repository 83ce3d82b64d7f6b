import { type Kysely, sql } from 'kysely';

/** The columns that product lists show, as in 006, with the new one. */
const SHOWN = `product_key, product_code, formatted_product_code, description, catalog_description, brand, pricing_um, warehouse_code,
    default_unit, default_quantity, category_code, sequence, list_image, mobile_image, card_image, detail_images, is_active,
    translations`;

function noteCategories(table: string, columns: readonly string[], isOfProduct: string): string[] {
  const rowOf = (rows: string) => `row(${columns.map((column) => `${rows}.${column}`).join(', ')})`;
  return [
    `create or replace function note_${table}() returns trigger language plpgsql as $$
     begin
       perform note_changed_products((
         select array_agg(product_key) from product where exists (
           select from old_rows join new_rows using (code)
           where ${isOfProduct} and ${rowOf('old_rows')} is distinct from ${rowOf('new_rows')}
         )));
       return null;
     end $$`,
    ...lockBefore(table, `update of ${columns.join(', ')}`),
  ];
}

function lockBefore(table: string, events: string): string[] {
  return [
    `drop trigger if exists lock_catalogue on ${table}`,
    `create trigger lock_catalogue before ${events} on ${table} for each statement execute function lock_catalogue()`,
  ];
}

const statements = [
  // By language, without the texts that are as in the main columns: {"es": {"description": "Tomates", "text": "…"}}.
  ...['product', 'category', 'main_category'].map(
    (table) => `alter table ${table} add column translations jsonb not null default '{}'`,
  ),
  `create or replace function note_product() returns trigger language plpgsql as $$
   declare
     keys integer[];
   begin
     if tg_op = 'INSERT' then
       select array_agg(distinct product_key) from new_rows into keys;
     elsif tg_op = 'DELETE' then
       select array_agg(distinct product_key) from old_rows into keys;
     else
       select array_agg(distinct product_key) from (
         (select ${SHOWN} from old_rows except select ${SHOWN} from new_rows)
         union all (select ${SHOWN} from new_rows except select ${SHOWN} from old_rows)
       ) changed into keys;
     end if;
     perform note_changed_products(keys);
     return null;
   end $$`,
  ...lockBefore('product', `insert or delete or update of ${SHOWN}`),
  ...noteCategories('category', ['description', 'parent', 'translations'], 'old_rows.code = product.category_code'),
  ...noteCategories(
    'main_category',
    ['description', 'translations'],
    'product.category_code in (select code from category where parent = old_rows.code)',
  ),
];

/** Texts of products and categories in further languages. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

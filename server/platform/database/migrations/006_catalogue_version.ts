import { type Kysely, sql } from 'kysely';

/** The number of versions for which differences are kept. */
const KEPT_VERSIONS = 1000;
const CATALOGUE_LOCK = 5_261_941;

/** The columns of each table that product lists show; stock and prices are not among them. */
const SHOWN = {
  product: `product_key, product_code, formatted_product_code, description, catalog_description, brand, pricing_um, warehouse_code,
    default_unit, default_quantity, category_code, sequence, list_image, mobile_image, card_image, detail_images, is_active`,
  product_unit: `product_key, unit, stock_conversion, position, is_sell, is_price, sell_by_multiple, price_decimals`,
  product_scan: 'product_key, position, key, name',
};

const statements = [
  // Each version is a time later than the previous one: a copy of the database that diverges has other versions.
  'create table catalogue_version (version bigint primary key)',
  'insert into catalogue_version select floor(extract(epoch from clock_timestamp()) * 1000)',
  // Products that changed or were deleted since the oldest version; an entry without a product row was deleted.
  'create table catalogue_change (product_key integer primary key, version bigint not null)',
  'create index catalogue_change_version on catalogue_change (version)',
  `create function lock_catalogue() returns trigger language plpgsql as $$
   begin
     perform pg_advisory_xact_lock(${CATALOGUE_LOCK});
     return null;
   end $$`,
  // One version for a transaction. The lock lasts until the transaction ends, so that versions become visible in order.
  `create function new_catalogue_version() returns bigint language plpgsql as $$
   declare
     made bigint := nullif(current_setting('storefront.catalogue_version', true), '');
   begin
     if made is not null then
       return made;
     end if;
     perform pg_advisory_xact_lock(${CATALOGUE_LOCK});
     select greatest(coalesce(max(version), 0) + 1, floor(extract(epoch from clock_timestamp()) * 1000)::bigint)
       from catalogue_version into made;
     insert into catalogue_version values (made);
     delete from catalogue_version
       where version <= (select version from catalogue_version order by version desc offset ${KEPT_VERSIONS} limit 1);
     perform set_config('storefront.catalogue_version', made::text, true);
     return made;
   end $$`,
  `create function note_changed_products(keys integer[]) returns void language plpgsql as $$
   declare
     made bigint;
   begin
     if keys is null then
       return;
     end if;
     made := new_catalogue_version();
     insert into catalogue_change select distinct unnest(keys), made
       on conflict (product_key) do update set version = made where catalogue_change.version <> made;
   end $$`,
  // All that was known before is unknown.
  `create function forget_catalogue() returns trigger language plpgsql as $$
   declare
     made bigint;
   begin
     perform set_config('storefront.catalogue_version', '', true);
     made := new_catalogue_version();
     delete from catalogue_version where version < made;
     delete from catalogue_change;
     return null;
   end $$`,
  ...Object.entries(SHOWN).flatMap(([table, columns]) => noteChangesOf(table, columns)),
  ...noteChangesOfCategories('category', 'description, parent', 'old_rows.code = product.category_code'),
  ...noteChangesOfCategories(
    'main_category',
    'description',
    'product.category_code in (select code from category where parent = old_rows.code)',
  ),
];

/** The lock comes before the rows are locked: two writers wait for each other in one order. */
function lockBefore(table: string, events: string): string {
  return `create trigger lock_catalogue before ${events} on ${table} for each statement execute function lock_catalogue()`;
}

function noteChangesOf(table: string, columns: string): string[] {
  const noted = (event: string, rows: string) =>
    `create trigger note_${event} after ${event} on ${table} referencing ${rows}
     for each statement execute function note_${table}()`;
  return [
    `create function note_${table}() returns trigger language plpgsql as $$
     declare
       keys integer[];
     begin
       if tg_op = 'INSERT' then
         select array_agg(distinct product_key) from new_rows into keys;
       elsif tg_op = 'DELETE' then
         select array_agg(distinct product_key) from old_rows into keys;
       else
         select array_agg(distinct product_key) from (
           (select ${columns} from old_rows except select ${columns} from new_rows)
           union all (select ${columns} from new_rows except select ${columns} from old_rows)
         ) changed into keys;
       end if;
       perform note_changed_products(keys);
       return null;
     end $$`,
    lockBefore(table, `insert or delete or update of ${columns}`),
    noted('insert', 'new table as new_rows'),
    noted('update', 'old table as old_rows new table as new_rows'),
    noted('delete', 'old table as old_rows'),
    `create trigger forget_catalogue after truncate on ${table} for each statement execute function forget_catalogue()`,
  ];
}

/** A category that no product is in shows nowhere in the list. */
function noteChangesOfCategories(table: string, columns: string, isOfProduct: string): string[] {
  return [
    `create function note_${table}() returns trigger language plpgsql as $$
     begin
       perform note_changed_products((
         select array_agg(product_key) from product where exists (
           select from old_rows join new_rows using (code)
           where ${isOfProduct} and row(${columns.replaceAll(/\w+/g, 'old_rows.$&')}) is distinct from row(${columns.replaceAll(/\w+/g, 'new_rows.$&')})
         )));
       return null;
     end $$`,
    lockBefore(table, `update of ${columns}`),
    `create trigger note_update after update on ${table} referencing old table as old_rows new table as new_rows
     for each statement execute function note_${table}()`,
  ];
}

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

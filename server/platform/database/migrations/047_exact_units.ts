import { type Kysely, sql } from 'kysely';

const SHOWN = `product_key, unit, stock_conversion, exact_numerator, exact_denominator, position, is_sell, is_price,
  sell_by_multiple, price_decimals`;

const statements = [
  // Null where the 4 decimals of stock_conversion are exact.
  `alter table product_unit add column exact_numerator numeric(20), add column exact_denominator numeric(20),
   add constraint product_unit_exact check ((exact_numerator is null) = (exact_denominator is null)
     and exact_numerator > 0 and exact_denominator > 0
     and stock_conversion = round(exact_numerator / exact_denominator, 4))`,
  `create or replace function note_product_unit() returns trigger language plpgsql as $$
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
  'drop trigger if exists lock_catalogue on product_unit',
  `create trigger lock_catalogue before insert or delete or update of ${SHOWN} on product_unit
   for each statement execute function lock_catalogue()`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

import { type Kysely, sql } from 'kysely';

/** The shop's own numbers go on behind those that orders from elsewhere have. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create or replace function next_order_number() returns text language plpgsql volatile as $next$
       declare
         given text;
       begin
         loop
           given := nextval('order_number_seq')::text;
           exit when not exists (select from sales_order where order_number = given);
         end loop;
         return given;
       end $next$`,
    )
    .execute(database);
}

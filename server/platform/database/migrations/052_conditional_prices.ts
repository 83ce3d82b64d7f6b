import { type Kysely, sql } from 'kysely';

/**
 * Prices that begin, end or need a quantity. All others stay in `product_unit.list_price` and `customer_price`: they are
 * effective on every day, for any quantity.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table conditional_price (
    product_key integer not null,
    unit text not null,
    customer_key integer references customer,
    from_quantity numeric(14,4) not null default 0 check (from_quantity >= 0),
    valid_from date not null default '-infinity',
    valid_to date not null default 'infinity' check (valid_to >= valid_from),
    price numeric(14,4) not null,
    foreign key (product_key, unit) references product_unit,
    check (from_quantity > 0 or valid_from > '-infinity' or valid_to < 'infinity')
  )`.execute(database);
  await sql`create unique index conditional_price_key
    on conditional_price (product_key, unit, customer_key, from_quantity, valid_from) nulls not distinct`.execute(
    database,
  );
  await sql`create index conditional_price_of_customer on conditional_price (customer_key) where customer_key is not null`.execute(
    database,
  );
}

import { type Kysely, sql } from 'kysely';

const statements = [
  // A payment is for a cart or for entries of an account.
  'alter table payment_attempt alter column cart_id drop not null',
  'alter table payment_attempt alter column cart_version drop not null',
  'alter table payment_attempt add check ((cart_id is null) = (cart_version is null))',
  'alter table payment_attempt add check (cart_id is not null or order_id is null)',
  'create sequence account_payment_number start with 700001',
  // Credits are applied without an attempt; any other payment is booked once its attempt is approved.
  `create table account_payment (
     id bigint generated always as identity primary key,
     key text not null unique default nextval('account_payment_number')::text,
     customer_key integer not null references customer,
     user_id integer not null references app_user,
     payment_type smallint not null check (payment_type between 0 and 2),
     amount numeric(12,2) not null check (amount >= 0),
     attempt_id integer unique references payment_attempt,
     asked_at timestamptz not null,
     booked_at timestamptz,
     receivable_id bigint,
     foreign key (customer_key, receivable_id) references receivable (customer_key, id),
     unique (customer_key, id),
     check ((payment_type = 0) = (amount = 0)),
     check ((payment_type = 0) = (attempt_id is null)),
     check (payment_type > 0 or booked_at is not null),
     check (payment_type = 0 or (booked_at is null) = (receivable_id is null))
   )`,
  'create index account_payment_of_customer on account_payment (customer_key, id)',
  // The paid part of each entry: used credits are below zero.
  `create table account_payment_item (
     payment_id bigint not null,
     customer_key integer not null,
     receivable_id bigint not null,
     position integer not null,
     amount numeric(12,2) not null check (amount <> 0),
     primary key (payment_id, receivable_id),
     foreign key (customer_key, payment_id) references account_payment (customer_key, id),
     foreign key (customer_key, receivable_id) references receivable (customer_key, id)
   )`,
  'create index account_payment_item_entry on account_payment_item (receivable_id)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

import { type Kysely, sql } from 'kysely';

const statements = [
  // A payment, from before the gateway is asked until its money is settled. It contains only the last digits of a card.
  `create table payment_attempt (
     id integer generated always as identity primary key,
     reference text not null unique,
     user_id integer not null references app_user,
     customer_key integer not null references customer,
     cart_id integer not null,
     cart_version integer not null,
     idempotency_key text,
     ship_method text,
     ship_to_code text,
     amount numeric(12,2) not null check (amount > 0),
     state text not null check (state in ('asked', 'held', 'capturing', 'captured', 'voiding', 'voided', 'declined', 'absent')),
     transaction_id text,
     last_four text check (last_four ~ '^[0-9]{4}$'),
     reason text,
     order_id integer unique references sales_order,
     failure text,
     asked_at timestamptz not null,
     looked_at timestamptz,
     settled_at timestamptz,
     check ((order_id is null) or state in ('held', 'capturing', 'captured', 'voiding', 'voided'))
   )`,
  // Of one cart one payment is under way.
  "create unique index payment_attempt_asked on payment_attempt (cart_id) where state = 'asked'",
  'create index payment_attempt_newest on payment_attempt (asked_at desc, id desc)',
  'create index payment_attempt_user on payment_attempt (user_id, asked_at desc)',
  `create table payment_refund (
     id integer generated always as identity primary key,
     reference text not null unique,
     attempt_id integer not null references payment_attempt,
     user_id integer not null references app_user,
     amount numeric(12,2) not null check (amount > 0),
     state text not null check (state in ('asked', 'refunded', 'failed')),
     transaction_id text,
     failure text,
     asked_at timestamptz not null,
     settled_at timestamptz
   )`,
  'create index payment_refund_attempt on payment_refund (attempt_id)',
  // The accepted card issuers, by the numbers of the specification; 8 is eCheck.
  "alter table site add column payment_issuers integer[] not null default '{1,2,3,4,8}'",
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

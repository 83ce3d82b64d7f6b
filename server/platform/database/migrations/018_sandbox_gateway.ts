import { type Kysely, sql } from 'kysely';

const statements = [
  // The ledger of the sandbox is separate, as that of a real gateway is: no key refers from one to the other.
  'create schema sandbox_gateway',
  'create sequence sandbox_gateway.transaction_number start with 40000000001',
  // Of a card or an account the last four digits, never more.
  `create table sandbox_gateway.transaction (
     transaction_id text primary key default nextval('sandbox_gateway.transaction_number')::text,
     reference text not null unique check (reference ~ '^[A-Za-z0-9]{1,20}$'),
     amount numeric(12,2) not null check (amount > 0),
     captured numeric(12,2) not null default 0 check (captured between 0 and amount),
     refunded numeric(12,2) not null default 0 check (refunded between 0 and captured),
     state text not null check (state in ('held', 'captured', 'voided', 'declined')),
     last_four text not null check (last_four ~ '^[0-9]{0,4}$'),
     issuer integer,
     reason text,
     created_at timestamptz not null,
     captured_at timestamptz,
     check (state <> 'held' or captured = 0),
     check (refunded = 0 or state = 'captured'),
     check ((state = 'declined') = (reason is not null))
   )`,
  `create table sandbox_gateway.refund (
     reference text primary key check (reference ~ '^[A-Za-z0-9]{1,20}$'),
     refund_id text not null unique default nextval('sandbox_gateway.transaction_number')::text,
     transaction_id text not null references sandbox_gateway.transaction,
     amount numeric(12,2) not null check (amount > 0),
     created_at timestamptz not null
   )`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

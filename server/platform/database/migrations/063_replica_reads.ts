import { type Kysely, sql } from 'kysely';

/** The place in the write-ahead log after a customer's last write: a replica that has replayed it has the write. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table customer_write (
    customer_key integer primary key references customer on delete cascade,
    lsn pg_lsn not null
  ) with (fillfactor = 50)`.execute(database);
}

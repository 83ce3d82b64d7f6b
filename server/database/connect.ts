import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { prepareMarked } from './prepared.ts';
import type { Database } from './schema.ts';

const { builtins } = pg.types;

/** bigint as a number (counts and identities stay far below 2^53); numeric and date stay text. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === builtins.INT8) return Number;
    if (oid === builtins.DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  },
};

interface Limits {
  connections?: number;
  /** How long a query waits for a connection that is free, milliseconds. */
  patience?: number;
}

export function connect(url: string, { connections = 10, patience = 15_000 }: Limits = {}): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patience,
    statement_timeout: 30_000,
    types,
  });
  // A connection that breaks is replaced by the pool and fails its query; unheard, its error event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    prepareMarked(client);
  });
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

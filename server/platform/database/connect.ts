import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { openPool, type PoolLimits } from './pool.ts';
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

const USUAL_LIMITS: PoolLimits = { connections: 10, patience: 15_000, answerWithin: 30_000 };
/** For work that nobody waits for, on a database that nobody else uses: a slow machine may take its time. */
export const UNHURRIED: Partial<PoolLimits> = { answerWithin: null };

/** The pool of the shop's own statements. */
export function openShopPool(url: string, limits: Partial<PoolLimits> = {}): pg.Pool {
  const pool = openPool(url, { ...USUAL_LIMITS, ...limits }, types);
  pool.on('connect', prepareMarked);
  return pool;
}

export function onPool(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

export function connect(url: string, limits: Partial<PoolLimits> = {}): Kysely<Database> {
  return onPool(openShopPool(url, limits));
}

import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { openShopPool } from '../../../server/platform/database/connect.ts';
import type { Database } from '../../../server/platform/database/schema.ts';

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** How many rows a scan looked at, those that it threw away too. */
export interface Scan {
  table: string;
  rows: number;
}

export interface Explained {
  scans: Scan[];
  milliseconds: number;
}

function scansOf(node: PlanNode): Scan[] {
  const below = (node.Plans ?? []).flatMap(scansOf);
  const table = node['Relation Name'];
  if (table === undefined) return below;
  const looked =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return [{ table, rows: Math.round(looked * node['Actual Loops']) }, ...below];
}

async function explain(pool: pg.Pool, { sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
  const text = `explain (analyze, timing off, format json) ${sql.replace(/^\/\*.*?\*\//, '')}`;
  const { rows } = await pool.query(text, [...parameters]);
  const [{ Plan: plan, 'Execution Time': milliseconds }] = rows[0]['QUERY PLAN'];
  return { scans: scansOf(plan), milliseconds };
}

/** Runs `read`, and explains each of its statements on the same database. */
export async function explained(url: string, read: (database: Kysely<Database>) => Promise<unknown>) {
  const pool = openShopPool(url);
  const statements: { sql: string; parameters: readonly unknown[] }[] = [];
  const database = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      statements.push(query);
    },
  });
  try {
    await read(database);
    const found: Explained = { scans: [], milliseconds: 0 };
    for (const statement of statements) {
      const { scans, milliseconds } = await explain(pool, statement);
      found.scans.push(...scans);
      found.milliseconds += milliseconds;
    }
    return found;
  } finally {
    await database.destroy();
  }
}

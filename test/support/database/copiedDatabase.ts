import { randomBytes } from 'node:crypto';
import type { Kysely, KyselyPlugin } from 'kysely';
import { connect } from '../../../server/platform/database/connect.ts';
import type { Database } from '../../../server/platform/database/schema.ts';
import { administer, databaseUrl } from '../api/administer.ts';
import { emptyTables, fillFixture } from '../api/fixture.ts';
import type { DatabaseTemplate } from './databaseTemplate.ts';

export interface TestDatabase {
  url: string;
  database: Kysely<Database>;
  /** Restores the fixture. */
  reset(): Promise<void>;
  /** How many statements `run` sends, transaction brackets not counted. */
  countStatements(run: () => Promise<unknown>): Promise<number>;
  drop(): Promise<void>;
}

/** Nothing about waiting is tested by it: a busy machine opens many connections slowly. */
const LIMITS = { connections: 24, patience: 30_000, answerWithin: null };

/** A separate database, copied from the template that has the migrations and the fixture. */
export async function copyDatabase({ url, template }: DatabaseTemplate): Promise<TestDatabase> {
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await administer(url, `create database ${name} template ${template}`);
  return openTestDatabase(databaseUrl(url, name), () =>
    administer(url, `drop database if exists ${name} with (force)`),
  );
}

/** What another server has of the same database. */
export function shareTestDatabase({ url }: Pick<TestDatabase, 'url'>): TestDatabase {
  return openTestDatabase(url, async () => undefined);
}

function openTestDatabase(url: string, dropDatabase: () => Promise<void>): TestDatabase {
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const pool = connect(url, LIMITS);
  const database = pool.withPlugin(counter);
  return {
    url,
    database,
    reset: async () => {
      await emptyTables(database);
      await fillFixture(database);
    },
    countStatements: async (run) => {
      statements = 0;
      await run();
      return statements;
    },
    drop: async () => {
      await pool.destroy();
      await dropDatabase();
    },
  };
}

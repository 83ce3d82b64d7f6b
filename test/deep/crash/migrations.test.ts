import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '#server/platform/database/connect.ts';
import { migrateToLatest, migrations } from '#server/platform/database/migrate.ts';
import { administer, databaseUrl } from '../../support/api/administer.ts';
import { openDatabaseTemplate } from '../../support/database/databaseTemplate.ts';
import { describeSchema, SHOP_SCHEMAS } from '../../support/database/describeSchema.ts';
import { withClient } from '../../support/database/embeddedDatabase.ts';
import { freezableProxy } from '../../support/database/freezableProxy.ts';

/** So many are interrupted after each of their statements, the older ones after the first. */
const NEWEST = 15;
const MESSAGES_APART = 60;
const MOST_INTERRUPTIONS = 50;

let server: Awaited<ReturnType<typeof openDatabaseTemplate>>;

beforeAll(async () => {
  server = await openDatabaseTemplate();
});
afterAll(() => server?.close());

async function emptyDatabase(name: string): Promise<string> {
  await administer(server.url, `create database ${server.template}_${name}`);
  return databaseUrl(server.url, `${server.template}_${name}`);
}

/** Its connection dies when so many statements have been answered. */
const dyingAfter = (statements: number, { up }: Migration): Migration => ({
  up: async (database) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database);
    let answered = 0;
    const count = async () => {
      answered += 1;
      if (answered === statements) await administer(server.url, `select pg_terminate_backend(${rows[0]?.pid}, 10000)`);
    };
    await up(
      database.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          await count();
          return result;
        },
      }),
    );
  },
});

/** Whether the migration was applied. */
async function isApplied<Tables>(database: Kysely<Tables>, name: string, migration: Migration): Promise<boolean> {
  const getMigrations = async () => ({ ...migrations, [name]: migration });
  const { error } = await new Migrator({ db: database, provider: { getMigrations } }).migrateTo(name);
  return error === undefined;
}

describe('a migration that is interrupted', () => {
  it('leaves nothing when its connection dies, and is applied when it is repeated', async () => {
    const url = await emptyDatabase('interrupted');
    const database = connect(url);
    const all = Object.entries(migrations);
    for (const [index, [name, migration]] of all.entries()) {
      const isNew = index >= all.length - NEWEST;
      const before = await describeSchema(url);
      let statements = 1;
      while (!(await isApplied(database, name, dyingAfter(statements, migration)))) {
        expect(await describeSchema(url), `${name} after ${statements} statements`).toEqual(before);
        statements = isNew ? statements + 1 : Number.POSITIVE_INFINITY;
      }
      expect(statements, name).toBeGreaterThan(1);
    }
    await database.destroy();
    expect(await describeSchema(url)).toEqual(await describeSchema(databaseUrl(server.url, server.template)));
  });

  it('is applied at the next start, wherever the connection of the first one broke', async () => {
    const url = await emptyDatabase('broken');
    const schemas = [...SHOP_SCHEMAS, 'graphile_worker'];
    let interruptions = 0;
    const isMigrated = async () => {
      const proxy = await freezableProxy(url, { breaksAfter: 5 + interruptions * MESSAGES_APART });
      const failure = await migrateToLatest(proxy.url).catch((error: unknown) => error);
      await proxy.close();
      return failure === undefined;
    };
    while (interruptions < MOST_INTERRUPTIONS && !(await isMigrated())) interruptions += 1;
    expect(interruptions).toBeGreaterThan(5);
    expect(interruptions).toBeLessThan(MOST_INTERRUPTIONS);
    expect(await describeSchema(url, schemas)).toEqual(
      await describeSchema(databaseUrl(server.url, server.template), schemas),
    );
    const { rows } = await withClient(url, (client) => client.query('select name from kysely_migration order by 1'));
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
  });
});

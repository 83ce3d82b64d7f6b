import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { Migrator } from 'kysely/migration';
import type pg from 'pg';
import { connect } from '#server/platform/database/connect.ts';
import { migrations } from '#server/platform/database/migrate.ts';
import { describeSchema, SHOP_SCHEMAS } from './describeSchema.ts';
import { withClient } from './embeddedDatabase.ts';

/** The database of a release, with little data. */
export interface ReleaseFixture {
  migrations: string[];
  /** As `describeSchema` describes it. */
  schema: string[];
  /** The rows of each table, as PostgreSQL writes them in JSON. */
  rows: Record<string, string>;
  sequences: Record<string, string>;
}

export const RELEASES = join(import.meta.dirname, 'releases');

const fileOf = (release: string) => join(RELEASES, `${release}.json.gz`);

/** The columns that an insert may name. */
const TABLES = `select format('%I.%I', n.nspname, c.relname) as table,
    string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where n.nspname = any($1) and c.relkind = 'r' and c.relname not like 'kysely%' group by 1 order by 1`;
const SEQUENCES = `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
  from pg_sequences where schemaname = any($1) and last_value is not null order by 1`;

async function tablesOf(client: pg.Client): Promise<{ table: string; columns: string }[]> {
  return (await client.query<{ table: string; columns: string }>(TABLES, [SHOP_SCHEMAS])).rows;
}

export async function saveRelease(release: string, url: string): Promise<string> {
  const fixture = await withClient(url, async (client): Promise<ReleaseFixture> => {
    const rows: Record<string, string> = {};
    for (const { table } of await tablesOf(client)) {
      const found = await client.query<{ rows: string | null }>(`select json_agg(t)::text as rows from ${table} t`);
      if (found.rows[0]?.rows) rows[table] = found.rows[0].rows;
    }
    const sequences = await client.query<{ name: string; value: string }>(SEQUENCES, [SHOP_SCHEMAS]);
    return {
      migrations: Object.keys(migrations),
      schema: await describeSchema(url),
      rows,
      sequences: Object.fromEntries(sequences.rows.map(({ name, value }) => [name, value])),
    };
  });
  await writeFile(fileOf(release), await promisify(gzip)(JSON.stringify(fixture), { level: 9 }));
  return fileOf(release);
}

export async function readRelease(release: string): Promise<ReleaseFixture> {
  return JSON.parse((await promisify(gunzip)(await readFile(fileOf(release)))).toString('utf8'));
}

/** Makes an empty database that of a release: the migrations it had, then its rows. */
export async function loadRelease(fixture: ReleaseFixture, url: string): Promise<void> {
  const database = connect(url);
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(fixture.migrations.at(-1) ?? '');
  await database.destroy();
  if (error !== undefined) throw error;
  await withClient(url, async (client) => {
    await client.query('set session_replication_role = replica');
    for (const { table, columns } of await tablesOf(client)) {
      await client.query(`delete from ${table}`);
      await client.query(
        `insert into ${table} (${columns}) overriding system value
         select ${columns} from json_populate_recordset(null::${table}, $1)`,
        [fixture.rows[table] ?? '[]'],
      );
    }
    for (const [name, value] of Object.entries(fixture.sequences)) {
      await client.query('select setval($1::regclass, $2)', [name, value]);
    }
  });
}

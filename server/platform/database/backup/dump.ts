import { spawn } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '../../startError.ts';
import { countRows } from './countRows.ts';
import type { Backup } from './manifest.ts';

const DUMP = 'database.dump';

/** The environment that tells PostgreSQL's programs about a database, so that its password is in no list of processes. */
function connectionOf(text: string): Record<string, string> {
  if (text === '') return {};
  const url = new URL(text);
  const sslMode = url.searchParams.get('sslmode');
  return {
    PGHOST: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(sslMode !== null && { PGSSLMODE: sslMode }),
  };
}

/** Runs a program of PostgreSQL's client package; throws with its last line. */
function run(program: string, parameters: readonly string[], url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      env: { ...process.env, ...connectionOf(url) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.once('error', () =>
      reject(
        new StartError(`${program} is not installed: install PostgreSQL's client package (such as postgresql-client).`),
      ),
    );
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new StartError(`${program} failed: ${errors.trim().split('\n').at(-1) ?? `code ${code}`}`));
    });
  });
}

const majorOf = (version: string) => Number(/\d+/.exec(version)?.[0]);

/** An older pg_dump refuses a newer server. */
async function requireClient(program: string, server: string): Promise<string> {
  const version = /\d+(\.\d+)?/.exec(await run(program, ['--version'], ''))?.[0] ?? '';
  if (majorOf(version) < majorOf(server)) {
    throw new StartError(
      `${program} ${version} cannot be used with PostgreSQL ${server}: install the client package of PostgreSQL ${majorOf(server)}.`,
    );
  }
  return version;
}

const onClient = async <Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Dumps a database that is not the embedded one with the machine's pg_dump, and counts the rows of the same moment. */
export async function dumpDatabase(url: string, target: string, log: (line: string) => void) {
  return await onClient(url, async (client) => {
    const version = await requireClient('pg_dump', await serverVersion(client));
    log(`Backup: by pg_dump ${version}, because DATABASE_URL names a database whose files are not the shop's own`);
    await client.query('begin isolation level repeatable read');
    const { rows } = await client.query<{ at: Date; snapshot: string }>(
      'select clock_timestamp() as at, pg_export_snapshot() as snapshot',
    );
    const { at: startedAt = new Date(), snapshot = '' } = rows[0] ?? {};
    const path = join(target, DUMP);
    await run('pg_dump', ['--format=custom', `--snapshot=${snapshot}`, '--no-owner', `--file=${path}`], url);
    await chmod(path, 0o600);
    return { startedAt, endedAt: startedAt, firstLog: null, rows: await countRows(client) };
  });
}

async function serverVersion(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return rows[0]?.server_version ?? '';
}

/** Restores a dump into an empty database, and counts its rows. */
export async function restoreDump({ folder }: Backup, url: string): Promise<Record<string, number>> {
  return await onClient(url, async (client) => {
    await requireClient('pg_restore', await serverVersion(client));
    if (Object.keys(await countRows(client)).length > 0) {
      throw new StartError('The database of DATABASE_URL is not empty: restore into an empty one.');
    }
    await run(
      'pg_restore',
      [
        '--exit-on-error',
        '--single-transaction',
        '--no-owner',
        `--dbname=${connectionOf(url).PGDATABASE}`,
        join(folder, DUMP),
      ],
      url,
    );
    return await countRows(client);
  });
}

import { copyFile, mkdir, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { copyFolder } from './copyFiles.ts';

/** Folders whose contents PostgreSQL makes anew. */
const EMPTIED = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map']);
/** It says where recovery begins, so it is copied after all others. */
const CONTROL = 'global/pg_control';

function leaveOut(path: string): 'all' | 'contents' | null {
  const name = path.split('/').at(-1) ?? '';
  if (LEFT_OUT.has(path) || path === CONTROL || name.startsWith('pgsql_tmp')) return 'all';
  return EMPTIED.has(path) ? 'contents' : null;
}

export interface CopiedCluster {
  readonly startedAt: Date;
  readonly endedAt: Date;
  /** The first file of the write-ahead log that the copy needs. */
  readonly firstLog: string;
}

/**
 * Copies the files of a running cluster with the part of the write-ahead log that makes them consistent. A temporary
 * slot keeps that part until the connection ends, however it ends.
 */
export async function copyCluster(url: string, cluster: string, target: string): Promise<CopiedCluster> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ask = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows[0];
  try {
    await ask('select pg_create_physical_replication_slot($1, true, true)', [`backup_${process.pid}`]);
    const { begun, log: firstLog } = await ask(
      "select clock_timestamp() as begun, pg_walfile_name(pg_backup_start('storefront', true)) as log",
    );
    await copyFolder(cluster, target, { leaveOut });
    await copyFile(join(cluster, CONTROL), join(target, CONTROL));
    const { lsn, labelfile, spcmapfile } = await ask('select * from pg_backup_stop(false)');
    const { ended, last } = await ask('select clock_timestamp() as ended, pg_walfile_name($1::pg_lsn) as last', [lsn]);
    await ask('select pg_switch_wal()');
    await writeFile(join(target, 'backup_label'), labelfile, { mode: 0o600, flush: true });
    if (spcmapfile) await writeFile(join(target, 'tablespace_map'), spcmapfile, { mode: 0o600, flush: true });
    await copyLog(join(cluster, 'pg_wal'), join(target, 'pg_wal'), firstLog, last);
    return { startedAt: begun, endedAt: ended, firstLog };
  } finally {
    await client.end();
  }
}

/** Names of one timeline sort by their place in the log. */
const isLog = (name: string) => /^[0-9A-F]{24}$/.test(name);

async function copyLog(source: string, target: string, first: string, last: string): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  await copyFolder(source, target, {
    leaveOut: (path) => ((isLog(path) && path >= first && path <= last) || path.endsWith('.history') ? null : 'all'),
  });
  // A missing piece would be noticed only by the restore.
  await (await open(join(target, last))).close();
}

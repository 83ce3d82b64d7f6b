import { resolve } from 'node:path';
import { isInFolder } from '../../platform/database/backup/isInFolder.ts';
import { describeDatabaseUrl } from '../../platform/database/describeDatabaseUrl.ts';
import { parseUrl } from '../../platform/parseUrl.ts';
import { ConfigError, readSeconds, refuse } from './values.ts';

export function readDatabaseUrl(name: string, value: string): string {
  const url = parseUrl(value);
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol) || url.pathname.length < 2) {
    throw new ConfigError(
      `${name} is ${describeDatabaseUrl(value)}: it must be postgres://user:password@host:5432/database.`,
    );
  }
  return value;
}

export function readReplica(env: NodeJS.ProcessEnv): { url: string; longestAgeSeconds: number } | null {
  if (!env.DATABASE_READ_URL) return null;
  const url = readDatabaseUrl('DATABASE_READ_URL', env.DATABASE_READ_URL);
  if (!env.DATABASE_URL) {
    throw new ConfigError('DATABASE_READ_URL is set without DATABASE_URL: a replica is one of that database.');
  }
  return { url, longestAgeSeconds: readSeconds('DATABASE_READ_AGE', env.DATABASE_READ_AGE || '10') };
}

/** Hours that divide a day, so that backups come at the same times every day. */
const BACKUP_HOURS = [1, 2, 3, 4, 6, 8, 12, 24];

export function readBackup(env: NodeJS.ProcessEnv, dataDir: string): { to: string; everyHours: number } | null {
  if (!env.BACKUP_TO) return null;
  const to = resolve(env.BACKUP_TO);
  if (isInFolder(to, dataDir)) refuse('BACKUP_TO', env.BACKUP_TO, 'outside of DATA_DIR, which is backed up itself');
  const hours = env.BACKUP_EVERY || '24';
  const everyHours = BACKUP_HOURS.find((each) => String(each) === hours);
  return everyHours === undefined
    ? refuse('BACKUP_EVERY', hours, `the hours between backups, one of ${BACKUP_HOURS.join(', ')}`)
    : { to, everyHours };
}

import { resolve } from 'node:path';
import { type Config, readConfig } from '#server/app/config.ts';
import { restoreBackup } from '#server/platform/database/backup/restoreBackup.ts';
import { describeError, StartError } from '#server/platform/startError.ts';
import { readOptions, refuseOptions } from '../options.mjs';

const USAGE = `Restores a backup into the empty folder DATA_DIR, or into the empty database of DATABASE_URL.
  npm run restore -- FOLDER [--at 2026-11-29T14:30:00Z | --at latest]
FOLDER is a backup, or a folder of backups, of which the newest is taken. --at restores the embedded database as it was
at that moment, or at the last one that was archived: BACKUP_TO must have named FOLDER then.`;

const log = (line: string) => console.log(line);

/** A time with its zone: without one it could mean two moments. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/;

function readMoment(text: string | undefined): Date | 'latest' | null {
  if (text === undefined || text === 'latest') return text ?? null;
  const time = TIME.test(text) ? new Date(text) : new Date(Number.NaN);
  if (Number.isNaN(time.getTime())) {
    return refuseOptions(
      `--at is ${text}: it must be a time with its zone, such as 2026-11-29T14:30:00Z, or latest.`,
      USAGE,
    );
  }
  return time;
}

function readArguments() {
  const { positionals, values } = readOptions({ allowPositionals: true, options: { at: { type: 'string' } } }, USAGE);
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) return refuseOptions('Name one folder with a backup.', USAGE);
  return { folder: resolve(folder), at: readMoment(values.at) };
}

async function restore({ dataDir, databaseUrl }: Config): Promise<void> {
  const { folder, at } = readArguments();
  const { backup, rows, complaints } = await restoreBackup({ folder, at, dataDir, databaseUrl, log });
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  log(`Restored from ${backup.folder}: ${total} rows in ${Object.keys(rows).length} tables`);
  for (const complaint of complaints) log(complaint);
  if (complaints.length > 0) throw new StartError('The restored database differs from the backup.');
}

try {
  await restore(readConfig(process.env));
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}

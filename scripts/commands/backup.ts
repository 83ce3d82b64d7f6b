import { resolve } from 'node:path';
import { backUp } from '#server/platform/database/backup/backUp.ts';
import { readOptions, refuseOptions } from '../options.mjs';
import { onDatabase } from './onDatabase.ts';

const USAGE = `Backs up the database, pictures, emails that wait, and keys. The shop may be running.
  npm run backup -- FOLDER
The backup is a folder of its own in FOLDER. The embedded database is copied with all its files, restored once into a
temporary folder, and counted. The database of DATABASE_URL is dumped by the machine's pg_dump.
Settings (environment variables) are not part of a backup.`;

const log = (line: string) => console.log(line);

function readFolder(): string {
  const { positionals } = readOptions({ allowPositionals: true }, USAGE);
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) return refuseOptions('Name one folder for backups.', USAGE);
  return resolve(folder);
}

await onDatabase(
  async () => {
    const to = readFolder();
    return async (_, { dataDir, databaseUrl }, url) => {
      const { folder, manifest } = await backUp({ url, dataDir, isEmbedded: databaseUrl === null }, to, log);
      const rows = Object.values(manifest.rows ?? {}).reduce((sum, count) => sum + count, 0);
      log(
        `Backup of ${manifest.endedAt} in ${folder}: ${rows} rows in ${Object.keys(manifest.rows ?? {}).length} tables`,
      );
      return 0;
    };
  },
  { besideShop: true, isMigrated: false },
);

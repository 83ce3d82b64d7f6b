import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { exportKind } from '#server/intake/exportKind.ts';
import { storedKinds } from '#server/intake/write/storedKinds.ts';
import { StartError } from '#server/startError.ts';
import { onDatabase } from './onDatabase.ts';

const USAGE = `Writes what the shop holds as CSV files that npm run import brings in again (docs/import.md).
  npm run export -- FOLDER
The folder is made, or has to be empty. Passwords, orders and accounts are not part of it.
It works on the database of DATABASE_URL, else on the embedded one in DATA_DIR (stop the shop first).`;

await onDatabase(async () => {
  const folder = readFolder();
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new StartError(`${folder} is not empty: name another folder.`);
  return async (database) => {
    await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((transaction) => exportAll(transaction, folder));
    return 0;
  };
});

async function exportAll(database: Kysely<Database>, folder: string): Promise<void> {
  for (const stored of storedKinds) {
    const path = join(folder, `${stored.kind.name}.csv`);
    await pipeline(Readable.from(exportKind(database, stored)), createWriteStream(path));
    console.log(path);
  }
}

function readFolder(): string {
  const [folder, ...more] = process.argv.slice(2);
  if (folder === undefined || folder.startsWith('-') || more.length > 0) throw new StartError(USAGE);
  return folder;
}

import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Transaction } from 'kysely';
import { template } from '#domain/dataImport/template.ts';
import { exportKind, MARK } from '#server/modules/dataImport/exportKind.ts';
import { importTargets } from '#server/modules/dataImport/write/importTargets.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { StartError } from '#server/platform/startError.ts';
import { onDatabase } from './onDatabase.ts';
import { readOptions, refuseOptions } from './options.mjs';

const USAGE = `Writes what the shop holds as CSV files that npm run import brings in again (docs/import.md).
  npm run export -- FOLDER [--templates]
With --templates each file holds its headings and one row as an example, and the shop is not asked. The folder is made, or has to be empty. Passwords, pictures and scans are not part of it.
It works on the database of DATABASE_URL, else on the embedded one in DATA_DIR, whether the shop runs or not.`;

await onDatabase(
  async () => {
    const { folder, isTemplates } = readArguments();
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length > 0) throw new StartError(`${folder} is not empty: name another folder.`);
    if (isTemplates) {
      for (const { kind } of importTargets) await writeFile(join(folder, `${kind.name}.csv`), MARK + template(kind));
      console.log(`${folder} holds a template of each kind.`);
      return null;
    }
    return async (database) => {
      await database
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((transaction) => exportAll(transaction, folder));
      return 0;
    };
  },
  { besideShop: true },
);

async function exportAll(transaction: Transaction<Database>, folder: string): Promise<void> {
  for (const stored of importTargets) {
    const path = join(folder, `${stored.kind.name}.csv`);
    await pipeline(Readable.from(exportKind(transaction, stored)), createWriteStream(path));
    console.log(path);
  }
}

function readArguments(): { folder: string; isTemplates: boolean } {
  const options = { templates: { type: 'boolean' } } as const;
  const { values, positionals } = readOptions({ allowPositionals: true, options }, USAGE);
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) refuseOptions('Name one folder.', USAGE);
  return { folder, isTemplates: values.templates ?? false };
}

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
import { readOptions, refuseOptions } from '../options.mjs';
import { onDatabase } from './onDatabase.ts';

const USAGE = `Exports the shop's data as CSV files, which npm run import can read (docs/import.md).
  npm run export -- FOLDER [--templates]
With --templates each file has only the headings and one example row, and no database is needed.
The folder is created; an existing one must be empty. Passwords, pictures and scans are not exported.
Uses the database of DATABASE_URL, or else the embedded one in DATA_DIR. The shop may be running.`;

await onDatabase(
  async () => {
    const { folder, isTemplates } = readArguments();
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length > 0) throw new StartError(`${folder} is not empty: name another folder.`);
    if (isTemplates) {
      for (const { kind } of importTargets) await writeFile(join(folder, `${kind.name}.csv`), MARK + template(kind));
      console.log(`Wrote a template of each kind to ${folder}.`);
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

import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { erasePerson } from '#server/modules/personalData/erasePerson.ts';
import { exportPerson } from '#server/modules/personalData/exportPerson.ts';
import { systemClock } from '#server/platform/clock.ts';
import { randomIds } from '#server/platform/ids.ts';
import { StartError } from '#server/platform/startError.ts';
import { readOptions, refuseOptions } from '../options.mjs';
import { onDatabase } from './onDatabase.ts';

const USAGE = `Exports or erases the personal data of one user.
  npm run person -- export --username ada --to FOLDER    writes JSON files into an empty or new folder
  npm run person -- erase --username ada --yes           keeps orders and invoices, under the name "Erased user"
Uses the database of DATABASE_URL, or else the embedded one in DATA_DIR. The shop may be running.`;

await onDatabase(
  async () => {
    const { command, username, to } = readArguments();
    return async (database) => {
      if (command === 'export') {
        await requireEmpty(to);
        const files = await exportPerson(database, username);
        for (const { name, rows } of files) {
          await writeFile(join(to, `${name}.json`), `${JSON.stringify(rows, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
        }
        console.log(`The data of ${username} is in ${to}: ${files.length} files`);
        return 0;
      }
      const isErased = await erasePerson({ database, clock: systemClock, ids: randomIds }, username);
      console.log(isErased ? `${username} has been erased` : `${username} was erased before. Nothing has changed.`);
      return 0;
    };
  },
  { besideShop: true },
);

/** The files can be read by their owner only. */
async function requireEmpty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new StartError(`${folder} is not empty.`);
}

function readArguments() {
  const text = { type: 'string' } as const;
  const options = { username: text, to: text, yes: { type: 'boolean' } } as const;
  const { values, positionals } = readOptions({ allowPositionals: true, options }, USAGE);
  const command = positionals.join(' ');
  const { username = '', to = '', yes = false } = values;
  if (!['export', 'erase'].includes(command)) refuseOptions('Name a command: export or erase.', USAGE);
  if (username === '') refuseOptions('--username is missing.', USAGE);
  if (command === 'export' && to === '') refuseOptions('--to is missing.', USAGE);
  if (command === 'erase' && !yes) {
    refuseOptions(`This erases ${username} and cannot be undone. Add --yes to agree.`, USAGE);
  }
  return { command, username, to };
}

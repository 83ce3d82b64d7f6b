import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyEveryTable } from '#server/app/demoData/replaceDemoData.ts';
import { ensureSite } from '#server/app/emptyShop.ts';
import { FileRefused } from '#server/modules/dataImport/fileRefused.ts';
import { type ImportOptions, importInto, rehearse } from '#server/modules/dataImport/importFile.ts';
import type { Reading } from '#server/modules/dataImport/read/reading.ts';
import { importTarget } from '#server/modules/dataImport/write/importTargets.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';
import { heldFile, importRows } from '#test/support/files/importedRows.ts';
import { GENERATED_FILES } from '#test/support/imports/generatedFiles.ts';
import { TRAPS } from '#test/support/imports/trapTable.ts';

const FOLDER = join(import.meta.dirname, '../../support/imports/traps');

const SHOP: Readonly<Record<string, string>> = {
  categories: 'code,description,parent\nF,Food,\n1101,Fresh fruit,F\n',
  products: [
    'code,description,category,defaultUnit',
    ...['00042,Pears,1101,CS', '42,Plums,1101,EA', '00043,Apples,1101,CS', '43,Grapes,1101,CS'],
    ...['90.750,Figs,1101,CS', 'Total,Total Bran,1101,CS'],
  ].join('\n'),
  units: 'product,unit,holds\n43,EA,0.25\n',
  customers: 'code,name\nC1,Corner Cafe\n',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await emptyEveryTable(database.database);
  await ensureSite(database.database);
  for (const [kind, content] of Object.entries(SHOP)) await importRows(database.database, kind, content);
});
afterAll(() => database.drop());

/** What an import says, and nothing of it is kept. */
async function verdictOf(kind: string, name: string, options: Partial<ImportOptions> = {}): Promise<string[]> {
  const stored = importTarget(kind);
  if (!stored) throw new Error(`${kind} is not a kind`);
  const content = GENERATED_FILES[name] ?? (await readFile(join(FOLDER, name)));
  const said: string[] = [];
  const onReading = ({ remarks, questions }: Reading) => {
    said.push(...remarks);
    for (const { column, values } of questions)
      said.push(`${column}? ${values.map(({ value, meanings }) => `${value} is ${meanings.join(' or ')}`).join(', ')}`);
  };
  try {
    const {
      new: added,
      changed,
      same,
      refused,
    } = await rehearse(database.database, (transaction) =>
      importInto(
        transaction,
        stored,
        heldFile(content, name),
        { isComplete: false, now: new Date('2026-11-02T12:00:00Z'), ...options },
        {
          onReading,
          onResults: (results) => {
            for (const { line, reason } of results) if (reason !== null) said.push(`${line}: ${reason}`);
          },
        },
      ),
    );
    return [`${added} new, ${changed} changed, ${same} same, ${refused} refused`, ...said];
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return ['refused', error.message, ...said];
  }
}

describe('a file of a distributor is imported as it was meant, or not at all:', () => {
  test.each(TRAPS)('$file', async ({ file, kind, options, verdict }) => {
    expect(await verdictOf(kind, file, options)).toEqual(verdict);
  });

  test('each file of the folder is in the table', async () => {
    const files = new Set(TRAPS.map(({ file }) => file));
    expect((await readdir(FOLDER)).filter((file) => !files.has(file))).toEqual([]);
  });
});

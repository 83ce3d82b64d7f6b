import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyEveryTable } from '#server/app/demoData/replaceDemoData.ts';
import { ensureSite } from '#server/app/emptyShop.ts';
import { importTarget } from '#server/modules/dataImport/write/importTargets.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';
import { exported, importRows } from '#test/support/files/importedRows.ts';
import { EXPORTS } from '#test/support/imports/exportTable.ts';
import { GENERATED_FILES } from '#test/support/imports/generatedFiles.ts';

const FOLDER = join(import.meta.dirname, '../../support/imports/exports');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await emptyEveryTable(database.database);
  await ensureSite(database.database);
});
afterAll(() => database.drop());

/** The first columns of what the shop has then. */
async function rowsOf(kind: string): Promise<string[]> {
  const stored = importTarget(kind);
  if (!stored) throw new Error(`${kind} is not a kind`);
  return (await exported(database.database, stored)).trim().split('\r\n').slice(1);
}

test.each(EXPORTS)('$file comes in as it is', async ({ file, imports }) => {
  const content = GENERATED_FILES[file] ?? (await readFile(join(FOLDER, file)));
  for (const { kind, options, rows } of imports) {
    const { counts, results } = await importRows(database.database, kind, content, {
      createCategories: true,
      ...options,
    });
    expect([counts.refused, results.filter(({ reason }) => reason !== null)]).toEqual([0, []]);
    expect(await rowsOf(kind)).toEqual(rows);
  }
});

test('each file of the folder is in the table', async () => {
  const files = new Set(EXPORTS.map(({ file }) => file));
  expect((await readdir(FOLDER)).filter((file) => !files.has(file))).toEqual([]);
});

test('all come in without a change to the file, some after a choice', () => {
  const alone = EXPORTS.filter(({ imports }) => imports.every(({ options }) => options === undefined));
  expect([EXPORTS.length, alone.map(({ file }) => file)]).toEqual([
    11,
    ['dynamics-items.xlsx', 'odoo-products.csv', 'epicor-items.csv'],
  ]);
});

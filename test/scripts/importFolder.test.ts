import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesByKind } from '../../scripts/commands/dataImport/folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-import-'));
});
afterEach(() => rm(folder, { recursive: true }));

const put = async (...names: string[]) => {
  for (const name of names) await writeFile(join(folder, name), '');
};

test('files are imported in the order of their references, whatever their names', async () => {
  await put('Ship-Tos.TSV', 'prices.xlsx', 'PRODUCTS.csv', 'customers.json', 'categories.csv', 'read me.txt');
  const files = await filesByKind(folder);
  expect(files.map(({ stored, path }) => [stored.kind.name, basename(path)])).toEqual([
    ['categories', 'categories.csv'],
    ['products', 'PRODUCTS.csv'],
    ['prices', 'prices.xlsx'],
    ['customers', 'customers.json'],
    ['shipTos', 'Ship-Tos.TSV'],
  ]);
});

test('a folder that nobody can know the meaning of is refused before anything is opened', async () => {
  await expect(filesByKind(join(folder, 'absent'))).rejects.toThrow('is not a folder');
  await expect(filesByKind(folder)).rejects.toThrow('has no file to import, such as products.csv');
  await put('stock.csv', 'stock.xlsx');
  await expect(filesByKind(folder)).rejects.toThrow('stock.csv and stock.xlsx are of the same kind: keep one of them.');
  await put('items.csv');
  await expect(filesByKind(folder)).rejects.toThrow('items.csv: name each file after its kind: categories, products,');
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Transaction } from 'kysely';
import type { Kind, Values } from '#domain/intake/kind.ts';
import { categories } from '#domain/intake/kinds/categories.ts';
import { prices } from '#domain/intake/kinds/prices.ts';
import { products } from '#domain/intake/kinds/products.ts';
import { stock } from '#domain/intake/kinds/stock.ts';
import { units } from '#domain/intake/kinds/units.ts';
import { headingLine } from '#domain/intake/template.ts';
import { exportLine } from '../../modules/dataImport/exportKind.ts';
import { importInto } from '../../modules/dataImport/importFile.ts';
import { diskFile } from '../../modules/dataImport/read/fileSource.ts';
import { openFile } from '../../modules/dataImport/read/openFile.ts';
import type { Stored } from '../../modules/dataImport/write/stored.ts';
import { storedCategories } from '../../modules/dataImport/write/storedCategories.ts';
import { storedProducts } from '../../modules/dataImport/write/storedProducts.ts';
import { storedPrices, storedStock, storedUnits } from '../../modules/dataImport/write/storedUnits.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { DemoCatalog } from './products.ts';

const ROWS_AT_ONCE = 1000;

async function readRows(folder: string, kind: Kind): Promise<Values[]> {
  const file = await openFile(kind, await diskFile(join(folder, `${kind.name}.csv`)));
  const found: Values[] = [];
  for await (const { rows } of file.batches(ROWS_AT_ONCE)) found.push(...rows.map(({ values }) => values));
  return found;
}

/** Which drawings are whose: no kind of data that is imported, but a picture is found by the code of its product. */
async function readDrawings(folder: string): Promise<Map<string, string[]>> {
  const [, ...lines] = (await readFile(join(folder, 'pictures/drawings.csv'), 'utf8')).trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [product = '', drawings = ''] = line.split(',');
      return [product, drawings.split(';')];
    }),
  );
}

/** The catalog that the files of a folder hold, each called after what it holds. */
export async function readCatalog(folder: string): Promise<DemoCatalog> {
  const drawings = await readDrawings(folder);
  const rows = (await readRows(folder, products)).map((product) => ({
    product,
    units: [] as Values[],
    prices: [] as Values[],
    stock: [] as Values[],
    drawings: drawings.get(product.code ?? '') ?? [],
  }));
  const byCode = new Map(rows.map((one) => [one.product.code, one]));
  for (const row of await readRows(folder, units)) byCode.get(row.product)?.units.push(row);
  for (const row of await readRows(folder, prices)) byCode.get(row.product)?.prices.push(row);
  for (const row of await readRows(folder, stock)) byCode.get(row.product)?.stock.push(row);
  return { categories: await readRows(folder, categories), products: rows };
}

async function importRows(transaction: Transaction<Database>, stored: Stored, rows: readonly Values[]): Promise<void> {
  if (rows.length === 0) return;
  const { kind } = stored;
  const content = Buffer.from(headingLine(kind) + rows.map((row) => exportLine(kind, row)).join(''));
  const file = { name: `${kind.name}.csv`, bytes: content.length, open: () => Readable.from([content]) };
  const { refused } = await importInto(
    transaction,
    stored,
    file,
    { isComplete: false },
    { onVerdicts: () => undefined },
  );
  if (refused > 0) throw new Error(`${refused} rows of ${file.name} of the demo were refused`);
}

/** Imports a catalog as the files of a distributor are imported. */
export async function importCatalog(transaction: Transaction<Database>, catalog: DemoCatalog): Promise<void> {
  await importRows(transaction, storedCategories, catalog.categories);
  await importRows(
    transaction,
    storedProducts,
    catalog.products.map(({ product }) => product),
  );
  await importRows(
    transaction,
    storedUnits,
    catalog.products.flatMap(({ units: rows }) => rows),
  );
  await importRows(
    transaction,
    storedPrices,
    catalog.products.flatMap(({ prices: rows }) => rows),
  );
  await importRows(
    transaction,
    storedStock,
    catalog.products.flatMap(({ stock: rows }) => rows),
  );
}

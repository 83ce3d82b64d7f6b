import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Transaction } from 'kysely';
import type { Values } from '#domain/dataImport/kind.ts';
import { headingLine } from '#domain/dataImport/template.ts';
import { exportLine } from '../../modules/dataImport/exportKind.ts';
import { importInto } from '../../modules/dataImport/importFile.ts';
import type { FileSource } from '../../modules/dataImport/read/fileSource.ts';
import { categoriesTarget } from '../../modules/dataImport/write/categoriesTarget.ts';
import type { ImportTarget } from '../../modules/dataImport/write/importTarget.ts';
import { pricesTarget } from '../../modules/dataImport/write/pricesTarget.ts';
import { productsTarget } from '../../modules/dataImport/write/productsTarget.ts';
import { stockTarget, unitsTarget } from '../../modules/dataImport/write/unitsTarget.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { DemoCatalog } from './products.ts';

const PIECE_BYTES = 16 * 1024;

async function readRows(path: string): Promise<Values[]> {
  return parse<Values>(await readFile(path), { columns: true, bom: true });
}

/** The catalog in the files of a folder, each named after its contents, and which drawing belongs to which product. */
export async function readCatalog(folder: string): Promise<DemoCatalog> {
  const read = (name: string) => readRows(join(folder, `${name}.csv`));
  const drawings = new Map(
    (await read('pictures/drawings')).map((row) => [row.product, row.drawings?.split(';') ?? []]),
  );
  const products = (await read('products')).map((product) => ({
    product,
    units: [] as Values[],
    prices: [] as Values[],
    stock: [] as Values[],
    drawings: drawings.get(product.code) ?? [],
  }));
  const byCode = new Map(products.map((one) => [one.product.code, one]));
  for (const row of await read('units')) byCode.get(row.product)?.units.push(row);
  for (const row of await read('prices')) byCode.get(row.product)?.prices.push(row);
  for (const row of await read('stock')) byCode.get(row.product)?.stock.push(row);
  return { categories: await read('categories'), products };
}

/** In pieces, because the part that is read to find the headings is parsed twice. */
function heldFile(name: string, text: string): FileSource {
  const content = Buffer.from(text);
  return {
    name,
    bytes: content.length,
    async *open() {
      for (let at = 0; at < content.length; at += PIECE_BYTES) yield content.subarray(at, at + PIECE_BYTES);
    },
  };
}

async function importRows(
  transaction: Transaction<Database>,
  stored: ImportTarget,
  rows: readonly Values[],
): Promise<void> {
  const { kind } = stored;
  const lines = rows.map((row) => exportLine(kind, row));
  const file = heldFile(`${kind.name}.csv`, headingLine(kind) + lines.join(''));
  const options = { isComplete: false, encoding: 'utf-8', delimiter: ',', now: new Date() } as const;
  const { refused } = await importInto(transaction, stored, file, options, { onResults: () => undefined });
  if (refused > 0) throw new Error(`${refused} rows of ${file.name} of the demo were refused`);
}

/** Imports a catalog as the files of a distributor are imported. */
export async function importCatalog(
  transaction: Transaction<Database>,
  { categories, products }: DemoCatalog,
): Promise<void> {
  const files: [ImportTarget, readonly Values[]][] = [
    [categoriesTarget, categories],
    [productsTarget, products.map(({ product }) => product)],
    [unitsTarget, products.flatMap(({ units }) => units)],
    [pricesTarget, products.flatMap(({ prices }) => prices)],
    [stockTarget, products.flatMap(({ stock }) => stock)],
  ];
  for (const [stored, rows] of files) if (rows.length > 0) await importRows(transaction, stored, rows);
}

import type { ProductSelection } from '#domain/catalog/browse.ts';
import type { Catalogue } from '#domain/catalog/catalogue.ts';
import { gatherBatch, type PricedProducts } from '#domain/entry/entryBatch.ts';
import { type EntryLine, isOwnLine, ownLineId } from '#domain/entry/entryLine.ts';
import { entryTotals } from '#domain/entry/entryTotals.ts';
import type { Product } from '#domain/product/product.ts';
import type { QuickEntrySnapshot } from '#machines/ordering/quickEntry/quickEntryMachine.ts';

/** A row of quick entry. `product` is null if it has left the catalog. */
export interface EntryRow {
  readonly lineId: number;
  readonly productKey: number;
  readonly product: Product | null;
  readonly isExcluded: boolean;
}

type Lines = ReadonlyMap<number, EntryLine>;

/** Whether the row accepts input. */
export function isOpenRow({ product, isExcluded }: Pick<EntryRow, 'product' | 'isExcluded'>): boolean {
  return product !== null && !isExcluded && product.sellBys.length > 0;
}

function rowOf(lineId: number, productKey: number, { productByKey, excludedCategories }: Catalogue): EntryRow {
  const product = productByKey.get(productKey) ?? null;
  return {
    lineId,
    productKey,
    product,
    isExcluded: product !== null && excludedCategories.has(product.productCategoryCode),
  };
}

/** The rows of quick entry, created on access. */
export interface EntryRows {
  readonly length: number;
  at(index: number): EntryRow | undefined;
  lineIdAt(index: number): number | undefined;
}

export const NO_ENTRY_ROWS: EntryRows = { length: 0, at: () => undefined, lineIdAt: () => undefined };

/** The first row at or after an index whose line matches; -1 without a match. */
export function findRow(rows: EntryRows, isMeant: (lineId: number) => boolean): number {
  for (let index = 0; index < rows.length; index += 1) {
    const lineId = rows.lineIdAt(index);
    if (lineId !== undefined && isMeant(lineId)) return index;
  }
  return -1;
}

/** The lines of the products: each product's own line, followed by its further ones. */
function lineIdsOf(products: ProductSelection, furtherLines: readonly number[], lines: Lines): readonly number[] {
  const further = new Map<number | undefined, number[]>();
  for (const lineId of furtherLines) {
    const productKey = lines.get(lineId)?.productKey;
    further.set(productKey, [...(further.get(productKey) ?? []), lineId]);
  }
  return Array.from({ length: products.length }, (_, index) => products.keyAt(index) ?? 0).flatMap((productKey) => [
    ownLineId(productKey),
    ...(further.get(productKey) ?? []),
  ]);
}

/** One row per product, followed by one for each further line. */
export function rowsOfProducts(
  products: ProductSelection,
  furtherLines: readonly number[],
  lines: Lines,
  catalogue: Catalogue,
): EntryRows {
  return rowsOfLines(lineIdsOf(products, furtherLines, lines), lines, catalogue);
}

/** The lines in this order. An untouched line is its product's own. */
export function rowsOfLines(lineIds: readonly number[], lines: Lines, catalogue: Catalogue): EntryRows {
  return {
    length: lineIds.length,
    lineIdAt: (index) => lineIds[index],
    at: (index) => {
      const lineId = lineIds[index];
      return lineId === undefined ? undefined : rowOf(lineId, lines.get(lineId)?.productKey ?? -lineId, catalogue);
    },
  };
}

/** The lines to review that still exist; null while the filtered products are listed. */
export function reviewedLines({ context: { reviewed, entry, view } }: QuickEntrySnapshot): readonly number[] | null {
  const exists = (id: number) => entry.lines.has(id) || (isOwnLine(id) && view.catalogue.productByKey.has(-id));
  return reviewed?.filter(exists) ?? null;
}

export function areSameIds(left: readonly number[] | null, right: readonly number[] | null): boolean {
  if (left === null || right === null) return left === right;
  return left.length === right.length && left.every((id, place) => id === right[place]);
}

/** The server's message about a refused line. */
export function refusalOf({ context }: QuickEntrySnapshot, lineId: number): string | null {
  const refused = context.entry.lineErrors.find((error) => error.cartLineItem.id === lineId);
  return refused?.message ?? refused?.errors[0] ?? null;
}

/** Lines with an error, found here or by the server. */
export function faultyLines(
  entry: QuickEntrySnapshot['context']['entry'],
  products: PricedProducts,
): ReadonlySet<number> {
  const refused = entry.lineErrors.flatMap(({ cartLineItem: { id } }) =>
    id !== undefined && entry.lines.has(id) ? [id] : [],
  );
  const { faulty } = entryTotals(entry.lines.values(), products);
  if (faulty === 0) return new Set(refused);
  const batch = gatherBatch(entry.lines.values(), products);
  const here = [...batch.faulty, ...batch.skipped].flatMap(({ cartLineItem: { id } }) => id ?? []);
  return new Set([...here, ...refused]);
}

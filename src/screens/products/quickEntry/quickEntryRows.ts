import { gatherBatch, type PricedProducts } from '#domain/entry/entryBatch.ts';
import { type EntryLine, isOwnLine, ownLineId } from '#domain/entry/entryLine.ts';
import { entryTotals } from '#domain/entry/entryTotals.ts';
import type { Catalogue } from '#domain/product/catalogue.ts';
import type { Product } from '#domain/product/product.ts';
import type { QuickEntrySnapshot } from '#machines/ordering/quickEntry/quickEntryMachine.ts';

/** A row of quick entry. `product` is null when it has left the catalogue. */
export interface EntryRow {
  readonly lineId: number;
  readonly productKey: number;
  readonly product: Product | null;
  readonly isExcluded: boolean;
}

type Lines = ReadonlyMap<number, EntryLine>;

/** Whether anything can be typed into the row. */
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

/** One row per product, and one right behind it for each further line. */
export function rowsOfProducts(
  products: readonly Product[],
  furtherLines: readonly number[],
  lines: Lines,
  catalogue: Catalogue,
): readonly EntryRow[] {
  const further = new Map<number | undefined, number[]>();
  for (const lineId of furtherLines) {
    const productKey = lines.get(lineId)?.productKey;
    further.set(productKey, [...(further.get(productKey) ?? []), lineId]);
  }
  return products.flatMap(({ productKey }) =>
    [ownLineId(productKey), ...(further.get(productKey) ?? [])].map((lineId) => rowOf(lineId, productKey, catalogue)),
  );
}

/** The lines being gone over, in the order they were entered. */
export function rowsOfLines(lineIds: readonly number[], lines: Lines, catalogue: Catalogue): readonly EntryRow[] {
  return lineIds.map((lineId) => rowOf(lineId, lines.get(lineId)?.productKey ?? -lineId, catalogue));
}

/** The lines to go over that still stand somewhere; null while the products of the filters are listed. */
export function reviewedLines({ context: { reviewed, entry, view } }: QuickEntrySnapshot): readonly number[] | null {
  const stands = (id: number) => entry.lines.has(id) || (isOwnLine(id) && view.catalogue.productByKey.has(-id));
  return reviewed?.filter(stands) ?? null;
}

export function areSameIds(left: readonly number[] | null, right: readonly number[] | null): boolean {
  if (left === null || right === null) return left === right;
  return left.length === right.length && left.every((id, place) => id === right[place]);
}

/** What the server said of a line that it did not take. */
export function refusalOf({ context }: QuickEntrySnapshot, lineId: number): string | null {
  const refused = context.entry.lineErrors.find((error) => error.cartLineItem.id === lineId);
  return refused?.message ?? refused?.errors[0] ?? null;
}

/** Lines that want mending, here or by what the server said of them. */
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

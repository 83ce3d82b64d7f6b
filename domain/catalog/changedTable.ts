import type { Product } from '../product/product.ts';
import { compareCodes, compareDescriptions } from '../product/productOrder.ts';
import type { ProductTable } from '../product/productTable.ts';
import type { PackedCatalogue } from './packedCatalogue.ts';
import { tableOfPacked } from './packedTable.ts';

/** How many of the sorted positions come before one that is not among them. */
function countBefore(places: readonly number[], isBefore: (place: number) => boolean): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(places[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The products of the named version with the differences of a response applied. */
export function tableWithChanges(table: ProductTable, { removedKeys, ...answer }: PackedCatalogue): ProductTable {
  const changed = tableOfPacked({ removedKeys, ...answer });
  const { size } = table;
  const replaced = new Set<number>();
  const replace = (productKey: number) => {
    const place = table.placeOf(productKey);
    if (place !== undefined) replaced.add(place);
  };
  removedKeys.forEach(replace);
  for (let place = 0; place < changed.size; place += 1) replace(changed.keyAt(place));

  /** The merged order: changed products are few, and a binary search finds each one's position. */
  function merged(
    kept: readonly number[],
    added: readonly number[],
    compare: (left: Product, right: Product) => number,
  ): readonly number[] {
    const unchanged = kept.filter((place) => !replaced.has(place));
    const order: number[] = [];
    let taken = 0;
    for (const place of added) {
      const product = changed.at(place);
      const before = countBefore(unchanged, (other) => compare(table.at(other), product) < 0);
      while (taken < before) {
        order.push(unchanged[taken] ?? 0);
        taken += 1;
      }
      order.push(size + place);
    }
    return [...order, ...unchanged.slice(taken)];
  }

  const either =
    <Value>(kept: (place: number) => Value, added: (place: number) => Value) =>
    (place: number) =>
      place < size ? kept(place) : added(place - size);
  return {
    size: size + changed.size,
    byDescription: merged(table.byDescription, changed.byDescription, compareDescriptions),
    byCode: merged(table.byCode, changed.byCode, compareCodes),
    carriesCodes: table.carriesCodes || changed.carriesCodes,
    carriesBrands: table.carriesBrands || changed.carriesBrands,
    placeOf: (productKey) => {
      const added = changed.placeOf(productKey);
      if (added !== undefined) return size + added;
      const kept = table.placeOf(productKey);
      return kept === undefined || replaced.has(kept) ? undefined : kept;
    },
    at: either(table.at, changed.at),
    keyAt: either(table.keyAt, changed.keyAt),
    categoryAt: either(table.categoryAt, changed.categoryAt),
    sequenceAt: either(table.sequenceAt, changed.sequenceAt),
    brandAt: either(table.brandAt, changed.brandAt),
    pictureAt: either(table.pictureAt, changed.pictureAt),
    searchTextAt: either(table.searchTextAt, changed.searchTextAt),
  };
}

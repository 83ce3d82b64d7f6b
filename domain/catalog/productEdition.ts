import type { ProductTable } from '../product/productTable.ts';
import type { SynonymGroup } from '../search/synonymGroup.ts';
import { tableWithChanges } from './changedTable.ts';
import type { PackedCatalogue } from './packedCatalogue.ts';
import { tableOfPacked } from './packedTable.ts';

/** The products of one version, and the full catalog that differences are computed against. */
export interface ProductEdition {
  version: number;
  whole: Pick<ProductEdition, 'version' | 'products' | 'synonyms'>;
  products: ProductTable;
  /** Null: the default synonyms of every shop. */
  synonyms: readonly SynonymGroup[] | null;
  /** How many products differ from the full catalog. */
  changeCount: number;
}

/** Throws a RangeError for a damaged response. */
export function wholeEdition(answer: PackedCatalogue): ProductEdition {
  const products = tableOfPacked(answer);
  const { version, synonyms = null } = answer;
  return { version, whole: { version, products, synonyms }, products, synonyms, changeCount: 0 };
}

/** The full catalog with the received differences applied. Throws a RangeError for a damaged response. */
export function changedEdition({ whole }: ProductEdition, answer: PackedCatalogue): ProductEdition {
  const changeCount = answer.columns.keySteps.length + answer.removedKeys.length;
  const products = changeCount === 0 ? whole.products : tableWithChanges(whole.products, answer);
  const { version, synonyms = whole.synonyms } = answer;
  return { version, whole, products, synonyms, changeCount };
}

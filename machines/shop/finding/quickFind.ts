import { browse } from '#domain/catalog/browse.ts';
import { ALL_PRODUCTS, NO_FILTERS } from '#domain/catalog/catalogue.ts';
import { shownFilters } from '#domain/catalog/shownFilters.ts';
import type { Product } from '#domain/product/product.ts';
import type { Marks } from '#domain/search/marks.ts';
import type { CatalogueRef } from '../catalogue/catalogueMachine.ts';
import type { Dialogs } from '../opening.ts';
import { isKnownOutOfStock } from '../prices/isKnownOutOfStock.ts';
import type { PricesRef } from '../prices/pricesMachine.ts';
import { listRule, type Shopper } from '../shopper.ts';

const SUGGESTIONS = 8;

export interface FindingInput {
  shopper: Shopper;
  catalogue: CatalogueRef;
  prices: PricesRef;
  dialogs: Dialogs;
}

/** The text in the search box, and whether products may be suggested under it. */
export interface Typed {
  text: string;
  isOffered: boolean;
}

export type QuickFindInput = FindingInput & { typed: Typed };

/** A product whose quantity is typed in place. */
export interface Counted {
  product: Product;
  quantityText: string;
}

export interface Suggested {
  found: readonly Product[];
  marks: Marks | null;
  /** How many matches there are besides those suggested. */
  more: number;
}

export const NOTHING_SUGGESTED: Suggested = { found: [], marks: null, more: 0 };

export interface QuickFindContext extends FindingInput {
  /** What the suggestions are for. */
  text: string;
  suggested: Suggested;
  /** The index of the chosen suggestion; null without a choice. */
  chosen: number | null;
  /** The quantity typed on the chosen suggestion; empty for its default quantity. */
  quantityText: string;
  counted: Counted | null;
}

/** The best matches, as the list of products would show them. */
export function suggest({ shopper, catalogue, prices }: FindingInput, text: string): Suggested {
  if (text.trim() === '') return NOTHING_SUGGESTED;
  const present = catalogue.getSnapshot().context.catalogue;
  const filters = { ...NO_FILTERS, guide: ALL_PRODUCTS, search: text };
  const shown = shownFilters(present, filters, listRule(shopper));
  const isOutOfStock = (productKey: number) => isKnownOutOfStock(prices.getSnapshot(), productKey);
  const listing = browse(present, shown, 'match', { isOutOfStock });
  const count = Math.min(SUGGESTIONS, listing.length);
  const found = Array.from({ length: count }, (_, index) => listing.at(index)).flatMap((one) => one ?? []);
  return { found, marks: listing.marks, more: listing.length - count };
}

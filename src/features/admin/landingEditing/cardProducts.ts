import { createContext, useContext } from 'react';
import { type Catalogue, NO_CATALOGUE } from '#domain/catalog/catalogue.ts';
import type { Finder } from '#domain/search/finder.ts';

/** The products that a card can show. */
export interface CardProducts {
  readonly catalogue: Catalogue;
  /** The search over the products, once it is prepared. */
  readonly finder?: (() => Finder | null) | undefined;
  /** Keys of this week's specials. */
  readonly pushed: readonly number[];
}

export const CardProductsContext = createContext<CardProducts>({ catalogue: NO_CATALOGUE, pushed: [] });

export function useCardProducts(): CardProducts {
  return useContext(CardProductsContext);
}

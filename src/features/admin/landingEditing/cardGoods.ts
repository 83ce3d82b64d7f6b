import { createContext, useContext } from 'react';
import { type Catalogue, NO_CATALOGUE } from '#domain/product/catalogue.ts';

/** The goods that a card can show. */
export interface CardGoods {
  readonly catalogue: Catalogue;
  /** Keys of this week's specials. */
  readonly pushed: readonly number[];
}

export const CardGoodsContext = createContext<CardGoods>({ catalogue: NO_CATALOGUE, pushed: [] });

export function useCardGoods(): CardGoods {
  return useContext(CardGoodsContext);
}

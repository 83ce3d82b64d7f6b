import { createContext, type ReactNode, useContext } from 'react';
import type { CategoryCard } from '#domain/catalog/categoryCards.ts';
import type { Product } from '#domain/product/product.ts';
import type { HeadingLevel } from '../components/text/headingLevel.ts';

/** So many of a category are shown; the rest are a click away. */
export const SHOWN_PRODUCTS = 12;

/** What the page shows of the shop's goods. */
export interface LandingProductCards {
  /** Undefined while it is not known yet, null for one that is not sold. */
  readonly productOf: (productKey: number) => Product | null | undefined;
  /** This week's specials in their order; null while they are not known, how to ask again where they did not come. */
  readonly pushProducts: readonly Product[] | null | { readonly onRetry: () => void };
  /** The first products of a category, and how many it has; null while they are not known. */
  readonly productsOf: (categoryCode: string) => { first: readonly Product[]; total: number } | null;
  /** Null while they are not known. */
  readonly categoryCards: readonly CategoryCard[] | null;
  /** The addresses of a product's picture, in the order they are tried. */
  readonly picturesOf: (file: string | null) => readonly string[];
  readonly showProduct: (product: Product, headingLevel: HeadingLevel) => ReactNode;
}

const NOTHING_KNOWN: LandingProductCards = {
  productOf: () => undefined,
  pushProducts: null,
  productsOf: () => null,
  categoryCards: null,
  picturesOf: () => [],
  showProduct: () => null,
};

/** The product data for the `LandingView` inside. */
export const LandingProductCardsContext = createContext<LandingProductCards>(NOTHING_KNOWN);

export function useLandingProductCards(): LandingProductCards {
  return useContext(LandingProductCardsContext);
}

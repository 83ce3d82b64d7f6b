import { createContext, type ReactNode, useContext } from 'react';
import type { CategoryCard } from '#domain/catalog/categoryCards.ts';
import type { Product } from '#domain/product/product.ts';
import type { HeadingLevel } from '../components/text/headingLevel.ts';

/** The number of products shown per category; a link leads to the others. */
export const SHOWN_PRODUCTS = 12;

/** The product data of the page. */
export interface LandingProductCards {
  /** Undefined while it is unknown, null for a product that is not sold. */
  readonly productOf: (productKey: number) => Product | null | undefined;
  /** This week's specials in order; null until they are known, a retry after a failure. */
  readonly pushProducts: readonly Product[] | null | { readonly onRetry: () => void };
  /** The first products of a category and their number; null until they are known. */
  readonly productsOf: (categoryCode: string) => { first: readonly Product[]; total: number } | null;
  /** Null until they are known. */
  readonly categoryCards: readonly CategoryCard[] | null;
  /** The addresses of a product's picture, in the order of attempts. */
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

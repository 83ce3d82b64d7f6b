import { type ComponentType, createContext } from 'react';
import type { CartLine } from '#domain/cart/cart.ts';
import type { Product } from '#domain/product/product.ts';
import type { CartRowsRef } from '#machines/ordering/cartRows/cartRowsMachine.ts';

export interface LineQuantityProps {
  readonly rows: CartRowsRef;
  readonly line: CartLine;
  readonly product: Product;
  /** It comes in the place of the button that had the focus. */
  readonly takesFocus: boolean;
}

interface LineQuantities {
  readonly rows: CartRowsRef;
  readonly Quantity: ComponentType<LineQuantityProps>;
}

/** What changes a line of the cart where its product stands; null: it is changed in the cart. */
export const LineQuantitiesContext = createContext<LineQuantities | null>(null);

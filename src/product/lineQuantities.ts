import { type ComponentType, createContext, type ReactNode } from 'react';
import type { CartLine } from '#domain/cart/cart.ts';
import type { Product } from '#domain/product/product.ts';
import type { CartRowsRef } from '#machines/ordering/cartRows/cartRowsMachine.ts';

export interface LineQuantityProps {
  readonly rows: CartRowsRef;
  readonly line: CartLine;
  readonly product: Product;
  /** Rendered while it loads and if it fails to load. */
  readonly button: ReactNode;
  /** Whether the button had the focus. */
  readonly takesFocus: boolean;
}

interface LineQuantities {
  readonly rows: CartRowsRef;
  readonly Quantity: ComponentType<LineQuantityProps>;
}

/** Edits a cart line beside its product; null: it is edited in the cart. */
export const LineQuantitiesContext = createContext<LineQuantities | null>(null);

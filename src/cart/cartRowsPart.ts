import type { ComponentType } from 'react';
import type { LineSurroundings } from '#machines/ordering/cartLineDialog/lineSurroundings.ts';
import type { cartRowsMachine } from '#machines/ordering/cartRows/cartRowsMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import type { LineQuantityProps } from '../product/lineQuantities.ts';

/** Cart lines that are edited in place: in the cart, and on the cards of their products. */
export interface CartRowsPart {
  readonly cartRows: {
    readonly logic: typeof cartRowsMachine;
    readonly input: (entry: { readonly shop: Shop }) => { surroundings: LineSurroundings };
  };
  /** The flow of one row is a separate chunk. */
  readonly fetchRow: () => Promise<unknown>;
  readonly LineQuantity: ComponentType<LineQuantityProps>;
}

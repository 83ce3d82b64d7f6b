import type { CartLine } from '../cart/cart.ts';
import { decimal, ZERO } from '../decimal.ts';
import type { Lookup } from '../lookup.ts';
import type { Product } from '../product/product.ts';
import { convert, stockConversion } from '../product/units.ts';
import type { GuideLine } from './guidePatch.ts';

/** A quantity of the cart in one sell-by unit, at most 2 decimals. */
export type UnitQuantity = Pick<GuideLine, 'orderQuantity' | 'unitOfMeasure'>;

/** A product that is in the cart in several units, with the one that a guide can store. */
export interface ReducedProduct {
  productKey: number;
  kept: UnitQuantity;
  left: readonly UnitQuantity[];
}

/** The cart as a guide, in cart order. */
export interface CartAsGuide {
  lines: readonly GuideLine[];
  reduced: readonly ReducedProduct[];
  /** Cart products that are no longer in the catalog. */
  leftOut: number;
}

type Units = Lookup<Pick<Product, 'sellBys' | 'priceBys'>>;
type CartQuantity = Pick<CartLine, 'productKey' | 'orderQuantity' | 'unitOfMeasure'>;

/** Lines of one product: those of the same unit are one quantity. */
function byUnit(lines: readonly CartQuantity[]): UnitQuantity[] {
  const quantities = new Map<string, number>();
  for (const { unitOfMeasure, orderQuantity } of lines) {
    const before = decimal(quantities.get(unitOfMeasure) ?? 0);
    quantities.set(unitOfMeasure, before.plus(orderQuantity).toNumber());
  }
  return [...quantities].map(([unitOfMeasure, orderQuantity]) => ({ orderQuantity, unitOfMeasure }));
}

/**
 * The cart as an order guide (specification 2, readings 60). A product occurs once in a guide: the unit with the
 * largest quantity in stock units wins; the first of equals.
 */
export function cartAsGuide(cartLines: readonly CartQuantity[], products: Units): CartAsGuide {
  const byProduct = new Map<number, CartQuantity[]>();
  for (const line of cartLines) byProduct.set(line.productKey, [...(byProduct.get(line.productKey) ?? []), line]);
  const lines: GuideLine[] = [];
  const reduced: ReducedProduct[] = [];
  for (const [productKey, ofProduct] of byProduct) {
    const product = products.get(productKey);
    if (!product) continue;
    const amount = ({ orderQuantity, unitOfMeasure }: UnitQuantity) => {
      const factor = stockConversion(product, unitOfMeasure);
      return factor ? convert(decimal(orderQuantity), factor) : ZERO;
    };
    const [first, ...others] = byUnit(ofProduct).toSorted((left, right) => amount(right).cmp(amount(left)));
    if (!first) continue;
    lines.push({ productKey, ...first, sequence: lines.length + 1 });
    if (others.length > 0) reduced.push({ productKey, kept: first, left: others });
  }
  return { lines, reduced, leftOut: byProduct.size - lines.length };
}

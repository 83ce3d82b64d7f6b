import { quantityProblem } from '../cart/typedQuantity.ts';
import { ZERO } from '../decimal.ts';
import { lineExtension } from '../product/pricing.ts';
import type { Product } from '../product/product.ts';
import { isMultipleOf, parseQuantity, quantityAsTyped } from '../quantity.ts';
import { shopText } from '../texts/shopText.ts';
import { type LineOffer, multipleOf } from './orderAgain.ts';

/** A line as it would be added to the cart, with the text of its quantity field. */
export interface TypedOffer extends LineOffer {
  text: string;
  /** Why the text is not a quantity of this unit; null when it is one. 0 leaves the line out. */
  problem: string | null;
}

/** The offer in the typed quantity; undefined when nothing was typed and the field shows the ordered quantity. */
export function typedOffer(offer: LineOffer, product: Product, typed: string | undefined): TypedOffer {
  if (typed === undefined) return { ...offer, text: quantityAsTyped(offer.quantity), problem: null };
  const multiple = multipleOf(product, offer.unit);
  const quantity = parseQuantity(typed) ?? ZERO;
  const isMultiple = isMultipleOf(quantity, multiple);
  const problem =
    quantityProblem(typed) ??
    (isMultiple ? null : shopText('entry.enterMultiple', { multiple: quantityAsTyped(multiple) }));
  const { unit, priceUnit, unitPrice } = offer;
  const extension = lineExtension(product, { quantity, sellUnit: unit, priceUnit, unitPrice });
  return { ...offer, quantity, extension: problem === null ? extension : null, text: typed, problem };
}

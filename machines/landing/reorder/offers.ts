import type { CartLine } from '#domain/cart/cart.ts';
import type { OrderLine } from '#domain/order/order.ts';
import { type AgainRules, orderAgain, type Today } from '#domain/order/orderAgain.ts';
import type { DueProduct, Reorder } from '#domain/order/reorder.ts';
import type { Product } from '#domain/product/product.ts';
import { batchOf } from '../../history/orderAgain/orderAgainBatch.ts';
import { type OrderAgainState, openedOrder, weighed } from '../../history/orderAgain/orderAgainState.ts';

/** What can be ordered again, with today's products and prices for the due ones. */
export interface Offers extends Reorder {
  today: Today;
}

/** The due products are lines of an order that was not sent yet. `lines` and `due` have the same order. */
export interface Reordering extends OrderAgainState {
  lastOrder: Reorder['lastOrder'];
  guides: Reorder['guides'];
  due: readonly DueProduct[];
  /** Every due product is on screen, not only the first ones. */
  isWhole: boolean;
}

export const NOTHING_OFFERED: Reordering = {
  ...openedOrder(null),
  lastOrder: null,
  guides: [],
  due: [],
  isWhole: false,
};

function lineOf({ productKey, quantity, unitOfMeasure }: DueProduct, product: Product, id: number): OrderLine {
  return {
    id,
    productKey,
    productCode: product.productCode,
    formattedProductCode: product.formattedProductCode,
    description: product.description,
    unitOfMeasure,
    orderQuantity: quantity,
    unitOfMeasure_Prc: product.pricingUM,
    productText1: null,
    productText2: null,
    caseQuantity: 0,
    priceConversion: 1,
    isOverridePrice: false,
    isEstimate: false,
  };
}

/** Leaves out due products that cannot be bought today as usual, for example in a unit that is gone. */
export function offered({ lastOrder, guides, due, today }: Offers, settings: AgainRules): Reordering {
  const found = due.flatMap((one, index) => {
    const product = today.productByKey.get(one.productKey);
    const line = product && lineOf(one, product, index + 1);
    const [outcome] = line ? orderAgain([line], today, settings, {}) : [];
    return line && outcome && outcome.kind !== 'impossible' && outcome.offer ? [{ one, line }] : [];
  });
  const lines = found.map(({ line }) => line);
  const again = { ...openedOrder(null), lines, settings };
  return {
    ...again,
    ...weighed({ ...again, today }),
    lastOrder,
    guides,
    due: found.map(({ one }) => one),
    isWhole: false,
  };
}

export function hasOffers({ lastOrder, guides, due }: Pick<Reordering, 'lastOrder' | 'guides' | 'due'>): boolean {
  return lastOrder !== null || guides.length > 0 || due.length > 0;
}

/** The due lines whose product is not in the cart. */
export function missingLines(
  lines: readonly OrderLine[],
  cart: readonly Pick<CartLine, 'productKey'>[],
): readonly OrderLine[] {
  return lines.filter(({ productKey }) => !cart.some((line) => line.productKey === productKey));
}

/** These lines, ready to send, without those whose product was added to the cart in the meantime. */
export function batchOfDue(
  known: Reordering & { settings: AgainRules },
  wanted: readonly number[],
  cart: readonly CartLine[],
  idempotencyKey: string,
) {
  const sent = new Set(
    missingLines(known.lines, cart)
      .map(({ id }) => id)
      .filter((id) => wanted.includes(id)),
  );
  const leftOut = new Set(known.lines.map(({ id }) => id).filter((id) => !sent.has(id)));
  const { batch, message, remarks } = batchOf({ ...known, leftOut }, cart, idempotencyKey);
  return { batch, message, remarks, leftOut };
}

import { isOutOfStock } from '#domain/product/stock.ts';
import type { PricesSnapshot } from './pricesMachine.ts';

/** Whether it is known by now that nothing of a product can be promised. */
export function isKnownOutOfStock({ context }: PricesSnapshot, productKey: number): boolean {
  const stock = context.known[productKey]?.uncommitted;
  return stock != null && isOutOfStock(stock);
}

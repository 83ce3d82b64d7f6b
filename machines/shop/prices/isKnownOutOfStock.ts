import { isOutOfStock } from '#domain/product/stock.ts';
import type { PricesSnapshot } from './pricesMachine.ts';

/** Whether a product is known to have nothing available to promise. */
export function isKnownOutOfStock({ context }: PricesSnapshot, productKey: number): boolean {
  const stock = context.known[productKey]?.uncommitted;
  return stock != null && isOutOfStock(stock);
}

import type { PricesSnapshot } from './pricesMachine.ts';

/** Whether the price of a product could not be loaded and is not known from before. */
export function isPriceMissing({ context }: PricesSnapshot, productKey: number): boolean {
  return context.unanswered.includes(productKey) && context.known[productKey] === undefined;
}

/** Whether the price of any product is missing. */
export function isSomePriceMissing({ context }: PricesSnapshot): boolean {
  return context.unanswered.some((productKey) => context.known[productKey] === undefined);
}

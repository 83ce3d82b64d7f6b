import type { PricesSnapshot } from './pricesMachine.ts';

/** Whether the price of a product did not come when it was asked for, and is not known from before. */
export function isPriceMissing({ context }: PricesSnapshot, productKey: number): boolean {
  return context.unanswered.includes(productKey) && context.known[productKey] === undefined;
}

/** Whether that is so of any product. */
export function isSomePriceMissing({ context }: PricesSnapshot): boolean {
  return context.unanswered.some((productKey) => context.known[productKey] === undefined);
}

/** Order numbers stay below those that the shop gives to its own orders (500001 onwards). */
export const ORDERS_LIMIT = 399_000;

const BEFORE_FIRST_ORDER = 100_000;
const BEFORE_FIRST_INVOICE = 700_000;

/** The highest number that the invoice of an order can have. */
export const HIGHEST_INVOICE_NUMBER = BEFORE_FIRST_INVOICE + ORDERS_LIMIT;

export function orderNumber(orderId: number): string {
  return String(BEFORE_FIRST_ORDER + orderId);
}

export function invoiceNumber(orderId: number): string {
  return String(BEFORE_FIRST_INVOICE + orderId);
}

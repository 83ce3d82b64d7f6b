export const ORDERS_LIMIT = 1_000_000;

/** Order numbers of these stay below those that the shop gives to its own orders (500001 onwards). */
const SHORT_NUMBERS = 399_000;
const BEFORE_FIRST_ORDER = 100_000;
const BEFORE_FIRST_INVOICE = 700_000;
/** Later orders have longer numbers, which neither the shop's orders nor the accounts reach. */
export const BEFORE_LONG_NUMBERS = 100_000_000;

/** The highest number that the invoice of an order can have, unless it is a long one. */
export const HIGHEST_INVOICE_NUMBER = BEFORE_FIRST_INVOICE + SHORT_NUMBERS;

const numberOf = (orderId: number, before: number) =>
  String(orderId + before + (orderId > SHORT_NUMBERS ? BEFORE_LONG_NUMBERS : 0));

export const orderNumber = (orderId: number): string => numberOf(orderId, BEFORE_FIRST_ORDER);

export const invoiceNumber = (orderId: number): string => numberOf(orderId, BEFORE_FIRST_INVOICE);

import type { Decimal } from '../decimal.ts';
import { formatMoney } from '../money.ts';

/** Why an order on account is refused or questioned, where the specification gives no text of its own. */
export const orderReasons = {
  addressMissing: 'Add a delivery address before you submit this order.',
  overCreditLimit: (excess: Decimal, limit: Decimal) =>
    `This order takes your account ${formatMoney(excess)} over its credit limit of ${formatMoney(limit)}.`,
  /** Without amounts, while pricing is hidden. */
  overHiddenLimit: 'This order takes your account over its credit limit.',
} as const;

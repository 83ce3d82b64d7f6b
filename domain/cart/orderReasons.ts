import type { Decimal } from '../decimal.ts';
import { formatMoney } from '../money.ts';
import { cartText } from '../texts/cartText.ts';

/** Why an order on account is refused or questioned, where the specification gives no text of its own. */
export const orderReasons = {
  overCreditLimit: (excess: Decimal, limit: Decimal) =>
    cartText('orderReasons.thisOrderTakesYourAccountOver', { excess: formatMoney(excess), limit: formatMoney(limit) }),
  /** Without amounts, while pricing is hidden. */
} as const;

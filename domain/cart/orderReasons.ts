import type { Decimal } from '../decimal.ts';
import { formatMoney } from '../money.ts';
import { cartText } from '../texts/cartText.ts';

/** The texts of refused or questioned orders on account that the specification does not give. */
export const orderReasons = {
  overCreditLimit: (excess: Decimal, limit: Decimal) =>
    cartText('orderReasons.thisOrderTakesYourAccountOver', { excess: formatMoney(excess), limit: formatMoney(limit) }),
  /** The text without amounts, while pricing is hidden. */
} as const;

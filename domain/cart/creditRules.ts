import type { Decimal } from '../decimal.ts';
import { ZERO } from '../decimal.ts';
import { cartText } from '../texts/cartText.ts';
import { orderReasons } from './orderReasons.ts';

/** What an account owes and has ordered, and what it may: all in US dollars. */
export interface Credit {
  limit: Decimal;
  balance: Decimal;
  onOrder: Decimal;
}

/** That an order takes the account over its limit (readings 140); null where it does not, or no limit is known. */
export function creditProblem(
  total: Decimal,
  credit: Credit | null,
  { hidePricing }: { hidePricing: boolean },
): string | null {
  if (!credit) return null;
  const excess = credit.balance.plus(credit.onOrder).plus(total).minus(credit.limit);
  if (excess.lte(ZERO)) return null;
  return hidePricing ? cartText('orderReasons.overHiddenLimit') : orderReasons.overCreditLimit(excess, credit.limit);
}

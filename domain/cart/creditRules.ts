import type { Decimal } from '../decimal.ts';
import { ZERO } from '../decimal.ts';
import { formatMoney } from '../money.ts';
import type { Reason } from '../refusal/coded.ts';
import { cartText } from '../texts/cartText.ts';

/** The balance, the open orders and the credit limit of an account, all in US dollars. */
export interface Credit {
  limit: Decimal;
  balance: Decimal;
  onOrder: Decimal;
}

/**
 * The problem of an order that exceeds the credit limit (readings 140); null when it does not, or when no limit is
 * known.
 */
export function creditProblem(
  total: Decimal,
  credit: Credit | null,
  { hidePricing }: { hidePricing: boolean },
): Reason | null {
  if (!credit) return null;
  const excess = credit.balance.plus(credit.onOrder).plus(total).minus(credit.limit);
  if (excess.lte(ZERO)) return null;
  if (hidePricing) return { code: 'overHiddenLimit', text: cartText('orderReasons.overHiddenLimit') };
  const params = { excess: formatMoney(excess), limit: formatMoney(credit.limit) };
  return { code: 'overCreditLimit', params, text: cartText('orderReasons.overCreditLimit', params) };
}

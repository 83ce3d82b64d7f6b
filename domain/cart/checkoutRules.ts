import type { Decimal } from '../decimal.ts';
import { decimal } from '../decimal.ts';
import { formatMoney } from '../money.ts';
import { texts } from '../texts.ts';
import { type ChosenHeader, type HeaderRules, shipToOf } from './header.ts';

/** Why a line total stays under a minimum; empty when it does not, and when it is equal (readings 9). The total is named only where prices are shown. */
export function belowMinimum(
  lineTotal: Decimal,
  minimum: number | string | null,
  { hidePricing }: { hidePricing: boolean },
): string[] {
  if (minimum === null || lineTotal.gte(decimal(minimum))) return [];
  return [
    ...(hidePricing ? [] : [texts.checkout.currentTotal(formatMoney(lineTotal))]),
    texts.checkout.minimumAmount(formatMoney(decimal(minimum))),
  ];
}

/** Why an order stays under the minimum of its ship-to; picking up has no minimum. */
export function minimumProblems(
  lineTotal: Decimal,
  chosen: Pick<ChosenHeader, 'shipToCode'>,
  rules: HeaderRules,
  pricing: { hidePricing: boolean },
): string[] {
  return rules.isPickup ? [] : belowMinimum(lineTotal, shipToOf(chosen, rules)?.minimumOrderAmount ?? null, pricing);
}

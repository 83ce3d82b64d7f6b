import type { Decimal } from '../decimal.ts';
import { decimal, toWire, ZERO } from '../decimal.ts';
import { formatMoney, MONEY_PLACES } from '../money.ts';
import type { Reason } from '../refusal/coded.ts';
import { checkoutText } from '../texts/checkoutText.ts';
import type { Cart } from './cart.ts';
import { type ChosenHeader, type HeaderRules, shipToOf } from './header.ts';

/**
 * Why a line total is below a minimum; empty when it is not, and when it is equal (readings 9). The text names the
 * total only where prices are shown.
 */
export function belowMinimum(
  lineTotal: Decimal,
  minimum: number | string | Decimal | null,
  { hidePricing }: { hidePricing: boolean },
): Reason[] {
  if (minimum === null || lineTotal.gte(decimal(minimum))) return [];
  const [total, least] = [formatMoney(lineTotal), formatMoney(decimal(minimum))];
  const currentTotal: Reason = {
    code: 'currentTotal',
    params: { total },
    text: checkoutText('checkout.currentTotal', { amount: total }),
  };
  return [
    ...(hidePricing ? [] : [currentTotal]),
    {
      code: 'minimumAmount',
      params: { minimum: least },
      text: checkoutText('checkout.minimumAmount', { amount: least }),
    },
  ];
}

function minimumOf(chosen: Pick<ChosenHeader, 'shipToCode'>, rules: HeaderRules): string | null {
  return shipToOf(chosen, rules)?.minimumOrderAmount ?? null;
}

/** Why an order is below the minimum of its ship-to; pickup has no minimum. */
export function minimumProblems(
  lineTotal: Decimal,
  chosen: Pick<ChosenHeader, 'shipToCode'>,
  rules: HeaderRules,
  pricing: { hidePricing: boolean },
): Reason[] {
  return belowMinimum(lineTotal, minimumOf(chosen, rules), pricing);
}

/** The amount that a cart lacks of its ship-to's minimum, as the API returns it. */
export function minimumShortfall(
  lineTotal: Decimal,
  chosen: Pick<ChosenHeader, 'shipToCode'>,
  rules: HeaderRules,
  { hidePricing }: { hidePricing: boolean },
): Pick<Cart, 'isBelowMinimum' | 'minimumShort'> {
  const short = decimal(minimumOf(chosen, rules) ?? ZERO).minus(lineTotal);
  const isBelowMinimum = short.gt(ZERO);
  if (hidePricing) return { isBelowMinimum };
  return { isBelowMinimum, minimumShort: isBelowMinimum ? toWire(short, MONEY_PLACES) : 0 };
}

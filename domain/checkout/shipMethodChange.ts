import { belowMinimum } from '../cart/checkoutRules.ts';
import { decimal } from '../decimal.ts';
import { formatDate } from '../formatDate.ts';
import { formatMoney } from '../money.ts';
import type { ShipMethod } from '../session/user.ts';
import { checkoutText } from '../texts/checkoutText.ts';
import { NO_OFFER, type Offer } from './offer.ts';
import { shipMethodTexts } from './shipMethodTexts.ts';

/** The same cart with two ship methods. `dates`: the possible dates of the second one. */
export interface MethodComparison {
  before: Offer;
  after: Offer;
  dates: readonly string[];
}

export const NO_COMPARISON: MethodComparison = { before: NO_OFFER, after: NO_OFFER, dates: [] };

function chargeChange(from = 0, to = 0): string[] {
  if (from === to) return [];
  const [before, after] = [formatMoney(decimal(from)), formatMoney(decimal(to))];
  if (to === 0) return [checkoutText('shipMethod.chargeDropped', { amount: before })];
  return [
    from === 0
      ? checkoutText('shipMethod.chargeAdded', { amount: after })
      : checkoutText('shipMethod.chargeMoved', { to: after, from: before }),
  ];
}

function amountChange(from: number | undefined, to: number | undefined, text: (from: string, to: string) => string) {
  if (from === undefined || to === undefined || from === to) return [];
  return [text(formatMoney(decimal(from)), formatMoney(decimal(to)))];
}

function minimumChange({ before, after }: MethodComparison): string[] {
  const { isBelowMinimum, minimumShort } = after.cart;
  if (before.cart.isBelowMinimum && !isBelowMinimum) return [checkoutText('shipMethod.noMinimum')];
  const { lineTotal } = after.estimate;
  if (!isBelowMinimum || lineTotal === undefined || minimumShort === undefined) return [];
  const minimum = decimal(lineTotal).plus(minimumShort);
  return belowMinimum(decimal(lineTotal), minimum, { hidePricing: false }).map(({ text }) => text);
}

/** The effects of another ship method on a cart, a sentence each; empty for an empty cart. */
export function methodChanges(comparison: MethodComparison, to: ShipMethod): readonly string[] {
  const { before, after, dates } = comparison;
  if (after.cart.lines.length === 0) return [];
  const { deliveryDate } = after.cart.header;
  return [
    ...chargeChange(before.estimate.addOnCharges, after.estimate.addOnCharges),
    ...amountChange(before.estimate.tax, after.estimate.tax, shipMethodTexts.taxMoved),
    ...amountChange(before.estimate.total, after.estimate.total, shipMethodTexts.totalMoved),
    ...minimumChange(comparison),
    ...(deliveryDate === null || dates.includes(deliveryDate)
      ? []
      : [shipMethodTexts.dateLost[to](formatDate(deliveryDate))]),
  ];
}

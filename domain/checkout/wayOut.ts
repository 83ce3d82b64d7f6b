import { decimal } from '../decimal.ts';
import { formatMoney } from '../money.ts';
import { checkoutText } from '../texts/checkoutText.ts';
import { type CartWorth, type DeliveryRules, findShipTo, shipToProblems, shipToRefusal } from './delivery.ts';
import { cartProblems, type Offer } from './offer.ts';

type Rules = Pick<DeliveryRules, 'shipTos' | 'noAddressText' | 'undeliverableText'> & { offersPickup: boolean };

/** How the cart falls short of a minimum, and what can be done; without amounts where prices are hidden. */
function shortText(amounts: { minimum: string; short: string } | null, wayOut: string): string {
  return amounts
    ? checkoutText('wayOut.belowMinimum', { ...amounts, wayOut })
    : checkoutText('wayOut.belowHiddenMinimum', { wayOut });
}

/** Why delivery to this ship-to cannot continue, and what to do; null if the ship-to is fine. */
export function shipToWayOut(code: string, worth: CartWorth, rules: Rules): string | null {
  if (shipToProblems(code, worth, rules).length === 0) return null;
  const { shipTos, offersPickup } = rules;
  const refusal = shipToRefusal(code, rules);
  if (refusal !== null) return checkoutText(offersPickup ? 'wayOut.addressOrPickup' : 'wayOut.address');
  const minimum = findShipTo(shipTos, code)?.minimumOrderAmount ?? null;
  const { lineTotal } = worth;
  const amounts =
    lineTotal && minimum !== null
      ? { minimum: formatMoney(decimal(minimum)), short: formatMoney(decimal(minimum).minus(lineTotal)) }
      : null;
  if (offersPickup) return shortText(amounts, checkoutText('wayOut.addMoreOrPickup'));
  return shortText(amounts, checkoutText(shipTos.length > 1 ? 'wayOut.addMoreOrAddress' : 'wayOut.addMore'));
}

/** Why an order with these problems cannot be placed, and what to do; null without a problem. */
export function orderWayOut({ cart, estimate: { lineTotal } }: Offer, problems: readonly string[]): string | null {
  const [problem = null] = problems;
  if (problem === null) return null;
  if (cartProblems(cart).length > 0) return checkoutText('wayOut.lines');
  const { isBelowMinimum, minimumShort, header } = cart;
  if (!isBelowMinimum || !header.isValid) return problem;
  const amounts =
    lineTotal !== undefined && minimumShort !== undefined
      ? { minimum: formatMoney(decimal(lineTotal).plus(minimumShort)), short: formatMoney(decimal(minimumShort)) }
      : null;
  return shortText(amounts, checkoutText('wayOut.addMore'));
}

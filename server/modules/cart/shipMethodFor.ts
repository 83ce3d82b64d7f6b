import type { HeaderRules } from '#domain/cart/header.ts';
import { allowedShipMethods } from '#domain/session/shipMethod.ts';
import type { ShipMethod } from '#domain/session/user.ts';
import { cartText } from '#domain/texts/cartText.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Buyer } from '../access/caller.ts';
import { isWalkIn } from '../customers/walkIn.ts';

/**
 * The ship method of a buyer. Walk-in business chooses among the site's methods; a method that the site does not allow
 * is refused, and the default is delivery, or pickup if that is the only one. All other customers get delivery,
 * regardless of the request.
 */
export function shipMethodFor(
  { customerKey, site }: Buyer,
  asked: ShipMethod | null,
): Pick<HeaderRules, 'method' | 'noMethodText'> {
  if (!isWalkIn(customerKey)) return { method: 'Delivery', noMethodText: null };
  const allowed = allowedShipMethods(site.settings);
  if (allowed.length === 0) return { method: 'Delivery', noMethodText: cartText('reasons.noShipMethod') };
  if (asked !== null && !allowed.includes(asked)) {
    throw new Refused(409, 'shipMethodRefused', cartText(`reasons.shipMethodRefused.${asked}`), {
      params: { shipMethod: asked },
    });
  }
  const isPickupAlone = !allowed.includes('Delivery');
  return { method: asked ?? (isPickupAlone ? 'Pickup' : 'Delivery'), noMethodText: null };
}

import type { SiteSettings } from '../settings/settings.ts';
import { SHIP_METHODS, type ShipMethod } from './user.ts';

/** How walk-in business may get its goods at this site; anyone else's goods are delivered. */
export function allowedShipMethods({
  allowConsumerPickup,
  allowConsumerDelivery,
}: Pick<SiteSettings, 'allowConsumerPickup' | 'allowConsumerDelivery'>): readonly ShipMethod[] {
  const isAllowed: Readonly<Record<ShipMethod, boolean>> = {
    Pickup: allowConsumerPickup,
    Delivery: allowConsumerDelivery,
  };
  return SHIP_METHODS.filter((method) => isAllowed[method]);
}

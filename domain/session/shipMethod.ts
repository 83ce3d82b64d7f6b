import type { SiteSettings } from '../settings/settings.ts';
import { SHIP_METHODS, type ShipMethod } from './user.ts';

/** The site's ship methods for walk-in business; all other customers get delivery. */
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

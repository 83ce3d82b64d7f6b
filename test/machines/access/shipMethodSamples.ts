import type { DeliveryAddress } from '#domain/address/address.ts';
import type { ShipMethodInput } from '#machines/access/shipMethod/shipMethod.ts';
import { offer } from '../ordering/checkoutSamples.ts';
import { site } from '../samples.ts';

export const home: DeliveryAddress = {
  id: 7,
  key: 'HOME',
  isPrimary: true,
  name: 'Robin Calloway',
  display: 'Home',
  address1: '12 Hill Street',
  address2: null,
  city: 'Portland',
  state: 'ME',
  zip: '04101',
  county: 'Cumberland',
  contact: null,
  phone: null,
  deliveryTime: null,
  minimumOrderAmount: null,
  isValidZipCode: true,
  version: 1,
};
export const island: DeliveryAddress = { ...home, zip: '04852', isValidZipCode: false };
export const costly: DeliveryAddress = { ...home, minimumOrderAmount: 35 };

const both: ShipMethodInput = {
  site: { ...site, zipCodeRestrictionFlag: true },
  previous: null,
  wanted: null,
  refused: null,
};
const allowing = (allowConsumerPickup: boolean, allowConsumerDelivery: boolean): ShipMethodInput => ({
  ...both,
  site: { ...both.site, allowConsumerPickup, allowConsumerDelivery },
});

export const asked = {
  both,
  onlyPickup: allowing(true, false),
  onlyDelivery: allowing(false, true),
  neither: allowing(false, false),
  toDelivery: { ...both, previous: 'Pickup', wanted: 'Delivery' },
  /** Pickup was forbidden while the user had it. */
  insteadOfPickup: { ...allowing(false, true), refused: 'Pickup' },
  toPickup: { ...both, previous: 'Delivery', wanted: 'Pickup' },
} as const satisfies Record<string, ShipMethodInput>;

/** The delivery charge of $5.00 is dropped. */
export const cheaper = {
  before: offer,
  after: { ...offer, estimate: { ...offer.estimate, addOnCharges: 0, total: 96 } },
  dates: ['2026-03-06'],
};
export const alike = { before: offer, after: offer, dates: ['2026-03-05'] };

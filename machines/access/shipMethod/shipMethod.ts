import type { DeliveryAddress } from '#domain/address/address.ts';
import { reasons } from '#domain/cart/reasons.ts';
import { type MethodComparison, NO_COMPARISON } from '#domain/checkout/shipMethodChange.ts';
import { shipMethodTexts as texts } from '#domain/checkout/shipMethodTexts.ts';
import { decimal } from '#domain/decimal.ts';
import { formatMoney } from '#domain/money.ts';
import { allowedShipMethods } from '#domain/session/shipMethod.ts';
import type { ShipMethod } from '#domain/session/user.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import type { AddressApi } from '../../account/addressPorts.ts';

export interface ShipMethodInput {
  site: SiteSettings;
  /** By which the shop was open before; the other one is looked at before it is taken. */
  previous: ShipMethod | null;
  /** The one that was asked for by name. */
  wanted: ShipMethod | null;
  /** By which the shop was open until the site forbade it. */
  refused: ShipMethod | null;
}

/** Where a delivery would go: the address of this order, else the primary one, else the newest (readings 70). */
export interface Destination {
  api: AddressApi;
  address: DeliveryAddress | null;
}

export interface ShipMethodContext extends Destination {
  allowed: readonly ShipMethod[];
  isZipRestricted: boolean;
  previous: ShipMethod | null;
  /** Null while the buyer has to choose. */
  method: ShipMethod | null;
  comparison: MethodComparison;
  /** By which the shop was open, or was to be, until the site forbade it. */
  refused: ShipMethod | null;
}

/** A method that the site does not allow was neither chosen before nor can it be asked for; the only one chooses itself. */
export function startingContext({ site, previous, wanted, refused }: ShipMethodInput): ShipMethodContext {
  const allowed = allowedShipMethods(site);
  const [only = null, ...others] = allowed;
  const among = (method: ShipMethod | null) => (method !== null && allowed.includes(method) ? method : null);
  return {
    allowed,
    isZipRestricted: site.zipCodeRestrictionFlag,
    previous: among(previous),
    method: among(wanted) ?? (others.length === 0 ? only : null),
    api: 'account',
    address: null,
    comparison: NO_COMPARISON,
    refused,
  };
}

/** The site has forbidden the method meanwhile: what is left is chosen among, or taken where it is the only one. */
export function withdrawn({ allowed, method }: ShipMethodContext) {
  const left = allowed.filter((other) => other !== method);
  const [only = null, ...others] = left;
  return { allowed: left, refused: method, method: others.length === 0 ? only : null };
}

/** Why the method that was bought by is not any more; null where none was refused. */
export function refusalOf({ refused, allowed }: ShipMethodContext): string | null {
  if (!refused) return null;
  return allowed.length === 1 ? texts.replaced[refused] : reasons.shipMethodRefused[refused];
}

/** What is to be known about the method that was taken: that it took the place of a refused one, and the minimum of a delivery. */
export function wordsOf(context: ShipMethodContext): string | null {
  const { method, allowed, address } = context;
  const replaced = allowed.length === 1 ? refusalOf(context) : null;
  const minimum = method === 'Delivery' ? address?.minimumOrderAmount : null;
  const words = [replaced, minimum ? texts.minimum(formatMoney(decimal(minimum))) : null];
  return words.filter((text) => text !== null).join(' ') || null;
}

import type { DeliveryAddress } from '#domain/address/address.ts';
import { type MethodComparison, NO_COMPARISON } from '#domain/checkout/shipMethodChange.ts';
import { decimal } from '#domain/decimal.ts';
import { formatMoney } from '#domain/money.ts';
import { allowedShipMethods } from '#domain/session/shipMethod.ts';
import type { ShipMethod } from '#domain/session/user.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { cartText } from '#domain/texts/cartText.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import type { AddressApi } from '../../account/addressPorts.ts';

export interface ShipMethodInput {
  site: SiteSettings;
  /** The method that the shop was open with before. A change is reviewed before it takes effect. */
  previous: ShipMethod | null;
  /** The method that was requested by name. */
  wanted: ShipMethod | null;
  /** The method that the shop was open with until the site disallowed it. */
  refused: ShipMethod | null;
}

/** Where a delivery would go: to this order's address, else the primary one, else the newest (readings 70). */
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
  /** The method that was in use, or requested, until the site disallowed it. */
  refused: ShipMethod | null;
}

/** Methods that the site does not allow are ignored. A single allowed method is chosen automatically. */
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

/** The site has disallowed the method in the meantime: the buyer chooses among the rest, or gets the only one left. */
export function withdrawn({ allowed, method }: ShipMethodContext) {
  const left = allowed.filter((other) => other !== method);
  const [only = null, ...others] = left;
  return { allowed: left, refused: method, method: others.length === 0 ? only : null };
}

/** Why the previous method is no longer available; null if it is available. */
export function refusalOf({ refused, allowed }: ShipMethodContext): string | null {
  if (!refused) return null;
  return allowed.length === 1
    ? checkoutText(`shipMethod.replaced.${refused}`)
    : cartText(`reasons.shipMethodRefused.${refused}`);
}

/** The warning about the chosen method: that it replaced a refused one, and the minimum for a delivery. */
export function wordsOf(context: ShipMethodContext): string | null {
  const { method, allowed, address } = context;
  const replaced = allowed.length === 1 ? refusalOf(context) : null;
  const minimum = method === 'Delivery' ? address?.minimumOrderAmount : null;
  const words = [
    replaced,
    minimum ? checkoutText('shipMethod.minimum', { amount: formatMoney(decimal(minimum)) }) : null,
  ];
  return words.filter((text) => text !== null).join(' ') || null;
}

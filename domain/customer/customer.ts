import { type Static, Type } from 'typebox';
import type { UserType } from '../session/user.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);

/** A delivery address or ship-to; `key` is the ship-to code. */
export const Address = Type.Object({
  id: Type.Integer(),
  key: Type.String(),
  isPrimary: Type.Boolean(),
  name: Type.String(),
  display: Type.String(),
  address1: NullableText,
  address2: NullableText,
  city: NullableText,
  state: NullableText,
  zip: NullableText,
  county: NullableText,
  contact: NullableText,
  phone: NullableText,
  deliveryTime: NullableText,
  minimumOrderAmount: Type.Union([Type.Number(), Type.Null()]),
  isValidZipCode: Type.Boolean(),
});
export type Address = Static<typeof Address>;

export const Customer = Type.Object({
  customerKey: Type.Integer(),
  customerCode: Type.String(),
  name: Type.String(),
  defaultShipto: NullableText,
  defaultPO: NullableText,
  requiredPO: Type.Boolean(),
  shiptos: Type.Array(Address),
});
export type Customer = Static<typeof Customer>;

/** A customer key from a header or the browser's storage; null when the text is not a key. */
export function customerKeyOf(text: unknown): number | null {
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The customer key of walk-in business, which needs a ship method (readings 6). */
export const WALK_IN_CUSTOMER_KEY = 0;

/** A ship-to as this user sees it: consumers see no code. */
export function shipToLabel({ display, key }: Pick<Address, 'display' | 'key'>, userType: UserType): string {
  return userType === 'Consumer' ? display : `${display} (${key})`;
}

type AddressLine = 'name' | 'address1' | 'address2' | 'city' | 'state' | 'zip';

export function addressLines(address: Pick<Address, AddressLine>): string[] {
  const place = [[address.city, address.state].filter(Boolean).join(', '), address.zip].filter(Boolean).join(' ');
  return [address.name, address.address1, address.address2, place].filter((line): line is string => Boolean(line));
}

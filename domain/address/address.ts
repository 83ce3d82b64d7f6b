import { type Static, Type } from 'typebox';
import { Address } from '../customer/customer.ts';

/** A stored delivery address: `version` grows with each change of its form fields. */
export const DeliveryAddress = Type.Object({ ...Address.properties, version: Type.Integer() });
export type DeliveryAddress = Static<typeof DeliveryAddress>;

/** How many addresses a customer can add. Imports may add more. */
export const ADDRESSES_LIMIT = 200;

/** The form fields of an address in order, with their maximum lengths (specification 9). */
export const ADDRESS_LIMITS = {
  display: 25,
  name: 40,
  address1: 40,
  address2: 40,
  city: 20,
  state: 2,
  zip: 10,
  contact: 25,
  phone: 16,
  deliveryTime: 16,
} as const;

export type AddressField = keyof typeof ADDRESS_LIMITS;

export const ADDRESS_FIELDS = Object.keys(ADDRESS_LIMITS) as readonly AddressField[];

/** Consumers can neither see nor set these fields. */
export const BUSINESS_FIELDS: ReadonlySet<AddressField> = new Set(['contact', 'deliveryTime']);

/** An address as the form's text fields; '' means empty. */
export type AddressValues = Readonly<Record<AddressField, string>>;

function valuesBy(read: (field: AddressField) => string): AddressValues {
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, read(field)])) as Record<AddressField, string>;
}

export const NO_ADDRESS: AddressValues = valuesBy(() => '');

export function valuesOf(address: Pick<Address, AddressField>): AddressValues {
  return valuesBy((field) => address[field] ?? '');
}

export function withEachValue(
  values: AddressValues,
  change: (field: AddressField, value: string) => string,
): AddressValues {
  return valuesBy((field) => change(field, values[field]));
}

/** Primary first, then by name. */
export function inOrder<Listed extends Address>(addresses: readonly Listed[]): Listed[] {
  return [...addresses].sort(
    (one, other) =>
      Number(other.isPrimary) - Number(one.isPrimary) ||
      one.display.localeCompare(other.display) ||
      one.key.localeCompare(other.key),
  );
}

/** An address can be deleted only if it is not the primary one, and not the last (specification 2). */
export function isDeletable({ isPrimary }: Pick<Address, 'isPrimary'>, addresses: readonly unknown[]): boolean {
  return !isPrimary && addresses.length > 1;
}

/** The list with a saved or new address: of several primary ones only the last saved one stays primary. */
export function withAddress(addresses: readonly DeliveryAddress[], saved: DeliveryAddress): DeliveryAddress[] {
  const others = addresses
    .filter(({ key }) => key !== saved.key)
    .map((other) => (saved.isPrimary ? { ...other, isPrimary: false } : other));
  return inOrder([...others, saved]);
}

import { type Kysely, sql, type Transaction } from 'kysely';
import type { AddressValues, DeliveryAddress } from '#domain/address/address.ts';
import type { Database } from '../../platform/database/schema.ts';
import { findTermsOfZips, type ZipTerms } from './zipTerms.ts';

/**
 * An address `a` of a customer `c` in API form: its minimum order is the larger one of the zip's and the customer's.
 */
export const addressJson = sql`json_build_object(
  'id', a.id, 'key', a.key, 'isPrimary', a.is_primary, 'name', a.name, 'display', a.display,
  'address1', a.address1, 'address2', a.address2, 'city', a.city, 'state', a.state, 'zip', a.zip,
  'county', a.county, 'contact', a.contact, 'phone', a.phone, 'deliveryTime', a.delivery_time,
  'minimumOrderAmount', greatest(a.minimum_order_amount, c.minimum_order_amount), 'isValidZipCode', a.is_valid_zip_code, 'version', a.version)`;

export const addressOrder = sql`a.is_primary desc, a.display, a.key`;

/** The customer's addresses, the primary one first, in one statement. */
export async function findAddresses(database: Kysely<Database>, customerKey: number): Promise<DeliveryAddress[]> {
  const { rows } = await sql<{ address: DeliveryAddress }>`
    select ${addressJson} as address from address a join customer c using (customer_key) where a.customer_key = ${customerKey} order by ${addressOrder}`.execute(
    database,
  );
  return rows.map(({ address }) => address);
}

export interface LockedCustomer {
  defaultShipTo: string | null;
  lastShipTo: number;
}

/** Locks the customer's addresses and carts until the transaction ends. */
export async function lockAddresses(transaction: Transaction<Database>, customerKey: number): Promise<LockedCustomer> {
  const customer = await transaction
    .selectFrom('customer')
    .select(['default_shipto as defaultShipTo', 'last_ship_to as lastShipTo'])
    .where('customer_key', '=', customerKey)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await transaction
    .selectFrom('cart')
    .select('id')
    .where('customer_key', '=', customerKey)
    .orderBy('id')
    .forUpdate()
    .execute();
  return customer;
}

/** The delivery terms of a zip. */
export async function findZipTerms(database: Kysely<Database>, zip: string): Promise<ZipTerms> {
  const terms = (await findTermsOfZips(database, [zip])).get(zip);
  if (!terms) throw new Error('the zip rules did not answer');
  return terms;
}

function fieldColumns(values: AddressValues) {
  return {
    display: values.display,
    name: values.name,
    address1: values.address1 || null,
    address2: values.address2 || null,
    city: values.city || null,
    state: values.state || null,
    zip: values.zip || null,
    contact: values.contact || null,
    phone: values.phone || null,
    delivery_time: values.deliveryTime || null,
  };
}

function termColumns({ isServed, minimumOrderAmount, weekdays, county }: ZipTerms) {
  return {
    is_valid_zip_code: isServed,
    minimum_order_amount: minimumOrderAmount,
    delivery_weekdays: weekdays,
    county,
  };
}

export interface NewAddress {
  customerKey: number;
  /** Counts the codes that were given. */
  code: number;
  isPrimary: boolean;
  values: AddressValues;
  terms: ZipTerms;
}

export async function insertAddress(
  transaction: Transaction<Database>,
  { customerKey, code, isPrimary, values, terms }: NewAddress,
): Promise<void> {
  await transaction
    .insertInto('address')
    .values({
      customer_key: customerKey,
      key: String(code),
      is_primary: isPrimary,
      ...fieldColumns(values),
      ...termColumns(terms),
    })
    .execute();
  await transaction
    .updateTable('customer')
    .set({ last_ship_to: code })
    .where('customer_key', '=', customerKey)
    .execute();
}

/**
 * Writes the form values, and the terms of a changed zip. A minimum other than the old zip's stays as the lower bound.
 */
export async function updateAddress(
  transaction: Transaction<Database>,
  id: number,
  { values, moved }: { values: AddressValues; moved: { from: ZipTerms; to: ZipTerms } | null },
): Promise<void> {
  await transaction
    .updateTable('address')
    .set(({ eb }) => ({
      ...fieldColumns(values),
      ...(moved && {
        ...termColumns(moved.to),
        minimum_order_amount: sql<string | null>`case
          when minimum_order_amount is distinct from ${moved.from.minimumOrderAmount}::numeric
          then greatest(minimum_order_amount, ${moved.to.minimumOrderAmount}::numeric)
          else ${moved.to.minimumOrderAmount}::numeric end`,
      }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Two statements, so that there are never two primary addresses. The customer's default ship-to changes as well. */
export async function makePrimary(
  transaction: Transaction<Database>,
  customerKey: number,
  { id, key }: Pick<DeliveryAddress, 'id' | 'key'>,
): Promise<void> {
  await transaction
    .updateTable('address')
    .set({ is_primary: false })
    .where('customer_key', '=', customerKey)
    .where('is_primary', '=', true)
    .execute();
  await transaction.updateTable('address').set({ is_primary: true }).where('id', '=', id).execute();
  await transaction
    .updateTable('customer')
    .set({ default_shipto: key })
    .where('customer_key', '=', customerKey)
    .execute();
}

/**
 * Advances the version of carts that go to this address, so that users who have seen them are notified. `isDefault`
 * includes carts without a chosen address.
 */
export async function advanceCartsTo(
  transaction: Transaction<Database>,
  customerKey: number,
  { key, isDefault }: { key: string; isDefault: boolean },
): Promise<void> {
  await transaction
    .updateTable('cart')
    .set(({ eb }) => ({ version: eb('version', '+', 1), prices_disclosed_at: null }))
    .where('customer_key', '=', customerKey)
    .where((eb) => eb.or([eb('ship_to_code', '=', key), ...(isDefault ? [eb('ship_to_code', 'is', null)] : [])]))
    .execute();
}

/** Deletes the address; carts with it change to the primary one. Returns the owners of those carts. */
export async function removeAddress(
  transaction: Transaction<Database>,
  customerKey: number,
  removed: { address: DeliveryAddress; primaryKey: string; isDefault: boolean },
): Promise<number[]> {
  const { address, primaryKey, isDefault } = removed;
  await transaction.deleteFrom('address').where('id', '=', address.id).execute();
  if (isDefault) {
    await transaction
      .updateTable('customer')
      .set({ default_shipto: primaryKey })
      .where('customer_key', '=', customerKey)
      .execute();
  }
  const { rows } = await sql<{ user_id: number }>`
    update cart c set ship_to_code = ${primaryKey}, deleted_ship_to = ${address.display}, version = version + 1,
      prices_disclosed_at = null
    where c.customer_key = ${customerKey} and (c.ship_to_code = ${address.key} or (${isDefault}
      and c.ship_to_code is null and exists (select 1 from cart_line l where l.cart_id = c.id)))
    returning c.user_id`.execute(transaction);
  return rows.map(({ user_id }) => user_id);
}

/** Once a day for the same person and zip. */
export async function logUndeliverableZip(
  database: Kysely<Database>,
  { userId, zip, now }: { userId: number; zip: string; now: Date },
): Promise<void> {
  await sql`
    insert into undeliverable_zip (user_id, zip, asked_at)
    select ${userId}, ${zip}, ${now} where not exists (
      select 1 from undeliverable_zip
      where user_id = ${userId} and zip = ${zip} and asked_at > ${now}::timestamptz - interval '1 day')`.execute(
    database,
  );
}

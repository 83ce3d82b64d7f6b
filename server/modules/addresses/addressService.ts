import type { Kysely, Transaction } from 'kysely';
import {
  ADDRESS_FIELDS,
  ADDRESSES_LIMIT,
  type AddressField,
  type AddressValues,
  BUSINESS_FIELDS,
  type DeliveryAddress,
  isDeletable,
  NO_ADDRESS,
  valuesOf,
  withEachValue,
} from '#domain/address/address.ts';
import { addressProblems, changedFields, tidyField } from '#domain/address/addressRules.ts';
import type { AddressChange } from '#domain/api/addresses.ts';
import { type Problem, textsByField } from '#domain/fields/problem.ts';
import { isPostalCode, tidyPostalCode } from '#domain/postalCode.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { notFound, Refused } from '../../platform/http/refused.ts';
import type { Buyer } from '../access/caller.ts';
import * as repository from './addressRepository.ts';

interface OpenAddresses {
  transaction: Transaction<Database>;
  addresses: DeliveryAddress[];
  customer: repository.LockedCustomer;
}

/**
 * All changes of addresses go through this function: the customer's are locked, read again inside the lock, written and
 * answered in one transaction.
 */
async function changeAddresses<T>(
  database: Kysely<Database>,
  { customerKey }: Buyer,
  apply: (open: OpenAddresses) => Promise<T>,
): Promise<T> {
  return await database.transaction().execute(async (transaction) => {
    const customer = await repository.lockAddresses(transaction, customerKey);
    const addresses = await repository.findAddresses(transaction, customerKey);
    return await apply({ transaction, customer, addresses });
  });
}

function refusedFields(reasons: readonly Problem[]): Refused {
  return new Refused(409, 'invalidFields', reasons[0]?.text ?? accountText('address.unexpected'), {
    reasons,
    extra: { fields: textsByField(reasons) },
  });
}

function found(addresses: readonly DeliveryAddress[], key: string): DeliveryAddress {
  const address = addresses.find((one) => one.key === key);
  if (!address) throw notFound();
  return address;
}

/** The fields that this caller may name, and does. */
function named({ settings }: Buyer, change: AddressChange): AddressField[] {
  const isConsumer = settings.sessionType === 'Consumer';
  return ADDRESS_FIELDS.filter((field) => change[field] !== undefined && !(isConsumer && BUSINESS_FIELDS.has(field)));
}

/** The address with the form values, each field in stored form. */
function changed(before: AddressValues, change: AddressChange, fields: readonly AddressField[]): AddressValues {
  return withEachValue(before, (field, value) =>
    fields.includes(field) ? tidyField(field, change[field] ?? '') : value,
  );
}

/** Whether the address is the default of carts without a chosen one. */
function isDefault({ customer, addresses }: OpenAddresses, { key, isPrimary }: DeliveryAddress): boolean {
  const isKnown = addresses.some((address) => address.key === customer.defaultShipTo);
  return isKnown ? customer.defaultShipTo === key : isPrimary;
}

/** The next code that none of the customer's addresses has or had. */
function nextCode({ addresses, customer }: OpenAddresses): number {
  const numbers = addresses.map(({ key }) => (/^\d{1,9}$/.test(key) ? Number(key) : 0));
  return Math.max(customer.lastShipTo, ...numbers) + 1;
}

async function setPrimary(open: OpenAddresses, { customerKey }: Buyer, address: DeliveryAddress): Promise<void> {
  const before = open.addresses.find((one) => isDefault(open, one));
  await repository.makePrimary(open.transaction, customerKey, address);
  if (before?.key === address.key) return;
  await repository.advanceCartsTo(open.transaction, customerKey, { key: address.key, isDefault: true });
}

/** An address with exactly the same values is not created again, because a repeated request means the same address. */
export async function addAddress(
  database: Kysely<Database>,
  buyer: Buyer,
  change: AddressChange,
): Promise<DeliveryAddress> {
  return await changeAddresses(database, buyer, async (open) => {
    const { transaction, addresses } = open;
    const values = changed(NO_ADDRESS, change, named(buyer, change));
    const problems = addressProblems(values);
    if (problems.length > 0) throw refusedFields(problems);
    const twin = addresses.find((other) => changedFields(valuesOf(other), values).length === 0);
    if (twin) return twin;
    if (addresses.length >= ADDRESSES_LIMIT) {
      const params = { limit: ADDRESSES_LIMIT };
      throw new Refused(409, 'tooManyAddresses', accountText('address.tooMany', params), { params });
    }
    const terms = await repository.findZipTerms(transaction, values.zip);
    const code = nextCode(open);
    const isFirst = !addresses.some((address) => address.isPrimary);
    await repository.insertAddress(transaction, {
      ...{ customerKey: buyer.customerKey, code, values, terms },
      isPrimary: isFirst,
    });
    const added = found(await repository.findAddresses(transaction, buyer.customerKey), String(code));
    if (!change.isPrimary && !isFirst) return added;
    await setPrimary(open, buyer, added);
    return { ...added, isPrimary: true };
  });
}

/**
 * Only changed fields are validated: other fields may have another form if they came from another system, and must not
 * block a correction.
 */
export async function changeAddress(
  database: Kysely<Database>,
  buyer: Buyer,
  key: string,
  change: AddressChange,
): Promise<DeliveryAddress> {
  return await changeAddresses(database, buyer, async (open) => {
    const { transaction, addresses } = open;
    const address = found(addresses, key);
    if (change.version !== undefined && change.version !== address.version) {
      throw new Refused(409, 'staleAddress', accountText('address.changedElsewhere'), { extra: { address } });
    }
    const before = valuesOf(address);
    const values = changed(before, change, named(buyer, change));
    const fields = changedFields(before, values);
    const problems = addressProblems(values, fields);
    if (problems.length > 0) throw refusedFields(problems);
    if (fields.length > 0) {
      const moved = fields.includes('zip')
        ? {
            from: await repository.findZipTerms(transaction, before.zip),
            to: await repository.findZipTerms(transaction, values.zip),
          }
        : null;
      await repository.updateAddress(transaction, address.id, { values, moved });
      await repository.advanceCartsTo(transaction, buyer.customerKey, { key, isDefault: isDefault(open, address) });
    }
    if (change.isPrimary && !address.isPrimary) await setPrimary(open, buyer, address);
    return found(await repository.findAddresses(transaction, buyer.customerKey), key);
  });
}

export async function deleteAddress(
  database: Kysely<Database>,
  buyer: Buyer,
  key: string,
): Promise<{ isSuccess: true; message: string | null }> {
  return await changeAddresses(database, buyer, async (open) => {
    const { transaction, addresses } = open;
    const address = found(addresses, key);
    const primary = addresses.find((one) => one.isPrimary) ?? addresses.find((one) => one !== address);
    if (!isDeletable(address, addresses) || !primary) {
      throw new Refused(409, 'primaryAddress', accountText('address.primaryStays'));
    }
    const movedFor = await repository.removeAddress(transaction, buyer.customerKey, {
      address,
      primaryKey: primary.key,
      isDefault: isDefault(open, address),
    });
    const message = movedFor.includes(buyer.userId)
      ? accountText('address.cartMoved', { display: address.display })
      : null;
    return { isSuccess: true, message };
  });
}

export async function logZip(
  database: Kysely<Database>,
  { userId }: Buyer,
  { zip, now }: { zip: string; now: Date },
): Promise<{ isSuccess: true }> {
  if (!isPostalCode(zip)) throw new Refused(409, 'invalidZip', accountText('address.zip'));
  await repository.logUndeliverableZip(database, { userId, zip: tidyPostalCode(zip), now });
  return { isSuccess: true };
}

import type { AddressValues, DeliveryAddress } from '#domain/address/address.ts';
import type { AddressProblems } from '#domain/address/addressRules.ts';
import type { UserType } from '#domain/session/user.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { failureOf } from '../lib/failure.ts';
import { port } from '../lib/port.ts';

/** Consumers have their own addresses; customers and salespeople use the customer's ship-tos. These are two APIs (specification 6). */
export type AddressApi = 'consumer' | 'account';

export function addressApiOf(userType: UserType): AddressApi {
  return userType === 'Consumer' ? 'consumer' : 'account';
}

export type AddressWrite =
  | { kind: 'add'; values: AddressValues }
  /** Only the changed fields, based on the version that was seen. */
  | { kind: 'change'; key: string; changes: Partial<AddressValues>; version: number }
  | { kind: 'makePrimary'; key: string }
  | { kind: 'delete'; key: string };

export interface SentAddressWrite {
  api: AddressApi;
  write: AddressWrite;
}

/** The server's response. `stale`: someone else changed the address since the version that was seen, and nothing was saved. */
export type AddressAnswer =
  | { kind: 'saved'; address: DeliveryAddress }
  /** `message`: where the user's cart goes now, if it went to this address. */
  | { kind: 'deleted'; message: string | null }
  | { kind: 'refused'; text: string; problems: AddressProblems }
  | { kind: 'stale'; address: DeliveryAddress }
  | { kind: 'gone' };

export const loadAddresses = port<readonly DeliveryAddress[], { api: AddressApi }>('loadAddresses');
export const writeAddress = port<AddressAnswer, SentAddressWrite>('writeAddress');

/** The message for a call without a response. */
export function addressTrouble(error: unknown): string {
  const { kind, detail } = failureOf(error);
  return kind === 'offline' ? frameText('session.noResponse') : detail || accountText('address.unexpected');
}

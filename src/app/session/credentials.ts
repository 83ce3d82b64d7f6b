import { customerKeyOf } from '#domain/customer/customer.ts';
import { isShipMethod } from '#domain/session/user.ts';
import { type Credentials, NO_CREDENTIALS, needsShipMethod } from '#machines/app/session/session.ts';

const KEYS = { token: 'token', customerKey: 'customerKey', shipMethod: 'shipMethod' } as const;

/** The credentials of the running session, and those that local storage has for the next visit. */
export interface CredentialStore {
  current(): Credentials;
  /** The stored credentials; damaged ones count as missing. */
  read(): Credentials;
  /** Stores them for the calls; with `isLasting` false (punchout) local storage stays unchanged. */
  store(credentials: Credentials, isLasting: boolean): void;
}

/** A token with other characters cannot be sent in a header. */
const TOKEN = /^[\x21-\x7e]{1,512}$/;

function write(storage: Storage, key: string, value: string | number | null): void {
  if (value === null) storage.removeItem(key);
  else storage.setItem(key, String(value));
}

/** `onTokenKept` is called when the stored token changes or is deleted. */
export function createCredentialStore(storage: Storage, onTokenKept: () => void = () => undefined): CredentialStore {
  let current = NO_CREDENTIALS;
  return {
    current: () => current,
    read: () => {
      const token = storage.getItem(KEYS.token);
      const customerKey = customerKeyOf(storage.getItem(KEYS.customerKey));
      const kept = storage.getItem(KEYS.shipMethod);
      const shipMethod = isShipMethod(kept) ? kept : null;
      return {
        token: token !== null && TOKEN.test(token) ? token : null,
        customerKey: needsShipMethod(customerKey, shipMethod) ? null : customerKey,
        shipMethod,
      };
    },
    store: (credentials, isLasting) => {
      current = credentials;
      if (!isLasting) return;
      try {
        const before = storage.getItem(KEYS.token);
        write(storage, KEYS.token, credentials.token);
        write(storage, KEYS.customerKey, credentials.customerKey);
        write(storage, KEYS.shipMethod, credentials.shipMethod);
        if (credentials.token !== before) onTokenKept();
      } catch {
        // With full or blocked storage the next visit has to sign in; this visit continues.
      }
    },
  };
}

import { isShipMethod } from '#domain/session/user.ts';
import { type Credentials, NO_CREDENTIALS } from '#machines/session/session.ts';

const KEYS = { token: 'token', customerKey: 'customerKey', shipMethod: 'shipMethod' } as const;

/** The credentials of the running session, and what local storage keeps of them for the next visit. */
export interface CredentialStore {
  current(): Credentials;
  read(): Credentials;
  /** Keeps them for the calls; `isLasting` false (punchout) writes nothing to local storage. */
  store(credentials: Credentials, isLasting: boolean): void;
}

function write(storage: Storage, key: string, value: string | number | null): void {
  if (value === null) storage.removeItem(key);
  else storage.setItem(key, String(value));
}

export function createCredentialStore(storage: Storage): CredentialStore {
  let current = NO_CREDENTIALS;
  return {
    current: () => current,
    read: () => {
      const customerKey = storage.getItem(KEYS.customerKey);
      const shipMethod = storage.getItem(KEYS.shipMethod);
      return {
        token: storage.getItem(KEYS.token),
        customerKey: customerKey !== null && /^\d+$/.test(customerKey) ? Number(customerKey) : null,
        shipMethod: isShipMethod(shipMethod) ? shipMethod : null,
      };
    },
    store: (credentials, isLasting) => {
      current = credentials;
      if (!isLasting) return;
      write(storage, KEYS.token, credentials.token);
      write(storage, KEYS.customerKey, credentials.customerKey);
      write(storage, KEYS.shipMethod, credentials.shipMethod);
    },
  };
}

import { fromPromise } from 'xstate';
import { identifyMachine } from '#machines/access/identify/identifyMachine.ts';
import { selectCustomerMachine } from '#machines/access/selectCustomer/selectCustomerMachine.ts';
import { signInMachine } from '#machines/access/signIn/signInMachine.ts';
import { sessionMachine } from '#machines/app/session/sessionMachine.ts';
import { provideLazyMachine } from '#machines/lib/lazy.ts';
import type { AreaServices } from '../page/areaServices.ts';
import type { CredentialStore } from './session/credentials.ts';
import type { sessionPorts } from './session/sessionPorts.ts';
import type { ShipMethodLoader } from './shipMethodLoader.ts';
import type { ShopLoader } from './shopLoader.ts';

interface SessionHost extends Pick<AreaServices, 'notify'> {
  readonly ports: ReturnType<typeof sessionPorts>;
  readonly credentials: CredentialStore;
  readonly shipMethod: ShipMethodLoader;
  readonly shop: ShopLoader;
  /** Deletes all stored input of this user. */
  readonly clearTyped: (username: string) => void;
  /** Navigates to the page that sets a new password. */
  readonly renewPassword: (resetToken: string) => void;
}

/** The session with its ports: sign-in, customer, and the shop that opens. */
export function provideSession({
  ports,
  credentials,
  shipMethod,
  shop,
  notify,
  clearTyped,
  renewPassword,
}: SessionHost) {
  const selectCustomer = selectCustomerMachine.provide({ actors: { loadCustomers: ports.loadCustomers } });
  return sessionMachine.provide({
    actors: {
      ...ports.actors,
      signIn: signInMachine.provide({ actors: { exchangeGrant: ports.exchangeGrant } }),
      identify: identifyMachine.provide({ actors: { selectCustomer } }),
      loadShipMethod: fromPromise<void>(shipMethod.fetch),
      shipMethod: provideLazyMachine(shipMethod.fetched),
      loadShop: fromPromise<void>(shop.fetch),
      shop: provideLazyMachine(shop.fetched),
    },
    actions: {
      notify,
      storeCredentials: (_, kept) => credentials.store(kept.credentials, !kept.isPunchout),
      revokeToken: ({ context }, { token }) => {
        if (!context.isPunchout) clearTyped(context.user?.username ?? '');
        ports.revoke(token);
      },
      renewPassword: (_, { resetToken }) => renewPassword(resetToken),
    },
  });
}

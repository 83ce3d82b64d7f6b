import * as endpoints from '#domain/api/addresses.ts';
import type { Api } from './apiClient.ts';
import { buyerAt } from './buyer.ts';
import type { tokenOf } from './fixture.ts';

type Username = Parameters<typeof tokenOf>[0];

/** A signed-in user at the calls of the customer's ship-tos. */
export function shipTosOf(api: () => Api, username: Username, customerKey?: number) {
  const { call, ...buyer } = buyerAt(api, username, customerKey);
  return {
    ...buyer,
    list: async () => (await call(endpoints.listAccountAddresses)).body,
    addAddress: (body: object) => call(endpoints.addAccountAddress, { body }),
    change: (key: string, body: object) => call(endpoints.changeAccountAddress, { params: { key }, body }),
    removeAddress: (key: string) => call(endpoints.deleteAccountAddress, { params: { key } }),
  };
}

/** A consumer who calls the address endpoints. */
export function consumerAddressesOf(api: () => Api, username: Username) {
  const { call, ...buyer } = buyerAt(api, username);
  return {
    ...buyer,
    call,
    list: async () => (await call(endpoints.listConsumerAddresses)).body,
    addAddress: (body: object) => call(endpoints.addConsumerAddress, { body }),
    change: (key: string, body: object) => call(endpoints.changeConsumerAddress, { params: { key }, body }),
    removeAddress: (key: string) => call(endpoints.deleteConsumerAddress, { params: { key } }),
    logZip: (zip: string) => call(endpoints.logUndeliverableZip, { params: { zip } }),
  };
}

import { fromPromise } from 'xstate';
import { findPartnerCustomers, type PartnerCustomer } from '#domain/api/partners.ts';
import { type Api, answerOf } from '../api/client.ts';

/** Searches the customers that a user may act for. */
export function customerSearchPorts(api: Api) {
  return {
    findCustomers: fromPromise<readonly PartnerCustomer[], { search: string }>(({ input, signal }) =>
      answerOf(api.call(findPartnerCustomers, { query: input, signal })),
    ),
  };
}

import { fromPromise } from 'xstate';
import { findPartnerCustomers, type PartnerCustomer } from '#domain/api/partners.ts';
import { type Api, answerOf } from '../api/client.ts';

/** Looking up customers for whom somebody may act. */
export function customerSearchPorts(api: Api) {
  return {
    findCustomers: fromPromise<readonly PartnerCustomer[], { search: string }>(({ input, signal }) =>
      answerOf(api.call(findPartnerCustomers, { query: input, signal })),
    ),
  };
}

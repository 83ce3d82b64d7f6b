import { fromPromise } from 'xstate';
import { listAccountAddresses, listConsumerAddresses } from '#domain/api/addresses.ts';
import * as endpoints from '#domain/api/cart.ts';
import { getSettings } from '#domain/api/settings.ts';
import type { MethodComparison } from '#domain/checkout/shipMethodChange.ts';
import type { ShipMethod } from '#domain/session/user.ts';
import type { Destination } from '#machines/access/shipMethod/shipMethod.ts';
import { type Api, answerOf } from '../../../api/client.ts';

const by = (method: ShipMethod | null) => (method === null ? {} : { headers: { 'X-Ship-Method': method } });

async function destination(api: Api): Promise<Destination> {
  const [{ sessionType }, header] = await Promise.all([
    answerOf(api.call(getSettings, {})),
    api.call(endpoints.getCartHeader, by('Delivery')),
  ]);
  const isConsumer = sessionType === 'Consumer';
  const addresses = await answerOf(api.call(isConsumer ? listConsumerAddresses : listAccountAddresses, {}));
  const chosen = header.kind === 'answer' ? header.answer.addressId : null;
  const address = addresses.find(({ id }) => id === chosen) ?? addresses[0] ?? null;
  return { api: isConsumer ? 'consumer' : 'account', address };
}

async function offerBy(api: Api, method: ShipMethod | null) {
  const [cart, estimate] = await Promise.all([
    answerOf(api.call(endpoints.getCart, by(method))),
    answerOf(api.call(endpoints.getEstimate, by(method))),
  ]);
  return { cart, estimate };
}

async function compare(api: Api, from: ShipMethod | null, to: ShipMethod | null): Promise<MethodComparison> {
  const [before, after, { dates }] = await Promise.all([
    offerBy(api, from),
    offerBy(api, to),
    answerOf(api.call(endpoints.getValidDates, { query: {}, ...by(to) })),
  ]);
  return { before, after, dates };
}

/** The delivery address, and the cost of the cart by either ship method. */
export function shipMethodPorts(api: Api) {
  return {
    loadDestination: fromPromise<Destination>(() => destination(api)),
    compareMethods: fromPromise<MethodComparison, { from: ShipMethod | null; to: ShipMethod | null }>(({ input }) =>
      compare(api, input.from, input.to),
    ),
  };
}

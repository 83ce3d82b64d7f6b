import type { Socket } from 'node:net';
import type { Runtime } from '../../platform/runtime.ts';
import type { ReceivedCart } from './receivedCart.ts';
import { orderRequest, readStatus } from './setupRequest.ts';

const PATIENCE_MS = 10_000;

/** The shop's own address, as this very connection found it. */
export function shopAddress({ localAddress = '127.0.0.1', localPort }: Socket): string {
  const name = localAddress.replace('::ffff:', '');
  return `http://${name.includes(':') ? `[${name}]` : name}:${localPort}`;
}

export async function askShop(url: string, body: string): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8' },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await response.text();
  return response.ok ? text : `HTTP ${response.status}\n${text}`;
}

/** The order of a cart has its number from the visit: ordered twice it is one order. */
export async function orderCart(
  shop: string,
  visit: string,
  cart: ReceivedCart,
  { ids, clock }: Pick<Runtime, 'clock' | 'ids'>,
) {
  const payloadId = `${ids.secret()}@harborhotels.example`;
  const request = orderRequest({ orderId: `PO-${visit.slice(0, 12)}`, cart, payloadId, now: clock.now() });
  try {
    const answer = await askShop(`${shop}/orders/cxml`, request);
    return { ...readStatus(answer), request, answer };
  } catch {
    return { isOk: false, message: 'The shop could not be reached.', request, answer: null };
  }
}

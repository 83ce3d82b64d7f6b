import { createHmac } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { OrderTarget } from './orderTarget.ts';
import { signingKey } from './webhookSecret.ts';

const PATIENCE_MS = 15_000;

/**
 * The signature of a message: `v1,` and the HMAC-SHA256 of its id, its time in seconds and its body, by
 * standardwebhooks.com.
 */
function signatureOf(key: Buffer, { id, seconds, body }: { id: string; seconds: number; body: string }): string {
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** Each order as a signed POST; its number is the key by which the receiver knows a repeated one. */
export function webhookTarget({ url, secret }: { url: string; secret: string }, clock: Clock): OrderTarget {
  const key = signingKey(secret);
  if (key === null) throw new Error('the secret of the order system has no key');
  return {
    kind: 'webhook',
    send: async (order) => {
      const body = JSON.stringify(order);
      const seconds = Math.floor(clock.now().getTime() / 1000);
      const id = order.orderNumber;
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          'webhook-id': id,
          'webhook-timestamp': String(seconds),
          'webhook-signature': signatureOf(key, { id, seconds, body }),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch((error) => {
        throw new Error('order system gives no answer', { cause: error });
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`order system refuses with status ${response.status}`);
    },
  };
}

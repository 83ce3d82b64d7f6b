import { createHash } from 'node:crypto';

/** By which a gateway knows a payment or a refund of ours: 20 letters and digits. */
export function referenceOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 20).toUpperCase();
}

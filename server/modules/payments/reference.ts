import { createHash } from 'node:crypto';

/** Our reference of a payment or refund for a gateway: 20 letters and digits. */
export function referenceOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 20).toUpperCase();
}

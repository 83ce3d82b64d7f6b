import type { OutgoingOrder } from '#domain/integration/outgoingOrder.ts';

/** Where orders go by themselves. Sending one twice leaves one there: file and message bear the order's number. */
export interface OrderTarget {
  readonly kind: 'folder' | 'webhook';
  send(order: OutgoingOrder): Promise<void>;
}

import type { OutgoingOrder } from '#domain/integration/outgoingOrder.ts';

/**
 * The target of automatic order export. A repeated export leaves one order there, because file and message have the
 * order's number.
 */
export interface OrderTarget {
  readonly kind: 'folder' | 'webhook';
  send(order: OutgoingOrder): Promise<void>;
}

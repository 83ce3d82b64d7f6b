import { type Static, Type } from 'typebox';
import { RowResult } from '../dataImport/rowResult.ts';
import { BATCH_LIMIT, InboundInvoice, InboundOrder, InboundPayment } from '../integration/inbound.ts';
import { OutgoingOrder } from '../integration/outgoingOrder.ts';
import { Code } from '../schema/limits.ts';
import { endpoint } from './endpoint.ts';
import { LIST_PAGE } from './jobs.ts';
import { Done } from './refusal.ts';

const RowResults = Type.Array(RowResult);
const OF_BATCH = { maxItems: BATCH_LIMIT };

export const fetchOrders = endpoint({
  method: 'GET',
  path: '/api/integration/orders',
  access: 'service',
  scope: 'orders:read',
  summary:
    'Orders waiting for pickup by the order system, oldest first, 100 at a time, after the order `after`. X-Total-Count is the total. Acknowledged orders are not returned',
  query: Type.Object({ after: Type.Optional(Code) }),
  answer: Type.Array(OutgoingOrder),
});

export const acknowledgeOrder = endpoint({
  method: 'POST',
  path: '/api/integration/orders/:orderNumber/acknowledge',
  access: 'service',
  scope: 'orders:read',
  summary: 'Acknowledge that the order was received. Can be repeated',
  params: Type.Object({ orderNumber: Code }),
  answer: Done,
});

export const putOrders = endpoint({
  method: 'PUT',
  path: '/api/integration/orders',
  access: 'service',
  scope: 'orders:write',
  summary: 'Order status and shipments, with short and substituted lines. Returns a result for each row',
  body: Type.Array(InboundOrder, OF_BATCH),
  answer: RowResults,
});

export const putInvoices = endpoint({
  method: 'PUT',
  path: '/api/integration/invoices',
  access: 'service',
  scope: 'invoices:write',
  summary: 'Invoices and credits. Returns a result for each row. Amounts of existing documents are never changed',
  body: Type.Array(InboundInvoice, OF_BATCH),
  answer: RowResults,
});

export const putPayments = endpoint({
  method: 'PUT',
  path: '/api/integration/payments',
  access: 'service',
  scope: 'payments:write',
  summary: 'Payments and what they pay. Returns a result for each row',
  body: Type.Array(InboundPayment, OF_BATCH),
  answer: RowResults,
});

/** An order that the fulfillment system has not received yet. */
export const WaitingOrder = Type.Object({
  orderNumber: Type.String(),
  customerName: Type.String(),
  orderedAt: Type.String(),
  /** `fetch`: the order system fetches the order; otherwise the state of the job that sends it. */
  state: Type.Enum(['fetch', 'waiting', 'running', 'dead']),
  attempts: Type.Integer(),
  lastError: Type.Union([Type.String(), Type.Null()]),
  runAt: Type.Union([Type.String(), Type.Null()]),
  jobId: Type.Union([Type.String(), Type.Null()]),
});
export type WaitingOrder = Static<typeof WaitingOrder>;

export const listWaitingOrders = endpoint({
  method: 'GET',
  path: '/api/admin/waitingOrders',
  access: 'admin',
  summary: `Orders the order system does not have yet: failed orders first, then oldest first. Pages of ${LIST_PAGE}; X-Total-Count is the total`,
  query: Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })) }),
  answer: Type.Array(WaitingOrder),
});

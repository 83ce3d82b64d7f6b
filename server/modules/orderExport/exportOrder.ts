import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import type { Database } from '../../platform/database/schema.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { addOrderExport, findWaitingOrder, markSent } from './exportRepository.ts';
import type { OrderExportServices } from './services.ts';

/** Tried for some five days. */
const EXPORT_ORDER = {
  name: 'exportOrder',
  payload: Type.Object({ orderNumber: Type.String() }),
  maxAttempts: 25,
} as const;

/** Records that the order must be exported, and adds a job for it: both exist if and when the order does. */
export async function leaveWithOrder(
  transaction: Transaction<Database>,
  { id, orderNumber }: { id: number; orderNumber: string },
  now: Date,
): Promise<void> {
  await addOrderExport(transaction, { orderId: id, now });
  await addJob(transaction, EXPORT_ORDER, { orderNumber }, { key: `exportOrder ${orderNumber}` });
}

/** Sends an order to its target. Orders that are fetched wait for their acknowledgment, so there is nothing to do. */
export function exportOrder({ database, orderTarget, clock }: OrderExportServices): Job {
  return job(EXPORT_ORDER, async ({ orderNumber }) => {
    if (orderTarget === null) return;
    const order = await findWaitingOrder(database, orderNumber);
    if (order === null) return;
    await orderTarget.send(order);
    await markSent(database, { orderNumber, to: orderTarget.kind, now: clock.now() });
  });
}

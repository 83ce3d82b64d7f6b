import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';

interface Payload {
  partnerId: number;
  payloadId: string;
}

/**
 * Records an accepted request of the partner; false when it was accepted before. A concurrent one with the same id
 * waits for this transaction.
 */
export async function takePayload(
  transaction: Transaction<Database>,
  { partnerId, payloadId }: Payload,
  now: Date,
): Promise<boolean> {
  const taken = await transaction
    .insertInto('partner_payload')
    .values({ partner_id: partnerId, payload_id: payloadId, seen_at: now })
    .onConflict((conflict) => conflict.columns(['partner_id', 'payload_id']).doNothing())
    .returning('payload_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Stores the request, and the visit that it opened. */
export async function setPayloadVisit(
  transaction: Transaction<Database>,
  { partnerId, payloadId }: Payload,
  { requestHash, visitId }: { requestHash: string; visitId: number },
): Promise<void> {
  await transaction
    .updateTable('partner_payload')
    .set({ request_hash: requestHash, visit_id: visitId })
    .where('partner_id', '=', partnerId)
    .where('payload_id', '=', payloadId)
    .execute();
}

/** The visit that this request opened; null when another request used its id, or when the visit was deleted. */
export async function findVisitOfPayload(
  transaction: Transaction<Database>,
  { partnerId, payloadId }: Payload,
  requestHash: string,
): Promise<number | null> {
  const found = await transaction
    .selectFrom('partner_payload')
    .select('visit_id')
    .where('partner_id', '=', partnerId)
    .where('payload_id', '=', payloadId)
    .where('request_hash', '=', requestHash)
    .executeTakeFirst();
  return found?.visit_id ?? null;
}

export async function removeOldPayloads(database: Kysely<Database>, seenBefore: Date): Promise<void> {
  await database.deleteFrom('partner_payload').where('seen_at', '<=', seenBefore).execute();
}

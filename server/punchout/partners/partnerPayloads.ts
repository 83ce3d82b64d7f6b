import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Notes that this request of the partner is let in; false where it was before. A rival with the same one waits for this transaction. */
export async function takePayload(
  transaction: Transaction<Database>,
  partnerId: number,
  payloadId: string,
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

export async function removeOldPayloads(database: Kysely<Database>, seenBefore: Date): Promise<void> {
  await database.deleteFrom('partner_payload').where('seen_at', '<=', seenBefore).execute();
}

import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

export interface AuditEntry {
  at: Date;
  userId: number;
  action:
    | 'user.invite'
    | 'job.retry'
    | 'payment.void'
    | 'payment.refund'
    | 'image.upload'
    | 'image.sync'
    | 'landing.save';
  /** The id of the user, of the job; the reference of the payment, with the amount of a refund; the file of the picture; the source of pictures; the version of the page. */
  subject: string;
}

/** Who of those who run the shop changed what; written with the change. */
export async function addAudit(transaction: Transaction<Database>, { userId, ...entry }: AuditEntry): Promise<void> {
  await transaction
    .insertInto('audit')
    .values({ ...entry, user_id: userId })
    .execute();
}

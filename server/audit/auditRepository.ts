import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

export interface AuditEntry {
  at: Date;
  userId: number;
  action: 'user.invite' | 'job.retry';
  /** The id of the user, of the job. */
  subject: string;
}

/** Who of those who run the shop changed what; written with the change. */
export async function addAudit(transaction: Transaction<Database>, { userId, ...entry }: AuditEntry): Promise<void> {
  await transaction
    .insertInto('audit')
    .values({ ...entry, user_id: userId })
    .execute();
}

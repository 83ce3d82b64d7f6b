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
    | 'landing.save'
    | 'image.upload'
    | 'image.sync'
    | 'site.pageLayout'
    | 'site.pageSortBy'
    | 'site.passwordOptions'
    | 'partner.add'
    | 'partner.change'
    | 'data.import'
    | 'data.tryImport';
  /** The id of the user, of the job; the reference of the payment, with the amount of a refund; the version of the
   * landing page; the file of the picture; the run of the sync; what a setting was set to; the id and version of the
   * partner; the kind and the number of an import. */
  subject: string;
}

/** Who of those who run the shop changed what; written with the change. */
export async function addAudit(transaction: Transaction<Database>, { userId, ...entry }: AuditEntry): Promise<void> {
  await transaction
    .insertInto('audit')
    .values({ ...entry, user_id: userId })
    .execute();
}

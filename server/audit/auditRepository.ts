import type { Transaction } from 'kysely';
import type { RuleTopic } from '#domain/rules/topics.ts';
import type { Database } from '../database/schema.ts';

export interface AuditEntry {
  at: Date;
  /** Null at the server's own command line, and of a program, whose token is named. */
  userId: number | null;
  serviceTokenId?: number;
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
    | 'token.create'
    | 'token.revoke'
    | 'integration.acknowledge'
    | 'integration.orders'
    | 'integration.invoices'
    | 'integration.payments'
    | `rules.${RuleTopic}`;
  /** The id of the user, of the job; the reference of the payment, with the amount of a refund; the version of the
   * landing page; the file of the picture; the run of the sync; what a setting was set to; the id and version of the
   * partner; the name and scopes of a token; the number of an order, and of a batch what became of its rows; the version
   * of the rules. */
  subject: string;
}

/** Who of those who run the shop, and which program, changed what; written with the change. */
export async function addAudit(
  transaction: Transaction<Database>,
  { userId, serviceTokenId, ...entry }: AuditEntry,
): Promise<void> {
  await transaction
    .insertInto('audit')
    .values({ ...entry, user_id: userId, service_token_id: serviceTokenId ?? null })
    .execute();
}

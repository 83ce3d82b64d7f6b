import type { Kysely } from 'kysely';
import { type IssuerCode, OFFERED_ISSUERS } from '#domain/payment/issuers.ts';
import type { Database } from '../../platform/database/schema.ts';

const OFFERED: ReadonlySet<number> = new Set(OFFERED_ISSUERS);

/** The card issuers that the site accepts, and eCheck if accepted, in order of their numbers. */
export async function findAcceptedIssuers(database: Kysely<Database>): Promise<IssuerCode[]> {
  const { payment_issuers } = await database.selectFrom('site').select('payment_issuers').executeTakeFirstOrThrow();
  return [...new Set(payment_issuers)]
    .filter((code): code is IssuerCode => OFFERED.has(code))
    .sort((left, right) => left - right);
}

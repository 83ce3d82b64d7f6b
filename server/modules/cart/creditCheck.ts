import type { Kysely } from 'kysely';
import { creditProblem } from '#domain/cart/creditRules.ts';
import type { Decimal } from '#domain/decimal.ts';
import { statementDate } from '#domain/receivable/statementDate.ts';
import type { Reason } from '#domain/refusal/coded.ts';
import type { CreditCheck } from '#domain/settings/settings.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Buyer } from '../access/caller.ts';
import { findCredit } from '../receivables/creditRepository.ts';
import type { CartRequest } from './cartRequest.ts';

/** Consumers pay by card, and a procurement system orders its cart later. */
export function creditCheckFor({ site, settings, visit }: Buyer): CreditCheck {
  const isOnAccount = visit === null && settings.sessionType !== 'Consumer';
  return isOnAccount ? (site.settings.creditCheck ?? 'warn') : 'none';
}

/**
 * The problem when an order on account with this total exceeds the customer's credit limit; null when it does not, or
 * when credit is not checked.
 */
export async function findCreditProblem(
  database: Kysely<Database>,
  { buyer, now }: Pick<CartRequest, 'buyer' | 'now'>,
  total: Decimal,
): Promise<Reason | null> {
  if (creditCheckFor(buyer) === 'none') return null;
  const on = statementDate(now, buyer.site.timeZone);
  return creditProblem(total, await findCredit(database, buyer.customerKey, on), buyer.settings);
}

import type { Transaction } from 'kysely';
import { shipToOf } from '#domain/cart/header.ts';
import type { Decimal } from '#domain/decimal.ts';
import { formatMoney } from '#domain/money.ts';
import type { OrderResult } from '#domain/order/order.ts';
import { type ApprovalCause, approvalCauses } from '#domain/team/spending.ts';
import { teamText } from '#domain/texts/teamText.ts';
import { dateInZone } from '#domain/timeZone.ts';
import type { Database } from '../../platform/database/schema.ts';
import { emptyCart } from '../cart/cartRepository.ts';
import type { CartRequest } from '../cart/cartRequest.ts';
import type { OpenCart } from '../cart/changeCart.ts';
import type { Emails } from '../outbox/emails.ts';
import { insertApproval } from '../teams/approvalRepository.ts';
import { findApprovers } from '../teams/approverRepository.ts';
import { findSpent } from '../teams/spentRepository.ts';
import { type CheckedCart, type OrderProblem, withCode } from './orderCart.ts';

/** Why an order of this total needs approval; empty when it does not, and without teams. */
async function findApprovalCauses(
  transaction: Transaction<Database>,
  { buyer, now }: Pick<CartRequest, 'buyer' | 'now'>,
  total: Decimal,
): Promise<ApprovalCause[]> {
  const { membership, site } = buyer;
  if (membership === null) return [];
  const spent = await findSpent(transaction, buyer, dateInZone(now, site.timeZone));
  return approvalCauses(membership, total, spent);
}

/** An approval that a submit may return again. */
export function sentForApproval(id: number, total: Decimal, { settings }: CartRequest['buyer']): OrderResult {
  return {
    orderNumber: null,
    ...(settings.hidePricing ? {} : { estimatedTotal: total.toNumber() }),
    accepted: true,
    messages: [teamText('approval.sent')],
    approval: { id },
    confirmation: false,
  };
}

/**
 * Sends a valid cart that needs approval to those who may approve it, and empties it. Null when it needs none; a problem
 * when nobody could approve it.
 */
export async function holdForApproval(
  emails: Emails,
  { transaction, id, stored }: OpenCart,
  request: CartRequest,
  { terms, amounts }: CheckedCart,
): Promise<{ result: OrderResult; problems?: never } | { result?: never; problems: OrderProblem[] } | null> {
  const { buyer, now } = request;
  const { customerKey, userId, name: requester } = buyer;
  const causes = await findApprovalCauses(transaction, request, amounts.total);
  if (causes.length === 0) return null;
  const shipToCode = shipToOf(stored.header, terms.header)?.key ?? null;
  const approvers = await findApprovers(transaction, { customerKey, requesterId: userId, shipToCode });
  if (approvers.length === 0) {
    return { problems: withCode('noApprover', [{ code: 'noApprover', text: teamText('reasons.noApprover') }]) };
  }
  const approvalId = await insertApproval(transaction, {
    customerKey,
    requesterId: userId,
    askedAt: now,
    cart: { id, version: stored.version },
    shipMethod: terms.header.method,
    shipToCode,
    header: stored.header,
    lines: stored.lines,
    causes,
    total: amounts.total,
  });
  for (const { userId: approverId, name, email: address } of approvers) {
    if (address === null) continue;
    await emails.add(transaction, {
      to: { address, name },
      cause: `${approvalId} ${approverId}`,
      email: { kind: 'approvalAsked', approvalId, requester, total: formatMoney(amounts.total) },
    });
  }
  await emptyCart(transaction, id);
  return { result: sentForApproval(approvalId, amounts.total, buyer) };
}

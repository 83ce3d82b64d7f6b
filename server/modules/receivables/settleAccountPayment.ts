import type { Kysely, Transaction } from 'kysely';
import { decimal } from '#domain/decimal.ts';
import type { AccountPaymentResult } from '#domain/payment/accountPayment.ts';
import { paymentRefusals } from '#domain/receivable/paymentRefusals.ts';
import { statementDate } from '#domain/receivable/statementDate.ts';
import { errorReasonOf, type Reason } from '#domain/refusal/coded.ts';
import type { RefusalCode } from '#domain/refusal/refusalCodes.ts';
import type { Database } from '../../platform/database/schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import { keepAnswer } from '../../platform/idempotency/once.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { Attempt } from '../payments/attempt.ts';
import { changeAttempt, findAttempt, lockAttempt } from '../payments/attemptRepository.ts';
import { closeUnpaid, voidOrRefund } from '../payments/closeUnpaid.ts';
import type { Approval, Outcome } from '../payments/outcome.ts';
import { CAPTURE_PAYMENT } from '../payments/paymentJobs.ts';
import type { Settled } from '../payments/payOnce.ts';
import { findItems, findPaymentOfAttempt, lockPayments, markBooked } from './accountPaymentRepository.ts';
import { bookMoney } from './bookPayment.ts';
import type { ReceivableServices } from './services.ts';

type Given = Pick<ReceivableServices, 'database' | 'clock' | 'emails'>;

export function declined(
  code: RefusalCode,
  reason: string | readonly Reason[],
  transactionId: string | null = null,
): AccountPaymentResult {
  return { isSuccess: false, transactionId, invoicePaymentKey: null, code, ...errorReasonOf(reason) };
}

/** `receiptEmail` is null without an email, and left out where it is not known. */
export function booked(
  invoicePaymentKey: string,
  transactionId: string | null,
  receiptEmail?: string | null,
): AccountPaymentResult {
  const result = { isSuccess: true, transactionId, errorReason: null, invoicePaymentKey };
  return receiptEmail === undefined ? result : { ...result, receiptEmail };
}

const refunded = () => new Refused(409, 'accountMoved', paymentRefusals.refunded().text);

/** The result of a settled attempt for a repeated request. */
export async function settledAs(
  { database }: Pick<Runtime, 'database'>,
  attempt: Attempt,
): Promise<Settled<AccountPaymentResult>> {
  const { state, transactionId, reason } = attempt;
  if (state === 'declined')
    return { kind: 'completed', result: declined('paymentDeclined', reason ?? '', transactionId) };
  if (state === 'absent') return { kind: 'absent' };
  const { key, booked_at } = await findPaymentOfAttempt(database, attempt);
  return booked_at === null
    ? { kind: 'stale', refusal: refunded() }
    : { kind: 'completed', result: booked(key, transactionId) };
}

/** The day that is written into the books, where the site is. */
export async function bookingDay(database: Kysely<Database>, now: Date): Promise<string> {
  const site = await database.selectFrom('site').select('time_zone').executeTakeFirstOrThrow();
  return statementDate(now, site.time_zone);
}

/** Emails the payer, and returns the address; null if none is known to which it can be sent. */
export async function addReceiptEmail(
  emails: ReceivableServices['emails'],
  transaction: Transaction<Database>,
  { userId, customerKey, paymentKey }: { userId: number; customerKey: number; paymentKey: string },
): Promise<string | null> {
  const user = transaction.selectFrom('app_user').select(['name', 'email']).where('id', '=', userId);
  const { name, email } = await user.executeTakeFirstOrThrow();
  if (email === null) return null;
  const isQueued = await emails.add(transaction, {
    to: { address: email, name },
    cause: paymentKey,
    email: { kind: 'paymentReceipt', paymentKey, customerKey },
  });
  return isQueued ? email : null;
}

/**
 * Turns money into a payment on an account, in one transaction, once. The first process that knows the gateway's result
 * calls it: the request, a status request, or a job after a crash.
 */
export async function settleAccountPayment(
  { database, clock, emails }: Given,
  id: number,
  outcome: Outcome,
): Promise<Settled<AccountPaymentResult>> {
  const now = clock.now();
  const known = await findAttempt(database, id);
  if (!known) throw new Error(`payment attempt ${id} has gone`);
  return await database.transaction().execute(async (transaction) => {
    await lockPayments(transaction, known.customerKey);
    const attempt = await lockAttempt(transaction, id);
    if (attempt.state === 'absent' && outcome.kind === 'approved') {
      await voidOrRefund(transaction, attempt, outcome, now);
      return { kind: 'stale', refusal: refunded() };
    }
    if (attempt.state !== 'asked') return await settledAs({ database: transaction }, attempt);
    if (outcome.kind !== 'approved') return await closeUnpaid(transaction, attempt, outcome, { now, declined });
    return await book({ transaction, emails, now }, attempt, outcome);
  });
}

async function book(
  { transaction, emails, now }: { transaction: Transaction<Database>; emails: ReceivableServices['emails']; now: Date },
  attempt: Attempt,
  { transactionId, issuer, lastFour, isTaken }: Approval,
): Promise<Settled<AccountPaymentResult>> {
  const { id, customerKey, amount, idempotencyKey } = attempt;
  const payment = await findPaymentOfAttempt(transaction, attempt);
  const items = (await findItems(transaction, payment.id)).map((item) => ({ ...item, amount: decimal(item.amount) }));
  const on = await bookingDay(transaction, now);
  const entryId = await bookMoney(transaction, customerKey, { key: payment.key, amount, items, on });
  await markBooked(transaction, payment.id, { entryId, at: now });
  const state = isTaken ? 'captured' : 'held';
  await changeAttempt(transaction, id, { state, transactionId, issuer, lastFour, settledAt: now });
  if (!isTaken) await addJob(transaction, CAPTURE_PAYMENT, { attemptId: id });
  const receiptEmail = await addReceiptEmail(emails, transaction, { ...attempt, paymentKey: payment.key });
  const result = booked(payment.key, transactionId, receiptEmail);
  if (idempotencyKey !== null) await keepAnswer(transaction, idempotencyKey, result);
  return { kind: 'completed', result };
}

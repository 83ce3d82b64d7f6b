import type { Transaction } from 'kysely';
import { type AccountPaymentResult, PAYMENT_TYPES } from '#domain/payment/accountPayment.ts';
import { paymentRefusals } from '#domain/receivable/paymentRefusals.ts';
import type { Database } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/http/refused.ts';
import { findAnswerOf, keepAnswer, takeOnce } from '../../platform/idempotency/once.ts';
import type { Buyer } from '../access/caller.ts';
import { findAttempt, findAttemptOfKey } from '../payments/attemptRepository.ts';
import { openAttempt, refuseManyDeclined } from '../payments/openAttempt.ts';
import { findPaymentProblems } from '../payments/paymentProblems.ts';
import { type Begun, findOutcomeOf, type Purpose, payOnce } from '../payments/payOnce.ts';
import { referenceOf } from '../payments/reference.ts';
import { findSameUnderWay, insertPayment, lockPayments, type PaymentItem } from './accountPaymentRepository.ts';
import { type AccountPayment, type AccountPaymentRequest, PAY_ACCOUNT } from './accountPaymentRequest.ts';
import { bookCredits } from './bookPayment.ts';
import type { ReceivableServices } from './services.ts';
import {
  addReceiptEmail,
  booked,
  bookingDay,
  declined,
  settleAccountPayment,
  settledAs,
} from './settleAccountPayment.ts';
import { validatePayment } from './validatePayment.ts';

type Result = AccountPaymentResult;
type Given = Pick<ReceivableServices, 'database' | 'clock' | 'payments' | 'ids' | 'emails'>;

function accountPurpose(given: Given): Purpose<Result> {
  return {
    settle: (id, outcome) => settleAccountPayment(given, id, outcome),
    settledAs: (attempt) => settledAs(given, attempt),
  };
}

/** Pays entries of an account by card or eCheck, a sale at once (`payOnce`), or applies its credits to them. */
export async function payAccount(
  given: Given,
  request: AccountPaymentRequest,
  payment: AccountPayment,
  report: (error: unknown) => void,
): Promise<Result> {
  return await payOnce(
    given,
    {
      ...accountPurpose(given),
      source: payment.source,
      billing: payment.billing,
      isSale: true,
      isKeyed: request.once !== null,
      begin: () => beginPayment(given, request, payment),
    },
    report,
  );
}

async function beginPayment(
  given: Given,
  request: AccountPaymentRequest,
  payment: AccountPayment,
): Promise<Begun<Result>> {
  const { buyer, once, now } = request;
  const { customerKey, userId } = buyer;
  return await given.database.transaction().execute(async (transaction) => {
    await lockPayments(transaction, customerKey);
    const first = once && (await takeOnce<Result>(transaction, once, now));
    if (first?.answer) return { kind: 'completed', result: first.answer };
    if (once && first) {
      const attempt = await findAttemptOfKey(transaction, { userId, customerKey, key: once.key });
      if (!attempt) throw new Error('a key without an answer belongs to an attempt');
      return { kind: 'underWay', attempt };
    }
    const begun = await validateAndBegin(transaction, given, request, payment);
    if (begun.kind === 'completed' && once) await keepAnswer(transaction, once.key, begun.result);
    return begun;
  });
}

async function validateAndBegin(
  transaction: Transaction<Database>,
  given: Given,
  request: AccountPaymentRequest,
  payment: AccountPayment,
): Promise<Begun<Result>> {
  const { buyer, once, now } = request;
  const { customerKey, userId } = buyer;
  if (!once) {
    const id = await findSameUnderWay(transaction, { userId, customerKey, items: payment.items });
    const attempt = id === null ? null : await findAttempt(transaction, id);
    if (attempt) return { kind: 'underWay', attempt };
  }
  const items = await validatePayment(transaction, customerKey, payment);
  if (payment.type === PAYMENT_TYPES.applyCredit) {
    return { kind: 'completed', result: await applyCredit(transaction, given, request, { ...payment, items }) };
  }
  if (!payment.source)
    return { kind: 'completed', result: declined('paymentMethodMissing', paymentRefusals.methodMissing().text) };
  const { source, billing } = payment;
  const wrong = await findPaymentProblems(transaction, { source, billing }, buyer, now);
  if (wrong.length > 0) return { kind: 'completed', result: declined('paymentInvalid', wrong) };
  await refuseManyDeclined(transaction, userId, now);
  const attempt = await openAttempt(transaction, given.payments, {
    reference: referenceOf(given.ids.secret()),
    userId,
    customerKey,
    cart: null,
    idempotencyKey: once?.key ?? null,
    amount: payment.amount,
    askedAt: now,
  });
  const { type, amount } = payment;
  const written = { customerKey, userId, type, amount, attemptId: attempt.id, items, askedAt: now, bookedAt: null };
  await insertPayment(transaction, written);
  return { kind: 'begun', attempt };
}

async function applyCredit(
  transaction: Transaction<Database>,
  { emails }: Given,
  { buyer: { customerKey, userId }, now }: AccountPaymentRequest,
  { type, amount, items }: Omit<AccountPayment, 'items'> & { items: readonly PaymentItem[] },
): Promise<Result> {
  const written = { customerKey, userId, type, amount, attemptId: null, items, askedAt: now, bookedAt: now };
  const { key } = await insertPayment(transaction, written);
  await bookCredits(transaction, customerKey, { items, on: await bookingDay(transaction, now) });
  const receiptEmail = await addReceiptEmail(emails, transaction, { userId, customerKey, paymentKey: key });
  return booked(key, null, receiptEmail);
}

/**
 * The outcome of a payment; never pays, and waits for one that is being committed. 404: not known, and nothing is
 * charged under this key. 503 while the outcome is unknown.
 */
export async function findAccountPaymentResult(given: Given, buyer: Buyer, key: string): Promise<Result> {
  const { userId, customerKey } = buyer;
  const kept = await given.database.transaction().execute(async (transaction) => {
    await lockPayments(transaction, customerKey);
    return await findAnswerOf<Result | null>(transaction, { key, userId, customerKey, call: PAY_ACCOUNT });
  });
  if (!kept) throw notFound();
  if (kept.answer) return kept.answer;
  const attempt = await findAttemptOfKey(given.database, { userId, customerKey, key });
  return await findOutcomeOf(given, accountPurpose(given), attempt);
}

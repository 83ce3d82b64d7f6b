import { setTimeout as pause } from 'node:timers/promises';
import { orderPaymentTexts } from '#domain/payment/orderPaymentTexts.ts';
import type { PaymentResult } from '#domain/payment/payment.ts';
import { PAYMENT_TEXTS } from '#domain/payment/paymentTexts.ts';
import { awaitCart } from '../cart/cartRepository.ts';
import type { CartRequest } from '../cart/cartRequest.ts';
import { notFound, Refused } from '../http/refused.ts';
import { findAnswerOf } from '../idempotency/once.ts';
import type { Attempt } from '../payments/attempt.ts';
import { findAttempt, findAttemptOfKey, takeTurnToLook } from '../payments/attemptRepository.ts';
import type { Services } from '../services.ts';
import type { Buyer } from '../session/caller.ts';
import { beginPayment } from './beginPayment.ts';
import { chargeFor, lookUpPayment } from './lookUpPayment.ts';
import { type OrderPayment, outcomeUnknown, PAY } from './paymentRequest.ts';
import { type Outcome, type Settled, settledAs, settlePayment } from './settlePayment.ts';

/** How long a request waits for what another one is doing. */
const PATIENCE_MS = 15_000;
const POLL_MS = 150;
/** The gateway is asked about one attempt at most this often. */
const LOOK_EVERY_MS = 2_000;

type Report = (error: unknown) => void;

/**
 * Charges the total and makes an order of the cart: both, or neither. The attempt is committed before the gateway is asked; the
 * answer of the gateway, the order and the answer to the caller are committed together. Declined is an answer, with the reason. Nobody
 * is told that a payment failed while that is not certain: 503 `outcomeUnknown`, and the same key tells later.
 */
export async function payOrder(
  services: Services,
  request: CartRequest,
  payment: OrderPayment,
  report: Report,
): Promise<PaymentResult> {
  for (;;) {
    const begun = await beginPayment(services, request, payment);
    if (begun.kind === 'answered') return begun.result;
    if (begun.kind === 'begun') {
      const outcome = await chargeFor(services.payments, begun.attempt, payment, report);
      return resultOf(await settleNow(services, begun.attempt, outcome, report));
    }
    const settled = await awaitSettled(services, begun.attempt);
    if (settled.kind === 'answered' && !request.once) return settled.result;
  }
}

/** A database that fails now takes nothing back: the attempt stands in it, and is settled later. */
async function settleNow(
  services: Services,
  { id }: Attempt,
  outcome: Outcome | null,
  report: Report,
): Promise<Settled> {
  if (!outcome) throw outcomeUnknown();
  try {
    return await settlePayment(services, id, outcome);
  } catch (error) {
    report(error);
    throw outcomeUnknown();
  }
}

function resultOf(settled: Settled): PaymentResult {
  switch (settled.kind) {
    case 'answered':
      return settled.result;
    case 'absent':
      throw new Refused(502, PAYMENT_TEXTS.unavailable, { retryAfterSeconds: 10 });
    case 'moved':
      throw settled.refusal ?? new Refused(409, orderPaymentTexts.cartMoved, { code: 'totalMoved' });
  }
}

async function awaitSettled(services: Services, { id }: Attempt): Promise<Settled> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const settled = await lookAgain(services, id);
    if (settled) return settled;
    await pause(POLL_MS);
  }
  throw outcomeUnknown();
}

/** What became of an attempt: as it is written, else as the gateway says where it is time to ask. Null while nobody can say. */
async function lookAgain(services: Services, id: number): Promise<Settled | null> {
  const { database, clock } = services;
  const attempt = await findAttempt(database, id);
  if (!attempt) throw new Error(`payment attempt ${id} has gone`);
  if (attempt.state !== 'asked') return settledAs(attempt);
  const now = clock.now();
  const notSince = new Date(now.getTime() - LOOK_EVERY_MS);
  if (!(await takeTurnToLook(database, id, { now, notSince }))) return null;
  return await lookUpPayment(services, attempt).catch(() => null);
}

/**
 * What became of a payment; never pays, and waits for one that is being written down. 404: not known, and nothing is charged under
 * this key. 503 while nobody can say.
 */
export async function findPaymentResult(services: Services, buyer: Buyer, key: string): Promise<PaymentResult> {
  const { userId, customerKey } = buyer;
  const kept = await services.database.transaction().execute(async (transaction) => {
    await awaitCart(transaction, buyer);
    return await findAnswerOf<PaymentResult | null>(transaction, { key, userId, customerKey, call: PAY });
  });
  if (!kept) throw notFound();
  if (kept.answer) return kept.answer;
  const attempt = await findAttemptOfKey(services.database, { userId, customerKey, key });
  const settled = attempt && (await lookAgain(services, attempt.id));
  if (!settled) throw outcomeUnknown();
  if (settled.kind !== 'answered') throw notFound();
  return settled.result;
}

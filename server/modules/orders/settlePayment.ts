import type { Transaction } from 'kysely';
import { estimate } from '#domain/cart/estimate.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { PaymentResult } from '#domain/payment/payment.ts';
import { errorReasonOf, type Reason } from '#domain/refusal/coded.ts';
import type { RefusalCode } from '#domain/refusal/refusalCodes.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import { keepAnswer } from '../../platform/idempotency/once.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { findBuyer } from '../access/callerRepository.ts';
import { lockCart } from '../cart/cartRepository.ts';
import type { CartRequest } from '../cart/cartRequest.ts';
import { cartRefusal, type OpenCart } from '../cart/changeCart.ts';
import { loadCart } from '../cart/loadCart.ts';
import type { Attempt } from '../payments/attempt.ts';
import { changeAttempt, findAttempt, lockAttempt } from '../payments/attemptRepository.ts';
import { closeUnpaid, voidOrRefund } from '../payments/closeUnpaid.ts';
import type { Approval, Outcome } from '../payments/outcome.ts';
import { CAPTURE_PAYMENT } from '../payments/paymentJobs.ts';
import type { Settled } from '../payments/payOnce.ts';
import { type CheckedCart, checkCart, orderCart } from './orderCart.ts';
import type { OrderServices } from './services.ts';

type Given = Pick<OrderServices, 'database' | 'clock' | 'emails'>;

export function declined(
  code: RefusalCode,
  reason: string | readonly Reason[],
  transactionId: string | null = null,
): PaymentResult {
  return { isSuccess: false, orderNumber: null, transactionId, message: null, code, ...errorReasonOf(reason) };
}

export function paid(orderNumber: string, transactionId: string | null): PaymentResult {
  return {
    isSuccess: true,
    orderNumber,
    errorReason: null,
    transactionId,
    message: accountText('orderPayment.approved'),
  };
}

const cartChanged = () => new Refused(409, 'totalMoved', accountText('orderPayment.cartChanged'));

/** The result of a settled attempt for a repeated request. */
export function settledAs(attempt: Attempt): Settled<PaymentResult> {
  const { state, orderNumber, transactionId, reason } = attempt;
  if (orderNumber !== null) return { kind: 'completed', result: paid(orderNumber, transactionId) };
  if (state === 'declined')
    return { kind: 'completed', result: declined('paymentDeclined', reason ?? '', transactionId) };
  return state === 'absent' ? { kind: 'absent' } : { kind: 'stale', refusal: cartChanged() };
}

/**
 * Turns a payment into an order, in one transaction, once, and only for the cart and the total that were paid. The
 * first process that knows the gateway's result calls it: the request, a status request, or a job after a crash.
 */
export async function settlePayment(
  { database, clock, emails }: Given,
  id: number,
  outcome: Outcome,
): Promise<Settled<PaymentResult>> {
  const now = clock.now();
  const known = await findAttempt(database, id);
  if (!known) throw new Error(`payment attempt ${id} has gone`);
  return await database.transaction().execute(async (transaction) => {
    await lockCart(transaction, { ...known, visit: null });
    const attempt = await lockAttempt(transaction, id);
    if (attempt.state === 'absent' && outcome.kind === 'approved')
      return await moved(transaction, attempt, outcome, now);
    if (attempt.state !== 'asked') return settledAs(attempt);
    if (outcome.kind === 'approved') return await orderHeld({ transaction, emails, now }, attempt, outcome);
    return await closeUnpaid(transaction, attempt, outcome, { now, declined });
  });
}

async function moved(
  transaction: Transaction<Database>,
  attempt: Attempt,
  approval: Approval,
  now: Date,
): Promise<Settled<PaymentResult>> {
  await voidOrRefund(transaction, attempt, approval, now);
  return { kind: 'stale', refusal: cartChanged() };
}

/** A cart as it was when it was paid for. */
interface PaidCart {
  open: OpenCart;
  request: CartRequest;
}

async function openPaidCart(transaction: Transaction<Database>, attempt: Attempt, now: Date): Promise<PaidCart | null> {
  const buyer = await findBuyer(transaction, attempt);
  if (!buyer) return null;
  if (!attempt.cart) throw new Error(`payment attempt ${attempt.id} is for no cart`);
  const { id, version: cartVersion, shipMethod, shipToCode } = attempt.cart;
  const cart = await loadCart(transaction, buyer, now);
  const { header } = cart.stored;
  const stored = { ...cart.stored, header: { ...header, shipToCode: header.shipToCode ?? shipToCode } };
  return {
    open: { ...cart, stored, transaction, id },
    request: { buyer, now, shipMethod, cartVersion, once: null },
  };
}

/** Null when the cart or its total changed after the payment. */
async function checkPaidCart({ open, request }: PaidCart, amount: Decimal): Promise<CheckedCart | null> {
  if (open.stored.version !== request.cartVersion) return null;
  try {
    const validated = await checkCart(open, request);
    return validated.problems.length === 0 && validated.amounts.total.equals(amount) ? validated : null;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

async function orderHeld(
  { transaction, emails, now }: { transaction: Transaction<Database>; emails: OrderServices['emails']; now: Date },
  attempt: Attempt,
  held: Approval,
): Promise<Settled<PaymentResult>> {
  const paidCart = await openPaidCart(transaction, attempt, now);
  const validated = paidCart && (await checkPaidCart(paidCart, attempt.amount));
  if (!(paidCart && validated)) {
    await voidOrRefund(transaction, attempt, held, now);
    return { kind: 'stale', refusal: paidCart ? await changedRefusal(paidCart) : cartChanged() };
  }
  const { id: orderId, orderNumber } = await orderCart(emails, paidCart.open, paidCart.request, validated);
  const { id, idempotencyKey: key } = attempt;
  const { transactionId, issuer, lastFour } = held;
  const result = paid(orderNumber, transactionId);
  await changeAttempt(transaction, id, { state: 'held', transactionId, issuer, lastFour, orderId, settledAt: now });
  await addJob(transaction, CAPTURE_PAYMENT, { attemptId: id });
  if (key !== null) await keepAnswer(transaction, key, result);
  return { kind: 'completed', result };
}

async function changedRefusal({ open, request }: PaidCart): Promise<Refused> {
  try {
    const { amounts } = await checkCart(open, request);
    return await cartRefusal(request, open, accountText('orderPayment.cartChanged'), {
      code: 'totalMoved',
      estimate: estimate(amounts, request.buyer.settings),
    });
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

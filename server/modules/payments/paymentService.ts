import { readDecimal } from '#domain/decimal.ts';
import { formatMoney, MONEY_PLACES } from '#domain/money.ts';
import type { RefusalCode, RefusalParams } from '#domain/refusal/refusalCodes.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { malformed, notFound, Refused } from '../../platform/http/refused.ts';
import { type Once, once } from '../../platform/idempotency/once.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { addAudit } from '../audit/auditRepository.ts';
import { changeAttempt, findAttemptByReference, lockAttempt } from './attemptRepository.ts';
import { REFUND_PAYMENT, VOID_PAYMENT } from './paymentJobs.ts';
import { referenceOf } from './reference.ts';
import { insertRefund, sumRefunds } from './refundRepository.ts';

const texts = {
  notVoidable: () => accountText('paymentService.onlyAPaymentThatIsHeld'),
  notRefundable: () => accountText('paymentService.onlyACapturedPaymentCanBe'),
  amount: () => accountText('paymentService.enterAnAmountAboveZero'),
  tooMuch: (refundable: string) => accountText('paymentService.atMostOfThisPaymentCan', { refundable }),
} as const;

type Given = Pick<Runtime, 'database' | 'clock' | 'ids'>;

function refuse(code: RefusalCode, text: string, params?: RefusalParams): Refused {
  return new Refused(409, code, text, { params, errors: [text] });
}

/** Starts to return a payment in full; its order is canceled once the gateway has done it. */
export async function startVoid(
  { database, clock }: Given,
  { reference, by }: { reference: string; by: number },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const found = await findAttemptByReference(transaction, reference);
    if (!found) throw notFound();
    const { id, state } = await lockAttempt(transaction, found.id);
    if (state === 'voiding' || state === 'voided') return;
    const isWhole = (await sumRefunds(transaction, id)).isZero();
    if (!(isWhole && (state === 'held' || state === 'captured'))) throw refuse('notVoidable', texts.notVoidable());
    await changeAttempt(transaction, id, { state: 'voiding', failure: null });
    await addJob(transaction, VOID_PAYMENT, { attemptId: id });
    await addAudit(transaction, { at: clock.now(), userId: by, action: 'payment.void', subject: reference });
  });
}

/** Starts a refund of part or all of a captured amount: never more than that, even with concurrent refunds. */
export async function startRefund(
  { database, clock, ids }: Given,
  request: { reference: string; amount: number | string; by: number; once: Once | null },
): Promise<void> {
  const { reference, by } = request;
  const amount = readDecimal(request.amount, MONEY_PLACES);
  if (!amount) throw malformed('amount must be an amount');
  if (amount.lte(0)) throw refuse('amountNotPositive', texts.amount());
  const now = clock.now();
  await database.transaction().execute((transaction) =>
    once(transaction, request.once, now, async () => {
      const found = await findAttemptByReference(transaction, reference);
      if (!found) throw notFound();
      const attempt = await lockAttempt(transaction, found.id);
      if (attempt.state !== 'captured') throw refuse('notRefundable', texts.notRefundable());
      const left = attempt.amount.minus(await sumRefunds(transaction, attempt.id));
      if (amount.gt(left)) {
        throw refuse('refundTooLarge', texts.tooMuch(formatMoney(left)), { left: Number(left.toFixed(MONEY_PLACES)) });
      }
      const refundId = await insertRefund(transaction, {
        reference: referenceOf(ids.secret()),
        attemptId: attempt.id,
        userId: by,
        amount,
        askedAt: now,
      });
      await addJob(transaction, REFUND_PAYMENT, { refundId });
      const subject = `${reference} ${amount.toFixed(MONEY_PLACES)}`;
      await addAudit(transaction, { at: now, userId: by, action: 'payment.refund', subject });
      return null;
    }),
  );
}

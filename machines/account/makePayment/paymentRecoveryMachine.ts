import type { SnapshotFrom } from 'xstate';
import { formatMoney } from '#domain/money.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import type { Buyer } from '../../sending/buyer.ts';
import { recoverSent } from '../../sending/recoverSent.ts';
import { paymentSendingMachine } from './paymentSendingMachine.ts';
import { type Paid, type PaymentOutcome, paidBy, paymentLines, type SentPayment } from './sentPayment.ts';

/** The result of an earlier visit: a payment that was made, or nothing to wait for. */
export type RecoveredPayment = { kind: 'paid'; paid: Paid } | { kind: 'nothing' };

function recovered(outcome: PaymentOutcome): RecoveredPayment | null {
  const paid = paidBy(outcome, { items: null, method: null });
  return paid && { kind: 'paid', paid };
}

function notice(outcome: PaymentOutcome): Notice {
  const about = 'payment';
  return outcome.kind === 'notArrived'
    ? { type: 'warning', text: accountText('payment.notMade', { amount: formatMoney(outcome.amount) }), about }
    : { type: 'error', text: paymentLines(outcome).join(' '), about };
}

/** Finds the outcome of a payment from an earlier visit that got no response. Invoked by Make Payment. */
export const paymentRecoveryMachine = recoverSent({
  id: 'paymentRecovery',
  noun: 'payment',
  recall: port<SentPayment | null, Buyer>('recall'),
  submission: paymentSendingMachine,
  nothing: { kind: 'nothing' },
  recovered,
  notice,
});

export type PaymentRecoverySnapshot = SnapshotFrom<typeof paymentRecoveryMachine>;

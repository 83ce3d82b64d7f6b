import { paymentFailure } from '#domain/receivable/paymentFailure.ts';
import { port } from '../../lib/port.ts';
import { type Submitted, sendOnce } from '../../sending/sendOnce.ts';
import type { AskPaymentAnswer, PaymentAnswer, PaymentNotArrived, SentPayment } from './sentPayment.ts';

/** One payment of open items, until its outcome is known. Invoked by Make Payment. */
export const paymentSendingMachine = sendOnce({
  id: 'paymentSending',
  noun: 'payment',
  send: port<PaymentAnswer, Submitted<SentPayment>>('send'),
  ask: port<AskPaymentAnswer, Submitted<SentPayment>>('ask'),
  lost: ({ amount }, failure): PaymentNotArrived => ({
    kind: 'notArrived',
    amount,
    lines: failure ? [paymentFailure(failure)] : [],
  }),
});

import { accountText } from '#domain/texts/accountText.ts';
import type { MakePaymentSnapshot } from '#machines/account/makePayment/makePaymentMachine.ts';

/** The five steps in order (specification 2). */
export const PAYMENT_STEPS = ['select', 'reviewSelection', 'method', 'reviewPayment', 'receipt'] as const;
export type PaymentStepName = (typeof PAYMENT_STEPS)[number];

export const PAYMENT_STEP_TITLES: Readonly<Record<PaymentStepName, string>> = {
  select: accountText('makePayment.selectPayments'),
  reviewSelection: accountText('makePayment.reviewSelection'),
  method: accountText('makePayment.paymentMethod'),
  reviewPayment: accountText('makePayment.reviewPayment'),
  receipt: accountText('makePayment.receipt'),
};

export function stepOf(snapshot: MakePaymentSnapshot): PaymentStepName {
  if (snapshot.matches({ steps: 'selecting' }) || snapshot.hasTag('busy')) return 'select';
  if (snapshot.matches({ steps: 'reviewingSelection' })) return 'reviewSelection';
  if (snapshot.matches({ steps: 'reviewingPayment' })) return 'reviewPayment';
  return snapshot.matches({ steps: 'receipt' }) ? 'receipt' : 'method';
}

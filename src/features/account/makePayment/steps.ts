import type { MakePaymentSnapshot } from '#machines/account/makePayment/makePaymentMachine.ts';

/** The five steps in their order (specification 2). */
export const PAYMENT_STEPS = ['select', 'reviewSelection', 'method', 'reviewPayment', 'receipt'] as const;
export type PaymentStepName = (typeof PAYMENT_STEPS)[number];

export const PAYMENT_STEP_TITLES: Readonly<Record<PaymentStepName, string>> = {
  select: 'Select Payments',
  reviewSelection: 'Review Selection',
  method: 'Payment Method',
  reviewPayment: 'Review Payment',
  receipt: 'Receipt',
};

export function stepOf(snapshot: MakePaymentSnapshot): PaymentStepName {
  if (snapshot.matches({ steps: 'selecting' }) || snapshot.hasTag('busy')) return 'select';
  if (snapshot.matches({ steps: 'reviewingSelection' })) return 'reviewSelection';
  if (snapshot.matches({ steps: 'reviewingPayment' })) return 'reviewPayment';
  return snapshot.matches({ steps: 'receipt' }) ? 'receipt' : 'method';
}

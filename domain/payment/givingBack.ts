import { type Decimal, decimal, readTyped } from '../decimal.ts';
import { formatMoney, MONEY_PLACES } from '../money.ts';
import type { PaymentRow } from './paymentRow.ts';

const OWED_AGAIN = 'The amount is owed on the account again.';

/** What whoever runs the shop is told of payments, and of giving money back. */
export const givingBackTexts = {
  voided: (amount: string, customer: string) => `${amount} of ${customer} is being given back.`,
  refunded: (amount: string, customer: string) => `${amount} is being given back to ${customer}.`,
  unanswered: 'No response. It is safe to try again.',
  amountRequired: 'Enter the amount to refund.',
  amountInvalid: 'Enter an amount such as 12.50.',
  amountPlaces: 'An amount has at most 2 decimals.',
  amountZero: 'Enter an amount above $0.00.',
  amountTooMuch: (left: string) => `At most ${left} of this payment can be refunded.`,
} as const;

type PaidFor = Pick<PaymentRow, 'orderNumber' | 'invoicePaymentKey'>;

/** What stands behind a payment: an order, or a payment on an account; '' where nothing does. */
export function paidFor({ orderNumber, invoicePaymentKey }: PaidFor): string {
  if (orderNumber !== null) return `Order ${orderNumber}`;
  return invoicePaymentKey === null ? '' : `Payment ${invoicePaymentKey}`;
}

/** What follows from giving all of it back. */
export function afterVoid(payment: PaidFor): string {
  if (payment.orderNumber !== null) return `${paidFor(payment)} is cancelled.`;
  return payment.invoicePaymentKey === null ? 'There is no order for this payment.' : OWED_AGAIN;
}

/** What follows from giving a part of it back. */
export function afterRefund({ invoicePaymentKey }: PaidFor): string {
  return invoicePaymentKey === null ? 'The order is not changed.' : OWED_AGAIN;
}

type Sums = Pick<PaymentRow, 'amount' | 'refunded'>;

/** What has not been given back, and is not on its way. */
export function leftOf({ amount, refunded }: Sums): Decimal {
  return decimal(amount).minus(decimal(refunded));
}

/** Before it has settled, and as a whole; whether it has, the gateway knows. */
export function isVoidable({ state, refunded }: Pick<PaymentRow, 'state' | 'refunded'>): boolean {
  return (state === 'held' || state === 'captured') && refunded === 0;
}

export function isRefundable({ state, ...sums }: Pick<PaymentRow, 'state'> & Sums): boolean {
  return state === 'captured' && leftOf(sums).greaterThan(0);
}

/** What is wrong with an amount as it was typed; it is never rounded, nor cut down to what is left. */
export function refundProblem(typed: string, payment: Sums): string | null {
  if (typed.trim() === '') return givingBackTexts.amountRequired;
  const amount = readTyped(typed);
  if (amount === null) return givingBackTexts.amountInvalid;
  if (amount.decimalPlaces() > MONEY_PLACES) return givingBackTexts.amountPlaces;
  if (amount.isZero()) return givingBackTexts.amountZero;
  const left = leftOf(payment);
  return amount.greaterThan(left) ? givingBackTexts.amountTooMuch(formatMoney(left)) : null;
}

import { Decimal, decimal } from '../decimal.ts';
import { formatMoney } from '../money.ts';
import { accountText } from '../texts/accountText.ts';
import { ambiguityOf, typedAmount } from './amountText.ts';
import type { PaymentRow } from './paymentRow.ts';

const OWED_AGAIN = accountText('refunding.theAmountIsOwedOnThe');

/** The texts about payments and refunds for admins. */
export const refundTexts = {
  voided: (amount: string, customer: string) => accountText('refunding.ofIsBeingGivenBack', { amount, customer }),
  refunded: (amount: string, customer: string) => accountText('refunding.isBeingGivenBackTo', { amount, customer }),
  unanswered: accountText('refunding.noResponseItIsSafeTo'),
  amountRequired: accountText('refunding.enterTheAmountToRefund'),
  amountInvalid: accountText('refunding.enterAnAmount'),
  amountPlaces: accountText('refunding.tooManyDecimals'),
  amountZero: accountText('refunding.enterAnAmountAboveZero'),
  amountTooMuch: (refundable: string) => accountText('refunding.atMostOfThisPaymentCan', { refundable }),
} as const;

type PaidFor = Pick<PaymentRow, 'orderNumber' | 'invoicePaymentKey'>;

/** What a payment is for: an order, or a payment on an account; '' when neither exists. */
export function paidFor({ orderNumber, invoicePaymentKey }: PaidFor): string {
  if (orderNumber !== null) return accountText('refunding.order', { orderNumber });
  return invoicePaymentKey === null ? '' : accountText('refunding.payment', { invoicePaymentKey });
}

/** The consequence of a full refund or void. */
export function afterVoid({ orderNumber, invoicePaymentKey }: PaidFor): string {
  if (orderNumber !== null) return accountText('refunding.isCancelled', { orderNumber });
  return invoicePaymentKey === null ? accountText('refunding.thereIsNoOrderForThis') : OWED_AGAIN;
}

/** The consequence of a partial refund. */
export function afterRefund({ invoicePaymentKey }: PaidFor): string {
  return invoicePaymentKey === null ? accountText('refunding.theOrderIsNotChanged') : OWED_AGAIN;
}

type Sums = Pick<PaymentRow, 'amount' | 'refunded'>;

/** The amount that is not refunded, and not being refunded. */
export function leftOf({ amount, refunded }: Sums): Decimal {
  return decimal(amount).minus(decimal(refunded));
}

/** A full void, before the charge has settled; only the gateway knows whether it has. */
export function isVoidable({ state, refunded }: Pick<PaymentRow, 'state' | 'refunded'>): boolean {
  return (state === 'held' || state === 'captured') && refunded === 0;
}

export function isRefundable({ state, ...sums }: Pick<PaymentRow, 'state'> & Sums): boolean {
  return state === 'captured' && leftOf(sums).greaterThan(0);
}

/** The problem of a typed amount; it is never rounded, nor reduced to the rest. */
export function refundProblem(typed: string, payment: Sums): string | null {
  const amount = typedAmount(typed);
  if (amount === 'nothing') return refundTexts.amountRequired;
  if (amount === 'unreadable') return refundTexts.amountInvalid;
  if (amount === 'tooFine') return refundTexts.amountPlaces;
  if (!(amount instanceof Decimal)) return ambiguityOf(amount);
  if (amount.lte(0)) return refundTexts.amountZero;
  const left = leftOf(payment);
  return amount.greaterThan(left) ? refundTexts.amountTooMuch(formatMoney(left)) : null;
}

/** The typed amount; null while it has a problem. */
export function refundAmount(typed: string, payment: Sums): Decimal | null {
  const amount = typedAmount(typed);
  return amount instanceof Decimal && refundProblem(typed, payment) === null ? amount : null;
}

import { type Static, Type } from 'typebox';
import { accountText } from '../texts/accountText.ts';
import { PAYMENT_TYPES } from './accountPayment.ts';
import type { IssuerCode } from './issuers.ts';
import { describeCard } from './summary.ts';

/** How an account payment was made, as far as it is stored. */
export const PaymentMethod = Type.Object({
  /** `PAYMENT_TYPES`. */
  type: Type.Integer(),
  /** Of the card, or eCheck; null if the gateway did not name one. */
  issuer: Type.Union([Type.Integer(), Type.Null()]),
  lastFour: Type.Union([Type.String(), Type.Null()]),
});
export type PaymentMethod = Static<typeof PaymentMethod>;

/** `Visa ending in 1111`, `Bank account ending in 7890`, `Credits on the account`. */
export function describeMethod({ type, issuer, lastFour }: PaymentMethod): string {
  if (type === PAYMENT_TYPES.applyCredit) return accountText('paymentMethod.credits');
  const isCheck = type === PAYMENT_TYPES.check;
  if (lastFour === null) return isCheck ? accountText('payment.bankAccount') : accountText('payment.card');
  if (isCheck) return accountText('bank.endingIn', { lastFour });
  return issuer === null
    ? accountText('paymentMethod.cardEndingIn', { lastFour })
    : describeCard({ issuer: issuer as IssuerCode, lastFour });
}

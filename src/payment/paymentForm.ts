import { object } from 'yup';
import { BANK_FIELDS, type BankValues, bankProblem, bankProblems, tidyBank } from '#domain/payment/bankRules.ts';
import { BILLING_FIELDS, billingProblem, billingProblems, tidyBilling } from '#domain/payment/billingRules.ts';
import { issuerOf, lastFourOf } from '#domain/payment/cardNumber.ts';
import {
  CARD_FIELDS,
  type CardTerms,
  type CardValues,
  cardProblem,
  cardProblems,
  tidyCard,
} from '#domain/payment/cardRules.ts';
import { ISSUERS, type IssuerCode } from '#domain/payment/issuers.ts';
import type { BillingValues } from '#domain/payment/payment.ts';
import type { PaymentEntry, PaymentSummary } from '#domain/payment/summary.ts';
import type { useYupForm } from '../forms/useYupForm.ts';
import { validated } from '../forms/validated.ts';

/** The payment methods. */
export type PaymentMethod = 'card' | 'check';

/** The typed values of the payment step, which exist only in its form. */
export type PaymentValues = CardValues & BankValues & BillingValues & { method: PaymentMethod };

export type PaymentFormik = ReturnType<typeof useYupForm<PaymentValues>>;

/** The rules of card, bank account and billing address (specification 5), each with its text. */
export function paymentSchema(terms: CardTerms) {
  const card = CARD_FIELDS.map((field) => [
    field,
    validated<PaymentValues>((_, values) => (values.method === 'card' ? cardProblem(field, values, terms) : null)),
  ]);
  const bank = BANK_FIELDS.map((field) => [
    field,
    validated<PaymentValues>((_, values) => (values.method === 'check' ? bankProblem(field, values) : null)),
  ]);
  const billing = BILLING_FIELDS.map((field) => [
    field,
    validated((text) => billingProblem(field, text, terms.settings)),
  ]);
  return object(Object.fromEntries([...card, ...bank, ...billing]));
}

/** The typed values in the form of the request; null if they are incomplete. */
export function paymentEntry(values: PaymentValues, terms: CardTerms): PaymentEntry | null {
  if (billingProblems(values, terms.settings).length > 0) return null;
  const billing = tidyBilling(values);
  if (values.method === 'card') {
    return cardProblems(values, terms).length === 0 ? { card: tidyCard(values), billing } : null;
  }
  return bankProblems(values).length === 0 ? { bank: tidyBank(values), billing } : null;
}

/** The part of the card or account that may be shown; null if the brand is unknown. */
export function summaryOf({ method, cardNumber, accountNumber }: PaymentValues): PaymentSummary | null {
  if (method === 'check') return { issuer: ISSUERS.eCheck, lastFour: lastFourOf(accountNumber) };
  const issuer = issuerOf(cardNumber);
  return issuer && { issuer, lastFour: lastFourOf(cardNumber) };
}

/** The available payment methods, by what the site accepts. */
export function methodsOf(accepted: readonly IssuerCode[]): readonly PaymentMethod[] {
  const takesCards = accepted.some((issuer) => issuer !== ISSUERS.eCheck);
  return [...(takesCards ? ['card' as const] : []), ...(accepted.includes(ISSUERS.eCheck) ? ['check' as const] : [])];
}

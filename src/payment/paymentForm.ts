import { object } from 'yup';
import {
  BILLING_FIELDS,
  type BillingValues,
  billingProblem,
  billingProblems,
  tidyBilling,
} from '#domain/payment/billingRules.ts';
import {
  CARD_FIELDS,
  type CardTerms,
  type CardValues,
  cardProblem,
  cardProblems,
  tidyCard,
} from '#domain/payment/cardRules.ts';
import type { PaymentEntry } from '#domain/payment/summary.ts';
import { judged } from '../account/judged.ts';
import type { useYupForm } from '../components/useYupForm.ts';

/** All that is typed at the payment step. It stands in its form and nowhere else. */
export type PaymentValues = CardValues & BillingValues;

export type PaymentFormik = ReturnType<typeof useYupForm<PaymentValues>>;

/** The rules of card and billing address (specification 5), each with its text. */
export function paymentSchema(terms: CardTerms) {
  const card = CARD_FIELDS.map((field) => [
    field,
    judged<PaymentValues>((_, values) => cardProblem(field, values, terms)),
  ]);
  const billing = BILLING_FIELDS.map((field) => [field, judged((text) => billingProblem(field, text, terms.settings))]);
  return object(Object.fromEntries([...card, ...billing]));
}

/** What was typed, as it is sent; null where it is not complete. */
export function paymentEntry(values: PaymentValues, terms: CardTerms): PaymentEntry | null {
  const problems = { ...cardProblems(values, terms), ...billingProblems(values, terms.settings) };
  if (Object.keys(problems).length > 0) return null;
  return { card: tidyCard(values), billing: tidyBilling(values) };
}

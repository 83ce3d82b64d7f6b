import { object } from 'yup';
import type { ValidDates } from '#domain/cart/cart.ts';
import { headerTextProblem } from '#domain/cart/headerTexts.ts';
import { type DeliveryRules, dateProblem } from '#domain/checkout/delivery.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import { validated } from '../../../../forms/validated.ts';

/** The rules of the Delivery form. `dates` null: the dates are unknown, and none can be validated. */
export function deliverySchema(rules: DeliveryRules, dates: ValidDates | null) {
  return object({
    customerPo: validated((text) =>
      rules.isPoRequired && text.trim() === ''
        ? checkoutText('checkout.poRequired')
        : headerTextProblem('customer_PO', text),
    ),
    deliveryDate: validated((date) => dates && dateProblem(date, dates, rules)),
    specialInstruction1: validated((text) => headerTextProblem('specialInstruction1', text)),
    specialInstruction2: validated((text) => headerTextProblem('specialInstruction2', text)),
    notes: validated((text) => headerTextProblem('notes', text)),
  });
}

import { object } from 'yup';
import type { ValidDates } from '#domain/cart/cart.ts';
import { headerTextProblem } from '#domain/cart/headerTexts.ts';
import { type DeliveryRules, dateProblem } from '#domain/checkout/delivery.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import { judged } from '../../../../forms/judged.ts';

/** The rules of the Delivery form. `dates` null: they are not known, and no date can be judged. */
export function deliverySchema(rules: DeliveryRules, dates: ValidDates | null) {
  return object({
    customerPo: judged((text) =>
      rules.isPoRequired && text.trim() === ''
        ? checkoutText('checkout.poRequired')
        : headerTextProblem('customer_PO', text),
    ),
    deliveryDate: judged((date) => dates && dateProblem(date, dates, rules)),
    specialInstruction1: judged((text) => headerTextProblem('specialInstruction1', text)),
    specialInstruction2: judged((text) => headerTextProblem('specialInstruction2', text)),
    notes: judged((text) => headerTextProblem('notes', text)),
  });
}

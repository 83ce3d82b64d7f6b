import { object, string } from 'yup';
import { CUSTOMER_PO_LIMIT, INSTRUCTION_LIMIT, NOTES_LIMIT, type ValidDates } from '#domain/cart/cart.ts';
import { reasons } from '#domain/cart/reasons.ts';
import { type DeliveryRules, dateProblem } from '#domain/checkout/delivery.ts';
import { texts } from '#domain/texts.ts';

function text(field: string, limit: number) {
  return string().trim().max(limit, reasons.tooLong(field, limit));
}

/** The rules of the Delivery form. `dates` null: they are not known, and no date can be judged. */
export function deliverySchema(rules: DeliveryRules, dates: ValidDates | null) {
  const customerPo = text('Customer P.O.', CUSTOMER_PO_LIMIT);
  return object({
    shipTo: string(),
    customerPo: rules.isPoRequired ? customerPo.required(texts.checkout.poRequired) : customerPo,
    deliveryDate: string().test((date = '', context) => {
      const problem = dates && dateProblem(date, dates, rules);
      return problem === null || context.createError({ message: problem });
    }),
    specialInstruction1: text('Special Instruction 1', INSTRUCTION_LIMIT),
    specialInstruction2: text('Special Instruction 2', INSTRUCTION_LIMIT),
    notes: text('Notes', NOTES_LIMIT),
  });
}

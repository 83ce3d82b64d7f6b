import { type Static, Type } from 'typebox';
import { DecimalInput } from '../cart/cart.ts';
import { type Problem, problemsOf, rowProblems } from '../fields/problem.ts';
import { amountProblem, percentProblem } from './amounts.ts';

/** Different rates of tax that customers have, at most. */
export const TAX_RATES_LIMIT = 100;

const Version = Type.Integer({ minimum: 0 });
const Percent = Type.Number({ minimum: 0, maximum: 100 });

/** The charges of an order beside its lines. Rates are in percent. */
export const Charges = Type.Object({
  version: Version,
  addOnCharge: Type.Number(),
  /** The line total from which there is no charge; null when the charge always applies. */
  addOnFreeFrom: Type.Union([Type.Number(), Type.Null()]),
  /** Of consumers and walk-in business. */
  consumerTax: Percent,
  /** The rates of customers with an account, and how many have each. */
  taxRates: Type.Array(Type.Object({ from: Percent, percent: Percent, customers: Type.Integer() }), {
    maxItems: TAX_RATES_LIMIT,
  }),
});
export type Charges = Static<typeof Charges>;

export const ChargesChange = Type.Object({
  version: Version,
  addOnCharge: DecimalInput,
  addOnFreeFrom: Type.Union([DecimalInput, Type.Null()]),
  consumerTax: DecimalInput,
  /** Customers with the rate `from` get `percent` from now on; a rate that is not listed stays. */
  taxRates: Type.Array(Type.Object({ from: Percent, percent: DecimalInput }), { maxItems: TAX_RATES_LIMIT }),
});
export type ChargesChange = Static<typeof ChargesChange>;

/** Why charges are not valid. */
export function chargeProblems({ addOnCharge, addOnFreeFrom, consumerTax, taxRates }: ChargesChange): Problem[] {
  return [
    ...problemsOf({
      addOnCharge: amountProblem(addOnCharge, { isRequired: true }),
      addOnFreeFrom: amountProblem(addOnFreeFrom, { isRequired: false }),
      consumerTax: percentProblem(consumerTax),
    }),
    ...rowProblems('taxRates', taxRates, ({ percent }) => ({ percent: percentProblem(percent) })),
  ];
}

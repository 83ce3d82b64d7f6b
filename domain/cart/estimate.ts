import { type Decimal, ZERO } from '../decimal.ts';
import { MONEY_PLACES, roundMoney, sumMoney } from '../money.ts';
import type { Estimate } from './cart.ts';

/**
 * The costs of an order beside its lines. `addOnFreeFrom`: the line total from which there is no charge; null when the
 * charge always applies.
 */
export interface EstimateTerms {
  addOnCharge: Decimal;
  addOnFreeFrom: Decimal | null;
  taxRate: Decimal;
}

export interface Amounts {
  lineTotal: Decimal;
  addOnCharges: Decimal;
  taxableAmount: Decimal;
  tax: Decimal;
  total: Decimal;
}

/** Sums of rounded lines (readings 45); the tax is rounded once, on the taxable amount. */
export function estimateAmounts(
  lines: readonly { extension: Decimal | null; isTaxable: boolean }[],
  terms: EstimateTerms,
): Amounts {
  const lineTotal = sumMoney(lines.map((line) => line.extension ?? ZERO));
  const taxableAmount = sumMoney(lines.map((line) => (line.isTaxable && line.extension) || ZERO));
  const isFree = lines.length === 0 || (terms.addOnFreeFrom !== null && lineTotal.gte(terms.addOnFreeFrom));
  const addOnCharges = isFree ? ZERO : roundMoney(terms.addOnCharge);
  const tax = roundMoney(taxableAmount.times(terms.taxRate));
  return { lineTotal, addOnCharges, taxableAmount, tax, total: lineTotal.plus(addOnCharges).plus(tax) };
}

/** The estimate in API form: undefined while pricing is hidden. */
export function estimate(amounts: Amounts, options: { hidePricing: boolean }): Estimate {
  if (options.hidePricing) return {};
  const money = (amount: Decimal) => Number(amount.toFixed(MONEY_PLACES));
  return {
    addOnCharges: money(amounts.addOnCharges),
    lineTotal: money(amounts.lineTotal),
    tax: money(amounts.tax),
    taxableAmount: money(amounts.taxableAmount),
    total: money(amounts.total),
  };
}

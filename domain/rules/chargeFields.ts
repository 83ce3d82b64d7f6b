import type { Fields } from '../fields/field.ts';
import { plural } from '../formatNumber.ts';
import { decimalTextOf, moneyInWords, type Sent } from './amounts.ts';
import { type ChargesChange, TAX_RATES_LIMIT } from './chargeRules.ts';

const percentInWords = (percent: Sent) => `${decimalTextOf(percent) ?? ''}%`;

/** Of a rate as it is stored it is known how many customers have it. */
interface TaxRate {
  readonly from: number;
  readonly percent: Sent;
  readonly customers?: number;
}

function rateInWords({ from, percent, customers = 0 }: TaxRate): string {
  const isChanged = decimalTextOf(percent) !== decimalTextOf(from);
  return isChanged ? `becomes ${percentInWords(percent)}` : plural(customers, 'customer');
}

/** What an order costs besides its goods. */
export const CHARGE_FIELDS = {
  addOnCharge: {
    label: 'Delivery charge',
    unit: '$',
    isRequired: true,
    hint: 'Shown as Add-on Charges in checkout. Not charged for pickup.',
    says: ({ addOnCharge }) => moneyInWords(addOnCharge),
  },
  addOnFreeFrom: {
    label: 'Free delivery from',
    unit: '$',
    none: 'Never',
    hint: 'Delivery is free when the line total reaches this amount. Leave empty to always charge.',
    says: ({ addOnFreeFrom }) => moneyInWords(addOnFreeFrom),
  },
  consumerTax: {
    label: 'Consumer and walk-in tax rate',
    unit: '%',
    isRequired: true,
    hint: 'Applies to taxable products for buyers without a customer account.',
    says: ({ consumerTax }) => percentInWords(consumerTax),
  },
  taxRates: {
    label: 'Customer tax rates',
    hint: 'Changing a rate changes it for every customer who has it. Two rates set to the same value are merged.',
    limit: TAX_RATES_LIMIT,
    joint: ' ',
    says: ({ taxRates }: { taxRates: readonly TaxRate[] }) =>
      taxRates.map((rate) => [percentInWords(rate.from), rateInWords(rate)]),
  },
} satisfies Fields<Omit<ChargesChange, 'version'>>;

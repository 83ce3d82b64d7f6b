import type { Fields } from '../fields/field.ts';
import { plural } from '../shownNumber.ts';
import { decimalTextOf, moneyInWords, type Sent } from './amounts.ts';
import { type ChargesChange, TAX_RATES_LIMIT } from './chargeRules.ts';

const percentInWords = (percent: Sent) => `${decimalTextOf(percent) ?? ''} %`;

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
    hint: 'Shown as Add-on Charges in checkout. Nothing is charged for pickup.',
    says: ({ addOnCharge }) => moneyInWords(addOnCharge),
  },
  addOnFreeFrom: {
    label: 'Free from',
    unit: '$',
    none: 'Never',
    hint: 'From this total of the lines on delivery costs nothing. Left empty, it always costs.',
    says: ({ addOnFreeFrom }) => moneyInWords(addOnFreeFrom),
  },
  consumerTax: {
    label: 'Tax of consumers and walk-ins',
    unit: '%',
    isRequired: true,
    hint: 'Of taxable products, for everybody without an account as a customer.',
    says: ({ consumerTax }) => percentInWords(consumerTax),
  },
  taxRates: {
    label: 'Tax of customers',
    hint: 'The rates that your customers have. A rate that you change, changes for all who have it; two rates made equal are one from then on.',
    limit: TAX_RATES_LIMIT,
    joint: ' ',
    says: ({ taxRates }: { taxRates: readonly TaxRate[] }) =>
      taxRates.map((rate) => [percentInWords(rate.from), rateInWords(rate)]),
  },
} satisfies Fields<Omit<ChargesChange, 'version'>>;

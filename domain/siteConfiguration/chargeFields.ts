import type { Fields } from '../fields/field.ts';
import { adminText } from '../texts/adminText.ts';
import { perLanguage } from '../texts/perLanguage.ts';
import { decimalTextOf, moneyInWords, type Sent } from './amounts.ts';
import { type ChargesChange, TAX_RATES_LIMIT } from './charges.ts';

const percentInWords = (percent: Sent) => `${decimalTextOf(percent) ?? ''}%`;

/** A stored rate includes its number of customers. */
interface TaxRate {
  readonly from: number;
  readonly percent: Sent;
  readonly customers?: number;
}

function rateInWords({ from, percent, customers = 0 }: TaxRate): string {
  const isChanged = decimalTextOf(percent) !== decimalTextOf(from);
  return isChanged
    ? adminText('charge.becomes', { percent: percentInWords(percent) })
    : adminText('charge.customer', { customers });
}

/** The fields of charges and taxes. */
export const CHARGE_FIELDS = perLanguage(
  () =>
    ({
      addOnCharge: {
        label: adminText('charge.deliveryCharge'),
        unit: '$',
        isRequired: true,
        hint: adminText('charge.shownAsAddOnChargesIn'),
        describe: ({ addOnCharge }) => moneyInWords(addOnCharge),
      },
      addOnFreeFrom: {
        label: adminText('charge.freeDeliveryFrom'),
        unit: '$',
        none: adminText('charge.never'),
        hint: adminText('charge.deliveryIsFreeWhenTheLine'),
        describe: ({ addOnFreeFrom }) => moneyInWords(addOnFreeFrom),
      },
      consumerTax: {
        label: adminText('charge.consumerAndWalkInTaxRate'),
        unit: '%',
        isRequired: true,
        hint: adminText('charge.appliesToTaxableProductsForBuyers'),
        describe: ({ consumerTax }) => percentInWords(consumerTax),
      },
      taxRates: {
        label: adminText('charge.customerTaxRates'),
        hint: adminText('charge.changingARateChangesItFor'),
        limit: TAX_RATES_LIMIT,
        joint: ' ',
        describe: ({ taxRates }: { taxRates: readonly TaxRate[] }) =>
          taxRates.map((rate) => [percentInWords(rate.from), rateInWords(rate)]),
      },
    }) satisfies Fields<Omit<ChargesChange, 'version'>>,
);

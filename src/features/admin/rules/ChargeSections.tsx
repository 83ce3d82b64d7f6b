import { getIn } from 'formik';
import { TAX_RATES_LIMIT } from '#domain/rules/chargeRules.ts';
import { plural } from '#domain/shownNumber.ts';
import { TextField } from '../../../components/fields/TextField.tsx';
import { AmountField } from './AmountField.tsx';
import { RowList } from './RowList.tsx';
import styles from './Rules.module.css';
import { fieldAt, type RuleSection } from './ruleSection.ts';

/** What an order costs besides its goods. */
export function ChargeSections({ form, isBusy, set }: RuleSection<'charges'>) {
  const { taxRates } = form.values;
  const customersOf = (place: number) =>
    plural(Number(getIn(form.initialValues, `taxRates[${place}].customers`) ?? 0), 'customer');
  return (
    <>
      <div className={styles.fields}>
        <AmountField
          {...{ form, isBusy }}
          path="addOnCharge"
          label="Delivery charge ($)"
          isRequired
          hint="Shown as Add-on Charges in checkout. Nothing is charged for pickup."
        />
        <AmountField
          {...{ form, isBusy }}
          path="addOnFreeFrom"
          label="Free from ($)"
          placeholder="Never"
          hint="From this total of the lines on delivery costs nothing. Left empty, it always costs."
        />
        <TextField
          label="Tax of consumers and walk-ins (%)"
          inputMode="decimal"
          isRequired
          hint="Of taxable products, for everybody without an account as a customer."
          {...fieldAt(form, 'consumerTax', isBusy)}
        />
      </div>
      {taxRates.length > 0 && (
        <RowList
          {...{ form, isBusy, set }}
          list="taxRates"
          title="Tax of customers"
          hint="The rates that your customers have. A rate that you change, changes for all who have it; two rates made equal are one from then on."
          limit={TAX_RATES_LIMIT}
          row={(place) => (
            <div className={styles.short}>
              <TextField
                label={`${customersOf(place)} with ${taxRates[place]?.from ?? 0} % now (%)`}
                inputMode="decimal"
                {...fieldAt(form, `taxRates[${place}].percent`, isBusy)}
              />
            </div>
          )}
        />
      )}
    </>
  );
}

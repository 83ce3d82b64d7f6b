import { getIn } from 'formik';
import { TAX_RATES_LIMIT } from '#domain/rules/chargeRules.ts';
import { plural } from '#domain/shownNumber.ts';
import { TextField } from '../../components/fields/TextField.tsx';
import { RowList } from './RowList.tsx';
import styles from './Rules.module.css';
import { fieldAt, type RuleSection } from './ruleSection.ts';

/** What an order costs besides its goods. */
export function ChargeSections({ form, isBusy }: RuleSection<'charges'>) {
  const { taxRates } = form.values;
  const customersOf = (place: number) =>
    plural(Number(getIn(form.initialValues, `taxRates[${place}].customers`) ?? 0), 'customer');
  return (
    <>
      <div className={styles.fields}>
        <TextField
          label="Delivery charge ($)"
          inputMode="decimal"
          isRequired
          hint="Shown as Add-on Charges in checkout. Nothing is charged for pickup."
          {...fieldAt(form, 'addOnCharge', isBusy)}
        />
        <TextField
          label="Free from ($)"
          inputMode="decimal"
          placeholder="Never"
          hint="From this total of the lines on delivery costs nothing. Left empty, it always costs."
          {...fieldAt(form, 'addOnFreeFrom', isBusy)}
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
          title="Tax of customers"
          hint="The rates that your customers have. A rate that you change, changes for all who have it; two rates made equal are one from then on."
          count={taxRates.length}
          limit={TAX_RATES_LIMIT}
          isBusy={isBusy}
          row={(place) => (
            <div className={styles.short}>
              <TextField
                label={`${taxRates[place]?.from ?? 0} % now, ${customersOf(place)}`}
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

import { getIn } from 'formik';
import { CHARGE_FIELDS } from '#domain/siteConfiguration/chargeFields.ts';
import type { ConfigurationChanges } from '#domain/siteConfiguration/topics.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { TextField } from '../../../components/fields/TextField.tsx';
import { fieldOf, fieldsOf } from '../../../forms/fieldOf.ts';
import type { FormSection } from '../../../forms/formSection.ts';
import { AmountField } from './AmountField.tsx';
import styles from './Configuration.module.css';
import { RowList } from './RowList.tsx';

/** The charges of an order besides its products. */
export function ChargeSections(section: FormSection<ConfigurationChanges['charges']>) {
  const { form, isBusy } = section;
  const { taxRates } = form.values;
  const { text } = fieldsOf(CHARGE_FIELDS, section);
  const customersOf = (place: number) => Number(getIn(form.initialValues, `taxRates[${place}].customers`) ?? 0);
  return (
    <>
      <div className={styles.fields}>
        <AmountField form={form} {...text('addOnCharge')} />
        <AmountField form={form} {...text('addOnFreeFrom')} />
        <TextField inputMode="decimal" {...text('consumerTax')} />
      </div>
      {taxRates.length > 0 && (
        <RowList
          {...section}
          list="taxRates"
          texts={CHARGE_FIELDS.taxRates}
          row={(place) => (
            <div className={styles.short}>
              <TextField
                label={adminText('configuration.rateOf', {
                  count: customersOf(place),
                  percent: taxRates[place]?.from ?? 0,
                })}
                inputMode="decimal"
                {...fieldOf(form, `taxRates[${place}].percent`, isBusy)}
              />
            </div>
          )}
        />
      )}
    </>
  );
}

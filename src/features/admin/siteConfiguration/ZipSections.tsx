import { getIn } from 'formik';
import type { ReactNode } from 'react';
import type { SentDeliveryArea } from '#domain/siteConfiguration/deliveryAreas.ts';
import { isNoDayLeft } from '#domain/siteConfiguration/deliveryCalendar.ts';
import type { ConfigurationChanges } from '#domain/siteConfiguration/topics.ts';
import { ZIP_FIELDS, ZIP_RULE_FIELDS } from '#domain/siteConfiguration/zipFields.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { TextField } from '../../../components/fields/TextField.tsx';
import { fieldsOf, problemAt } from '../../../forms/fieldOf.ts';
import type { FormSection } from '../../../forms/formSection.ts';
import { AmountField } from './AmountField.tsx';
import styles from './Configuration.module.css';
import { RowList } from './RowList.tsx';
import { WeekdayField } from './WeekdayField.tsx';

const NEW_AREA: SentDeliveryArea = {
  zip: '',
  isDelivered: true,
  minimumOrderAmount: null,
  weekdays: [2, 3, 4, 5, 6],
  county: null,
};

type Section = FormSection<ConfigurationChanges['zips']>;

interface ZipRowProps extends Section {
  readonly place: number;
  readonly removal: (label: string) => ReactNode;
}

function ZipRow({ place, removal, ...section }: ZipRowProps) {
  const { form, isBusy, set } = section;
  const { rules: areas } = form.values;
  const { isDelivered, weekdays, zip } = areas[place] ?? NEW_AREA;
  const at = `rules[${place}]`;
  const { text } = fieldsOf(ZIP_RULE_FIELDS, section, `${at}.`);
  const name = zip || adminText('configuration.rowNumber', { number: place + 1 });
  const siteDays: readonly number[] = getIn(form.initialValues, 'deliveryWeekdays') ?? [];
  return (
    <fieldset aria-label={adminText('configuration.deliveryAreaNamed', { name })} className={styles.zip}>
      <TextField spellCheck={false} autoComplete="off" {...text('zip')} />
      <AmountField form={form} {...text('minimumOrderAmount')} />
      <TextField autoComplete="off" {...text('county')} />
      <span className={styles.remove}>{removal(adminText('configuration.removeDeliveryArea', { name }))}</span>
      <label className={styles.served}>
        <input
          type="checkbox"
          checked={isDelivered}
          disabled={isBusy}
          onChange={({ currentTarget }) => set(`${at}.isDelivered`, currentTarget.checked)}
        />
        {ZIP_RULE_FIELDS.isDelivered.label}
      </label>
      {isDelivered && (
        <div className={styles.zipDays}>
          <WeekdayField
            label={adminText('configuration.deliveryDaysOf', { name })}
            isLabelHidden
            days={weekdays}
            isBusy={isBusy}
            error={problemAt(form, `${at}.weekdays`)}
            warnings={isNoDayLeft(weekdays, siteDays) ? [adminText('configuration.noDayOfSite')] : []}
            onChange={(days) => set(`${at}.weekdays`, days)}
          />
        </div>
      )}
    </fieldset>
  );
}

/** Delivery areas with their minimum amounts and days. */
export function ZipSections(section: Section) {
  return (
    <RowList
      {...section}
      list="rules"
      texts={ZIP_FIELDS.rules}
      empty={adminText('configuration.noDeliveryAreasYouDeliverEverywhere')}
      addLabel={adminText('configuration.addDeliveryArea')}
      newRow={() => structuredClone(NEW_AREA)}
      row={(place, removal) => <ZipRow {...section} place={place} removal={removal} />}
    />
  );
}

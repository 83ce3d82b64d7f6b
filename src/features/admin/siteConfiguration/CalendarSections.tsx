import { getIn } from 'formik';
import { CALENDAR_FIELDS, HOLIDAY_NAME } from '#domain/siteConfiguration/calendarFields.ts';
import { configurationTexts } from '#domain/siteConfiguration/configurationTexts.ts';
import { daysInWords } from '#domain/siteConfiguration/configurationWords.ts';
import { withoutDay } from '#domain/siteConfiguration/deliveryCalendar.ts';
import type { ConfigurationChanges } from '#domain/siteConfiguration/topics.ts';
import { comingUsHolidays } from '#domain/siteConfiguration/usHolidays.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { DateField } from '../../../components/dates/DateField.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { errorAt, fieldOf, fieldsOf, problemAt, textsOf } from '../../../forms/fieldOf.ts';
import type { FormSection } from '../../../forms/formSection.ts';
import styles from './Configuration.module.css';
import { RowList } from './RowList.tsx';
import { WeekdayField } from './WeekdayField.tsx';

type Section = FormSection<ConfigurationChanges['calendar']>;

function Holidays({ form, isBusy, set, today }: Section & { today: string }) {
  const { holidays } = form.values;
  const listed = new Set(holidays.map(({ date }) => date));
  const missing = comingUsHolidays(today).filter(({ date }) => !listed.has(date));
  return (
    <RowList
      {...{ form, isBusy, set }}
      list="holidays"
      texts={CALENDAR_FIELDS.holidays}
      empty={adminText('configuration.noHolidaysYouDeliverOnEvery')}
      addLabel={adminText('configuration.addHoliday')}
      newRow={() => ({ date: '', name: '' })}
      standard={{
        label: adminText('configuration.addUsHolidays'),
        replaced: adminText('configuration.countHolidaysAdded', { added: missing.length }),
        rows: missing.length === 0 ? null : () => [...holidays, ...missing],
      }}
      row={(place, removal) => (
        <div className={styles.holiday}>
          <DateField
            label={adminText('configuration.dateOfHoliday', { number: place + 1 })}
            isLabelHidden
            value={holidays[place]?.date ?? ''}
            min={today}
            takesText
            isClearable={false}
            isDisabled={isBusy}
            error={errorAt(form, `holidays[${place}].date`)}
            onBlur={() => void form.setFieldTouched(`holidays[${place}].date`)}
            onChange={(date) => set(`holidays[${place}].date`, date)}
          />
          <TextField
            {...textsOf({ ...HOLIDAY_NAME, label: adminText('configuration.nameOfHoliday', { number: place + 1 }) })}
            isLabelHidden
            {...fieldOf(form, `holidays[${place}].name`, isBusy)}
          />
          {removal(adminText('configuration.removeHoliday', { number: place + 1 }))}
        </div>
      )}
    />
  );
}

function Warehouses({ form, isBusy, set }: Section) {
  const { warehouses } = form.values;
  if (warehouses.length === 0) return null;
  return (
    <RowList
      {...{ form, isBusy, set }}
      list="warehouses"
      texts={CALENDAR_FIELDS.warehouses}
      row={(place) => (
        <div className={styles.short}>
          <TextField
            label={adminText('configuration.warehouse', { code: warehouses[place]?.code ?? '' })}
            type="time"
            {...fieldOf(form, `warehouses[${place}].orderCutoff`, isBusy)}
          />
        </div>
      )}
    />
  );
}

/** The sections of days and cutoffs. */
export function CalendarSections({ today, ...section }: Section & { readonly today: string }) {
  const { form, isBusy, set } = section;
  const { text } = fieldsOf(CALENDAR_FIELDS, section);
  const { deliveryWeekdays, pickupWeekdays } = form.values;
  return (
    <>
      <WeekdayField
        {...textsOf(CALENDAR_FIELDS.deliveryWeekdays)}
        days={deliveryWeekdays}
        isBusy={isBusy}
        error={problemAt(form, 'deliveryWeekdays')}
        warnings={withoutDay(getIn(form.initialValues, 'addressDays') ?? [], deliveryWeekdays).map(
          ({ weekdays, addresses }) => configurationTexts.noDayLeft(addresses, daysInWords(weekdays)),
        )}
        onChange={(days) => set('deliveryWeekdays', days)}
      />
      <WeekdayField
        {...textsOf(CALENDAR_FIELDS.pickupWeekdays)}
        days={pickupWeekdays}
        isBusy={isBusy}
        error={problemAt(form, 'pickupWeekdays')}
        onChange={(days) => set('pickupWeekdays', days)}
      />
      <div className={styles.fields}>
        <TextField type="time" {...text('orderCutoff')} />
        <TextField inputMode="numeric" {...text('daysAhead')} />
      </div>
      <Warehouses {...section} />
      <Holidays {...section} today={today} />
    </>
  );
}

import { getIn } from 'formik';
import { HOLIDAY_NAME_LIMIT, HOLIDAYS_LIMIT, WAREHOUSES_LIMIT, withoutDay } from '#domain/rules/calendarRules.ts';
import { ruleTexts } from '#domain/rules/ruleTexts.ts';
import { daysInWords } from '#domain/rules/ruleWords.ts';
import { DateField } from '../../../components/fields/DateField.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { RowList } from './RowList.tsx';
import styles from './Rules.module.css';
import { errorAt, fieldAt, problemAt, type RuleSection } from './ruleSection.ts';
import { WeekdayField } from './WeekdayField.tsx';

type Section = RuleSection<'calendar'>;

function Holidays({ form, isBusy, set, today }: Section & { today: string }) {
  const { holidays } = form.values;
  return (
    <RowList
      {...{ form, isBusy, set }}
      list="holidays"
      title="Holidays"
      hint="Dates on which nothing is delivered and nothing can be picked up. Buyers are not offered them. Days that have passed leave the list by themselves."
      empty="There are no holidays: goods are delivered on every delivery day."
      limit={HOLIDAYS_LIMIT}
      addLabel="Add Holiday"
      newRow={() => ({ date: '', name: '' })}
      row={(place, removal) => (
        <div className={styles.holiday}>
          <DateField
            label={`Date of holiday ${place + 1}`}
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
            label={`Name of holiday ${place + 1}`}
            isLabelHidden
            placeholder="Name, for you alone"
            maxLength={HOLIDAY_NAME_LIMIT}
            {...fieldAt(form, `holidays[${place}].name`, isBusy)}
          />
          {removal(`Remove holiday ${place + 1}`)}
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
      title="Cut-off of Warehouses"
      hint="For a warehouse that stops earlier or later; left empty, the cut-off above holds. An order with goods of several warehouses goes by the earliest of them."
      limit={WAREHOUSES_LIMIT}
      row={(place) => (
        <div className={styles.short}>
          <TextField
            label={`Warehouse ${warehouses[place]?.code ?? ''}`}
            type="time"
            {...fieldAt(form, `warehouses[${place}].orderCutoff`, isBusy)}
          />
        </div>
      )}
    />
  );
}

/** When goods arrive, and until when they are to be ordered. */
export function CalendarSections({ today, ...section }: Section & { readonly today: string }) {
  const { form, isBusy, set } = section;
  const { deliveryWeekdays, pickupWeekdays } = form.values;
  return (
    <>
      <WeekdayField
        label="Delivery days"
        hint="The days on which anything is delivered at all. An address has some of them, by its zip rule."
        days={deliveryWeekdays}
        isBusy={isBusy}
        error={problemAt(form, 'deliveryWeekdays')}
        warnings={withoutDay(getIn(form.initialValues, 'addressDays') ?? [], deliveryWeekdays).map(
          ({ weekdays, addresses }) => ruleTexts.noDayLeft(addresses, daysInWords(weekdays)),
        )}
        onChange={(days) => set('deliveryWeekdays', days)}
      />
      <WeekdayField
        label="Pickup days"
        hint="The days on which consumers can fetch their orders."
        days={pickupWeekdays}
        isBusy={isBusy}
        error={problemAt(form, 'pickupWeekdays')}
        onChange={(days) => set('pickupWeekdays', days)}
      />
      <div className={styles.fields}>
        <TextField
          label="Order cut-off"
          type="time"
          isRequired
          hint="An order before this time can arrive the next day, later ones the day after. In the time zone of the site."
          {...fieldAt(form, 'orderCutoff', isBusy)}
        />
        <TextField
          label="Days ahead"
          inputMode="numeric"
          isRequired
          hint="How far ahead a buyer can ask for a date: 14 to 366 days."
          {...fieldAt(form, 'daysAhead', isBusy)}
        />
      </div>
      <Warehouses {...section} />
      <Holidays {...section} today={today} />
    </>
  );
}

import { Trash2 } from 'lucide-react';
import { HOLIDAY_NAME_LIMIT, HOLIDAYS_LIMIT, WAREHOUSES_LIMIT } from '#domain/rules/calendarRules.ts';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { DateField } from '../../components/fields/DateField.tsx';
import { TextField } from '../../components/fields/TextField.tsx';
import { RowList } from './RowList.tsx';
import styles from './Rules.module.css';
import { errorAt, fieldAt, type RuleSection } from './ruleSection.ts';
import { WeekdayField } from './WeekdayField.tsx';

type Section = RuleSection<'calendar'>;

function Holidays({ form, isBusy, set, today }: Section & { today: string }) {
  const { holidays } = form.values;
  return (
    <RowList
      title="Holidays"
      hint="Dates on which nothing is delivered and nothing can be picked up. Buyers are not offered them. Days that have passed leave the list by themselves."
      count={holidays.length}
      limit={HOLIDAYS_LIMIT}
      isBusy={isBusy}
      addLabel="Add Holiday"
      onAdd={() => set('holidays', [...holidays, { date: '', name: '' }])}
      row={(place) => (
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
          <IconButton
            label={`Remove holiday ${place + 1}`}
            icon={<Trash2 />}
            disabled={isBusy}
            onClick={() =>
              set(
                'holidays',
                holidays.filter((_, index) => index !== place),
              )
            }
          />
        </div>
      )}
    />
  );
}

function Warehouses({ form, isBusy }: Section) {
  const { warehouses } = form.values;
  if (warehouses.length === 0) return null;
  return (
    <RowList
      title="Cut-off of Warehouses"
      hint="For a warehouse that stops earlier or later; left empty, the cut-off above holds. An order with goods of several warehouses goes by the earliest of them."
      count={warehouses.length}
      limit={WAREHOUSES_LIMIT}
      isBusy={isBusy}
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
        error={errorAt(form, 'deliveryWeekdays')}
        onChange={(days) => set('deliveryWeekdays', days)}
      />
      <WeekdayField
        label="Pickup days"
        hint="The days on which consumers can fetch their orders."
        days={pickupWeekdays}
        isBusy={isBusy}
        error={errorAt(form, 'pickupWeekdays')}
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

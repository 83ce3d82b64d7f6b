import { getIn } from 'formik';
import type { ReactNode } from 'react';
import { isNoDayLeft } from '#domain/rules/calendarRules.ts';
import { ruleTexts } from '#domain/rules/ruleTexts.ts';
import { COUNTY_LIMIT, type SentZipRule, ZIP_RULES_LIMIT } from '#domain/rules/zipRules.ts';
import { TextField } from '../../../components/fields/TextField.tsx';
import { AmountField } from './AmountField.tsx';
import { RowList } from './RowList.tsx';
import styles from './Rules.module.css';
import { fieldAt, problemAt, type RuleSection } from './ruleSection.ts';
import { WeekdayField } from './WeekdayField.tsx';

const NEW_RULE: SentZipRule = {
  zip: '',
  isDelivered: true,
  minimumOrderAmount: null,
  weekdays: [2, 3, 4, 5, 6],
  county: null,
};

interface ZipRowProps extends RuleSection<'zips'> {
  readonly place: number;
  readonly removal: (label: string) => ReactNode;
}

function ZipRow({ form, isBusy, set, place, removal }: ZipRowProps) {
  const { rules } = form.values;
  const { isDelivered, weekdays, zip } = rules[place] ?? NEW_RULE;
  const at = `rules[${place}]`;
  const name = zip || `row ${place + 1}`;
  const siteDays: readonly number[] = getIn(form.initialValues, 'deliveryWeekdays') ?? [];
  return (
    <fieldset aria-label={`Zip rule ${name}`} className={styles.zip}>
      <TextField
        label="Zip begins with"
        maxLength={12}
        spellCheck={false}
        autoComplete="off"
        {...fieldAt(form, `${at}.zip`, isBusy)}
      />
      <AmountField {...{ form, isBusy }} path={`${at}.minimumOrderAmount`} label="Minimum ($)" placeholder="None" />
      <TextField
        label="County"
        maxLength={COUNTY_LIMIT}
        autoComplete="off"
        {...fieldAt(form, `${at}.county`, isBusy)}
      />
      <span className={styles.remove}>{removal(`Remove zip rule ${name}`)}</span>
      <label className={styles.served}>
        <input
          type="checkbox"
          checked={isDelivered}
          disabled={isBusy}
          onChange={({ currentTarget }) => set(`${at}.isDelivered`, currentTarget.checked)}
        />
        Delivered to
      </label>
      {isDelivered && (
        <div className={styles.zipDays}>
          <WeekdayField
            label={`Delivery days of ${name}`}
            isLabelHidden
            days={weekdays}
            isBusy={isBusy}
            error={problemAt(form, `${at}.weekdays`)}
            warnings={isNoDayLeft(weekdays, siteDays) ? [ruleTexts.noDayOfSite] : []}
            onChange={(days) => set(`${at}.weekdays`, days)}
          />
        </div>
      )}
    </fieldset>
  );
}

/** Where is delivered to, from which amount on, and on which days. */
export function ZipSections(section: RuleSection<'zips'>) {
  return (
    <RowList
      {...section}
      list="rules"
      title="Zip rules"
      hint="The longest beginning counts: 04101 goes before 041, and 041 before 04. Without any rule everywhere is delivered to; with rules, only where they say so. When a rule changes, the addresses in its zips follow."
      empty="There is no zip rule: everywhere is delivered to, on every delivery day."
      limit={ZIP_RULES_LIMIT}
      addLabel="Add Zip Rule"
      newRow={() => structuredClone(NEW_RULE)}
      row={(place, removal) => <ZipRow {...section} place={place} removal={removal} />}
    />
  );
}

import { Trash2 } from 'lucide-react';
import { COUNTY_LIMIT, type SentZipRule, ZIP_RULES_LIMIT } from '#domain/rules/zipRules.ts';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { TextField } from '../../components/fields/TextField.tsx';
import { RowList } from './RowList.tsx';
import styles from './Rules.module.css';
import { errorAt, fieldAt, type RuleSection } from './ruleSection.ts';
import { WeekdayField } from './WeekdayField.tsx';

const NEW_RULE: SentZipRule = {
  zip: '',
  isDelivered: true,
  minimumOrderAmount: null,
  weekdays: [2, 3, 4, 5, 6],
  county: null,
};

function ZipRow({ form, isBusy, set, place }: RuleSection<'zips'> & { place: number }) {
  const { rules } = form.values;
  const { isDelivered, weekdays, zip } = rules[place] ?? NEW_RULE;
  const at = `rules[${place}]`;
  const name = zip || `row ${place + 1}`;
  return (
    <fieldset aria-label={`Zip rule ${name}`} className={styles.zip}>
      <TextField
        label="Zip begins with"
        maxLength={12}
        spellCheck={false}
        autoComplete="off"
        {...fieldAt(form, `${at}.zip`, isBusy)}
      />
      <TextField
        label="Minimum order ($)"
        inputMode="decimal"
        placeholder="None"
        autoComplete="off"
        {...fieldAt(form, `${at}.minimumOrderAmount`, isBusy)}
      />
      <TextField
        label="County"
        maxLength={COUNTY_LIMIT}
        autoComplete="off"
        {...fieldAt(form, `${at}.county`, isBusy)}
      />
      <span className={styles.remove}>
        <IconButton
          label={`Remove zip rule ${name}`}
          icon={<Trash2 />}
          disabled={isBusy}
          onClick={() =>
            set(
              'rules',
              rules.filter((_, index) => index !== place),
            )
          }
        />
      </span>
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
            error={errorAt(form, `${at}.weekdays`)}
            onChange={(days) => set(`${at}.weekdays`, days)}
          />
        </div>
      )}
    </fieldset>
  );
}

/** Where is delivered to, from which amount on, and on which days. */
export function ZipSections(section: RuleSection<'zips'>) {
  const { form, isBusy, set } = section;
  const { rules } = form.values;
  return (
    <RowList
      title="Zip rules"
      hint="The longest beginning counts: 04101 goes before 041, and 041 before 04. Without any rule everywhere is delivered to; with rules, only where they say so. When a rule changes, the addresses in its zips follow."
      count={rules.length}
      limit={ZIP_RULES_LIMIT}
      isBusy={isBusy}
      addLabel="Add Zip Rule"
      onAdd={() => set('rules', [...rules, NEW_RULE])}
      row={(place) => <ZipRow {...section} place={place} />}
    />
  );
}

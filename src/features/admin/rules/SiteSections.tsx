import { ISSUER_NAMES } from '#domain/payment/cardTexts.ts';
import { OFFERED_ISSUERS } from '#domain/payment/issuers.ts';
import { CREDIT_CHECK_TEXTS } from '#domain/rules/siteFlagTexts.ts';
import { MESSAGE_LIMIT } from '#domain/rules/siteRules.ts';
import { SelectField } from '../../../components/fields/SelectField.tsx';
import { TextAreaField } from '../../../components/fields/TextAreaField.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { FlagGroup } from './FlagGroup.tsx';
import styles from './Rules.module.css';
import { fieldAt, problemAt, type RuleSection } from './ruleSection.ts';
import { CONSUMER_FLAGS, ORDER_FLAGS, PICTURE_FLAGS, WHO_FLAGS, ZIP_FLAGS } from './siteFlags.ts';

function Issuers({ form, isBusy, set }: RuleSection<'site'>) {
  const { paymentIssuers } = form.values;
  const error = problemAt(form, 'paymentIssuers');
  const toggle = (code: number) =>
    set(
      'paymentIssuers',
      paymentIssuers.includes(code) ? paymentIssuers.filter((one) => one !== code) : [...paymentIssuers, code],
    );
  return (
    <fieldset className={styles.weekdays} disabled={isBusy}>
      <legend className={styles.listTitle}>Accepted payment</legend>
      <div className={styles.days}>
        {OFFERED_ISSUERS.map((code) => (
          <label key={code} className={styles.day}>
            <input
              type="checkbox"
              checked={paymentIssuers.includes(code)}
              aria-invalid={error ? true : undefined}
              onChange={() => toggle(code)}
            />
            {ISSUER_NAMES[code]}
          </label>
        ))}
      </div>
      <p aria-live="polite" className={error ? styles.error : styles.hint}>
        {error ?? 'Any other card is refused with ‘Card is from an unaccepted Issuer’.'}
      </p>
    </fieldset>
  );
}

/** What the site allows, whoever is signed in. */
export function SiteSections(section: RuleSection<'site'>) {
  const { form, isBusy } = section;
  return (
    <>
      <FlagGroup {...section} title="Who may see what" flags={WHO_FLAGS} />
      <FlagGroup {...section} title="Consumers" flags={CONSUMER_FLAGS}>
        <TextAreaField
          label="Message at sign-up"
          hint="Stands above the sign-up form. Left empty, nothing does."
          maxLength={MESSAGE_LIMIT}
          {...fieldAt(form, 'consumer.registrationMessage', isBusy)}
        />
        <TextField
          label="Text of the email checkbox"
          placeholder="Send me news and offers by email"
          maxLength={MESSAGE_LIMIT}
          {...fieldAt(form, 'consumer.optionText', isBusy)}
        />
      </FlagGroup>
      <FlagGroup {...section} title="Zips" flags={ZIP_FLAGS}>
        <TextAreaField
          label="Message for such an address"
          hint="Say what a buyer can do instead, such as whom to call."
          maxLength={MESSAGE_LIMIT}
          {...fieldAt(form, 'zipCodeRestrictionMessage', isBusy)}
        />
      </FlagGroup>
      <FlagGroup {...section} title="Orders" flags={ORDER_FLAGS}>
        <SelectField
          label={CREDIT_CHECK_TEXTS.label}
          hint={CREDIT_CHECK_TEXTS.hint}
          options={Object.entries(CREDIT_CHECK_TEXTS.choices).map(([value, label]) => ({ value, label }))}
          name="creditCheck"
          value={form.values.creditCheck}
          disabled={isBusy}
          onChange={form.handleChange}
        />
      </FlagGroup>
      <FlagGroup {...section} title="Pictures" flags={PICTURE_FLAGS} />
      <Issuers {...section} />
      <div className={styles.fields}>
        <TextField
          label="Time zone"
          isRequired
          spellCheck={false}
          autoComplete="off"
          hint="Whose days and cut-offs the shop counts: America/New_York, America/Chicago."
          {...fieldAt(form, 'timeZone', isBusy)}
        />
      </div>
    </>
  );
}

import { ISSUER_NAMES } from '#domain/payment/cardTexts.ts';
import { OFFERED_ISSUERS } from '#domain/payment/issuers.ts';
import { SITE_FIELDS } from '#domain/siteConfiguration/siteFields.ts';
import type { ConfigurationChanges } from '#domain/siteConfiguration/topics.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#domain/texts/languages.ts';
import { TextAreaField } from '../../../components/fields/TextAreaField.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { SelectField } from '../../../components/select/SelectField.tsx';
import { fieldsOf, problemAt } from '../../../forms/fieldOf.ts';
import type { FormSection } from '../../../forms/formSection.ts';
import styles from './Configuration.module.css';
import { FlagGroup } from './FlagGroup.tsx';

type Section = FormSection<ConfigurationChanges['site']>;

interface ChoicesProps<Choice extends number | string> extends Section {
  readonly name: 'paymentIssuers' | 'languages';
  readonly chosen: readonly Choice[];
  /** Each with its name. */
  readonly choices: readonly (readonly [Choice, string])[];
}

/** Any of several. */
function Choices<Choice extends number | string>({ form, isBusy, set, name, chosen, choices }: ChoicesProps<Choice>) {
  const { label, hint } = SITE_FIELDS[name];
  const error = problemAt(form, name);
  const toggle = (choice: Choice) =>
    set(name, chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice]);
  return (
    <fieldset className={styles.weekdays} disabled={isBusy}>
      <legend className={styles.listTitle}>{label}</legend>
      <div className={styles.days}>
        {choices.map(([choice, choiceName]) => (
          <label key={choice} className={styles.day}>
            <input
              type="checkbox"
              checked={chosen.includes(choice)}
              aria-invalid={error ? true : undefined}
              onChange={() => toggle(choice)}
            />
            {choiceName}
          </label>
        ))}
      </div>
      <p aria-live="polite" className={error ? styles.error : styles.hint}>
        {error ?? hint}
      </p>
    </fieldset>
  );
}

const WHO = ['allowGuest', 'showGuestPrices', 'alwaysSearchAllProducts'] as const;
const CONSUMERS = [
  'allowConsumer',
  'allowConsumerPickup',
  'allowConsumerDelivery',
  'consumer.useOption',
  'consumer.optionDefault',
] as const;
const PICTURES = ['layoutImages.list', 'layoutImages.detail', 'layoutImages.mobile'] as const;

/** The site settings for all users. */
export function SiteSections(section: Section) {
  const { text, choice } = fieldsOf(SITE_FIELDS, section);
  const group = { ...section, fields: SITE_FIELDS };
  return (
    <>
      <FlagGroup {...group} title={adminText('configuration.visitors')} flags={WHO} />
      <FlagGroup {...group} title={adminText('configuration.consumers')} flags={CONSUMERS}>
        <TextAreaField {...text('consumer.registrationMessage')} />
        <TextField {...text('consumer.optionText')} placeholder={adminText('configuration.sendMeNewsAndOffersBy')} />
      </FlagGroup>
      <FlagGroup {...group} title={adminText('configuration.deliveryArea')} flags={['zipCodeRestrictionFlag']}>
        <TextAreaField {...text('zipCodeRestrictionMessage')} />
      </FlagGroup>
      <FlagGroup {...group} title={adminText('configuration.orders')} flags={['sellAtZero', 'stockTracking']}>
        <SelectField {...choice('creditCheck')} />
      </FlagGroup>
      <FlagGroup {...group} title={adminText('configuration.pictures')} flags={PICTURES} />
      <FlagGroup {...group} title={adminText('configuration.numbers')} flags={['countFlows']} />
      <Choices
        {...section}
        name="paymentIssuers"
        chosen={section.form.values.paymentIssuers}
        choices={OFFERED_ISSUERS.map((code) => [code, ISSUER_NAMES[code]])}
      />
      <Choices
        {...section}
        name="languages"
        chosen={section.form.values.languages ?? []}
        choices={LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]])}
      />
      <div className={styles.fields}>
        <TextField spellCheck={false} autoComplete="off" {...text('timeZone')} />
      </div>
    </>
  );
}

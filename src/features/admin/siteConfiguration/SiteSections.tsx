import { ISSUER_NAMES } from '#domain/payment/cardTexts.ts';
import { OFFERED_ISSUERS } from '#domain/payment/issuers.ts';
import { SITE_FIELDS } from '#domain/siteConfiguration/siteFields.ts';
import type { ConfigurationChanges } from '#domain/siteConfiguration/topics.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { SelectField } from '../../../components/fields/SelectField.tsx';
import { TextAreaField } from '../../../components/fields/TextAreaField.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { fieldsOf, problemAt } from '../../../forms/fieldOf.ts';
import type { FormSection } from '../../../forms/formSection.ts';
import styles from './Configuration.module.css';
import { FlagGroup } from './FlagGroup.tsx';

type Section = FormSection<ConfigurationChanges['site']>;

function Issuers({ form, isBusy, set }: Section) {
  const { paymentIssuers } = form.values;
  const error = problemAt(form, 'paymentIssuers');
  const toggle = (code: number) =>
    set(
      'paymentIssuers',
      paymentIssuers.includes(code) ? paymentIssuers.filter((one) => one !== code) : [...paymentIssuers, code],
    );
  return (
    <fieldset className={styles.weekdays} disabled={isBusy}>
      <legend className={styles.listTitle}>{SITE_FIELDS.paymentIssuers.label}</legend>
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
        {error ?? SITE_FIELDS.paymentIssuers.hint}
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
      <Issuers {...section} />
      <div className={styles.fields}>
        <TextField spellCheck={false} autoComplete="off" {...text('timeZone')} />
      </div>
    </>
  );
}

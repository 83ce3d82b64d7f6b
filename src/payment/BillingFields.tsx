import type { FocusEvent } from 'react';
import { ADDRESS_LIMITS } from '#domain/address/address.ts';
import { isBillingRequired, tidyBillingField } from '#domain/payment/billingRules.ts';
import { cardTexts } from '#domain/payment/cardTexts.ts';
import type { BillingField as Field } from '#domain/payment/payment.ts';
import type { CreditCardSettings } from '#domain/settings/settings.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { regionOptions } from '../address/regionOptions.ts';
import { counterText } from '../components/fields/counterText.ts';
import { PhoneField } from '../components/fields/PhoneField.tsx';
import { TextField } from '../components/fields/TextField.tsx';
import steps from '../components/layout/Steps.module.css';
import { SelectField } from '../components/select/SelectField.tsx';
import { fieldOf } from '../forms/fieldOf.ts';
import styles from './PaymentForm.module.css';
import type { PaymentFormik } from './paymentForm.ts';

/** The autocomplete types of the fields. */
const AUTOCOMPLETE: Readonly<Record<Field, string>> = {
  name: 'cc-name',
  address1: 'billing address-line1',
  address2: 'billing address-line2',
  city: 'billing address-level2',
  state: 'billing address-level1',
  zip: 'billing postal-code',
  phone: 'billing tel-national',
  email: 'billing email',
};

/** The maximum length of texts that are often too long. */
const { name, address1, address2, city } = ADDRESS_LIMITS;
const LIMITS: Readonly<Partial<Record<Field, number>>> = { name, address1, address2, city };

interface BillingFieldsProps {
  readonly form: PaymentFormik;
  readonly settings: CreditCardSettings;
}

export function BillingField({ form, field, settings }: BillingFieldsProps & { readonly field: Field }) {
  const isRequired = isBillingRequired(field, settings);
  const { value, ...common } = fieldOf(form, field, false);
  const isAccount = field === 'name' && form.values.method === 'check';
  const texts = {
    label: isAccount ? accountText('bank.labels.name') : cardTexts.billingLabel(field),
    autoComplete: isAccount ? 'billing name' : AUTOCOMPLETE[field],
    isRequired,
  };
  const optional = isRequired ? undefined : accountText('payment.optional');
  const type = (text: string) => void form.setFieldValue(field, text);
  if (field === 'phone') return <PhoneField {...common} {...texts} hint={optional} value={value} onChange={type} />;
  if (field === 'state') {
    const { readOnly: _, ...select } = common;
    return (
      <SelectField
        {...select}
        {...texts}
        placeholder={accountText('payment.choose')}
        options={regionOptions(value)}
        value={value}
      />
    );
  }
  const tidyUp = (event: FocusEvent<HTMLInputElement>) => {
    const tidy = tidyBillingField(field, value);
    if (tidy !== value) type(tidy);
    common.onBlur(event);
  };
  const isEmail = field === 'email';
  return (
    <TextField
      {...common}
      {...texts}
      type={isEmail ? 'email' : 'text'}
      autoCapitalize={isEmail ? 'none' : undefined}
      spellCheck={isEmail ? false : undefined}
      hint={counterText(value.length, LIMITS[field]) ?? optional}
      value={value}
      onBlur={tidyUp}
    />
  );
}

/** The billing address, prefilled with the known address; it can be changed. */
export function BillingFields({ form, settings, isPrefilled }: BillingFieldsProps & { readonly isPrefilled: boolean }) {
  const field = (name: Field) => <BillingField form={form} field={name} settings={settings} />;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{accountText('payment.billingAddress')}</legend>
      {isPrefilled && (
        <p className={styles.hint}>
          {accountText('payment.filledInFromYourDeliveryAddress', { method: form.values.method })}
        </p>
      )}
      {field('address1')}
      {field('address2')}
      <div className={steps.pair}>
        {field('city')}
        {field('state')}
      </div>
      <div className={steps.pair}>
        {field('zip')}
        {field('phone')}
      </div>
      {field('email')}
    </fieldset>
  );
}

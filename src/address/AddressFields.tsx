import type { FormikHandlers } from 'formik';
import type { FocusEvent } from 'react';
import {
  ADDRESS_FIELDS,
  ADDRESS_LIMITS,
  type AddressField,
  type AddressValues,
  BUSINESS_FIELDS,
} from '#domain/address/address.ts';
import { type AddressProblems, tidyField } from '#domain/address/addressRules.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { counterText } from '../components/fields/counterText.ts';
import { PhoneField } from '../components/fields/PhoneField.tsx';
import { TextField } from '../components/fields/TextField.tsx';
import { SelectField } from '../components/select/SelectField.tsx';
import styles from './Address.module.css';
import { regionOptions } from './regionOptions.ts';

/** The autocomplete types of the fields. */
const AUTOCOMPLETE: Readonly<Partial<Record<AddressField, string>>> = {
  name: 'organization',
  address1: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  zip: 'postal-code',
  phone: 'tel-national',
};

interface AddressFieldsProps {
  readonly values: AddressValues;
  readonly problems: AddressProblems;
  readonly isConsumer: boolean;
  readonly isReadOnly: boolean;
  readonly onBlur: FormikHandlers['handleBlur'];
  readonly onType: (field: AddressField, text: string) => void;
}

type FieldProps = Omit<AddressFieldsProps, 'isConsumer'> & { readonly field: AddressField };

function AddressFormField({ field, values, problems, isReadOnly, onBlur, onType }: FieldProps) {
  const value = values[field];
  const common = {
    name: field,
    label: accountText(`address.labels.${field}`),
    value,
    error: problems[field],
    autoComplete: AUTOCOMPLETE[field] ?? 'off',
    isRequired: field === 'display' || field === 'name',
    onBlur,
  };
  if (field === 'phone') {
    return <PhoneField {...common} readOnly={isReadOnly} onChange={(digits) => onType(field, digits)} />;
  }
  if (field === 'state') {
    return (
      <SelectField
        {...common}
        disabled={isReadOnly}
        placeholder={accountText('address.none')}
        options={regionOptions(value)}
        onChange={({ currentTarget }) => onType(field, currentTarget.value)}
      />
    );
  }
  const tidyUp = (event: FocusEvent<HTMLInputElement>) => {
    const tidy = tidyField(field, value);
    if (tidy !== value) onType(field, tidy);
    onBlur(event);
  };
  return (
    <TextField
      {...common}
      readOnly={isReadOnly}
      hint={counterText(value.length, ADDRESS_LIMITS[field])}
      onBlur={field === 'zip' ? tidyUp : onBlur}
      onChange={({ currentTarget }) => onType(field, currentTarget.value)}
    />
  );
}

/** The fields of the form (specification 5); consumers see neither contact nor delivery time. */
export function AddressFields({ isConsumer, ...props }: AddressFieldsProps) {
  const shown = ADDRESS_FIELDS.filter((field) => !isConsumer || !BUSINESS_FIELDS.has(field));
  return (
    <div className={styles.fields}>
      {shown.map((field) => (
        <div key={field} data-field={field}>
          <AddressFormField field={field} {...props} />
        </div>
      ))}
    </div>
  );
}

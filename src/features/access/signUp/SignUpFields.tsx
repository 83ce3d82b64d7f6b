import type { PasswordOptions } from '#domain/account/passwordPolicy.ts';
import { NAME_LIMIT, SIGN_UP_COMPANY_LIMIT, type SignUpFields as Typed } from '#domain/account/signUp.ts';
import { accessText } from '#domain/texts/accessText.ts';
import { NewPasswordFields } from '../../../account/NewPasswordFields.tsx';
import { PhoneField } from '../../../components/fields/PhoneField.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { fieldOf } from '../../../forms/fieldOf.ts';
import type { useYupForm } from '../../../forms/useYupForm.ts';

/** `optIn` null: unchanged, so the default of the site applies. */
export type SignUpValues = Typed & { optIn: boolean | null };

export const NOTHING_TYPED: SignUpValues = {
  name: '',
  email: '',
  company: '',
  phone: '',
  password: '',
  passwordConfirmation: '',
  optIn: null,
};

interface SignUpFieldsProps {
  readonly form: ReturnType<typeof useYupForm<SignUpValues>>;
  readonly policy: PasswordOptions;
  readonly isBusy: boolean;
}

export function SignUpFields({ form, policy, isBusy }: SignUpFieldsProps) {
  const { name, email, company } = form.values;
  return (
    <>
      <TextField
        label={accessText('signUp.name')}
        isRequired
        autoComplete="name"
        maxLength={NAME_LIMIT}
        {...fieldOf(form, 'name', isBusy)}
      />
      <TextField
        label={accessText('signUp.email')}
        type="email"
        isRequired
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...fieldOf(form, 'email', isBusy)}
      />
      <TextField
        label={accessText('signUp.company')}
        autoComplete="organization"
        maxLength={SIGN_UP_COMPANY_LIMIT}
        {...fieldOf(form, 'company', isBusy)}
      />
      <PhoneField
        label={accessText('signUp.phone')}
        autoComplete="tel"
        {...fieldOf(form, 'phone', isBusy)}
        onChange={(phone) => void form.setFieldValue('phone', phone)}
      />
      <NewPasswordFields
        labels={{ password: accessText('signUp.password'), confirmation: accessText('signUp.confirmPassword') }}
        policy={policy}
        password={fieldOf(form, 'password', isBusy)}
        confirmation={fieldOf(form, 'passwordConfirmation', isBusy)}
        known={[name, email, company]}
      />
    </>
  );
}

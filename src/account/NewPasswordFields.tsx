import type { PasswordOptions } from '#domain/account/passwordPolicy.ts';
import { PasswordField } from '../components/fields/PasswordField.tsx';
import type { FieldOf } from '../forms/fieldOf.ts';
import { PasswordRules } from './PasswordRules.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';

interface NewPasswordFieldsProps {
  readonly labels: { readonly password: string; readonly confirmation: string };
  readonly policy: PasswordOptions;
  readonly password: FieldOf;
  readonly confirmation: FieldOf;
  /** Easily guessed words: the user's own data. */
  readonly known?: readonly string[];
}

const NOTHING: readonly string[] = [];

/** A new password, typed twice, with its rules and its strength. */
export function NewPasswordFields({ labels, policy, password, confirmation, known = NOTHING }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField label={labels.password} isRequired autoComplete="new-password" {...password} />
      <StrengthMeter password={password.value} known={known} />
      <PasswordRules policy={policy} password={password.value} />
      <PasswordField label={labels.confirmation} isRequired autoComplete="new-password" {...confirmation} />
    </>
  );
}

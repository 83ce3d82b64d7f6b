import { useSelector } from '@xstate/react';
import { PASSWORD_FIELDS } from '#domain/account/passwordFields.ts';
import { type ChosenPasswordOptions, type PasswordOptions, selectableLengths } from '#domain/account/passwordPolicy.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type {
  PasswordOptionsRef,
  PasswordOptionsSnapshot,
} from '#machines/admin/passwordOptions/passwordOptionsMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { SelectField } from '../../../components/select/SelectField.tsx';
import formStyles from '../../../forms/Form.module.css';
import { useYupForm } from '../../../forms/useYupForm.ts';

const isSavingIn = (snapshot: PasswordOptionsSnapshot) => snapshot.matches('saving');

const REQUIREMENTS = ['requireLowercase', 'requireUppercase', 'requireNumber', 'requireSpecialCharacter'] as const;

type Values = Omit<ChosenPasswordOptions, 'minimumPasswordLength'> & { minimumPasswordLength: string };

function valuesOf({ maximumPasswordLength: _, minimumPasswordLength, ...requirements }: PasswordOptions): Values {
  return { ...requirements, minimumPasswordLength: String(minimumPasswordLength) };
}

interface PasswordOptionsFormProps {
  readonly options: PasswordOptionsRef;
  readonly stored: PasswordOptions;
}

/** The minimum length of a password, and its required characters. */
export function PasswordOptionsForm({ options, stored }: PasswordOptionsFormProps) {
  const isSaving = useSelector(options, isSavingIn);
  const form = useYupForm<Values>({
    initialValues: valuesOf(stored),
    onSubmit: ({ minimumPasswordLength, ...requirements }) => {
      const chosen = { ...requirements, minimumPasswordLength: Number(minimumPasswordLength) };
      options.send({ type: 'options.submit', chosen });
    },
  });
  return (
    <form
      className={formStyles.form}
      noValidate
      onChange={() => options.send({ type: 'options.edit' })}
      onSubmit={form.handleSubmit}
    >
      <SelectField
        label={PASSWORD_FIELDS.minimumPasswordLength.label}
        options={selectableLengths(stored.maximumPasswordLength).map((length) => ({
          value: String(length),
          label: adminText('options.character', { length }),
        }))}
        reservesLine={false}
        disabled={isSaving}
        {...form.getFieldProps('minimumPasswordLength')}
      />
      {REQUIREMENTS.map((name) => (
        <label key={name} className={formStyles.option}>
          <input
            type="checkbox"
            name={name}
            checked={form.values[name]}
            disabled={isSaving}
            onChange={form.handleChange}
          />
          {PASSWORD_FIELDS[name].label}
        </label>
      ))}
      <div className={formStyles.buttons}>
        <Button type="submit" variant="primary" isBusy={isSaving} busyLabel={adminText('options.saving')}>
          {adminText('options.save')}
        </Button>
      </div>
    </form>
  );
}

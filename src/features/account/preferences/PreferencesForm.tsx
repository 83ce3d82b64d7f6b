import { useSelector } from '@xstate/react';
import { COMPANY_LIMIT, preferenceProblems } from '#domain/account/signUp.ts';
import { accessText } from '#domain/texts/accessText.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type {
  LoadedPreferences,
  Preferences,
  PreferencesRef,
  PreferencesSnapshot,
} from '#machines/account/preferences/preferencesMachine.ts';
import { OptIn } from '../../../account/OptIn.tsx';
import { Button } from '../../../components/buttons/Button.tsx';
import { PhoneField } from '../../../components/fields/PhoneField.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import formStyles from '../../../forms/Form.module.css';
import { fieldOf } from '../../../forms/fieldOf.ts';
import { formProblem } from '../../../forms/formProblem.ts';
import { problemSchema } from '../../../forms/problemSchema.ts';
import { useYupForm } from '../../../forms/useYupForm.ts';

const isBusyIn = (snapshot: PreferencesSnapshot) => snapshot.hasTag('busy');

const schema = problemSchema<Preferences>((values) => preferenceProblems(values));

interface PreferencesFormProps {
  readonly preferences: PreferencesRef;
  readonly loaded: LoadedPreferences;
}

/** The email is typed only to confirm it. */
export function PreferencesForm({ preferences, loaded: { consumer, settings } }: PreferencesFormProps) {
  const isBusy = useSelector(preferences, isBusyIn);
  const form = useYupForm<Preferences>({
    initialValues: {
      company: consumer.company ?? '',
      phone: consumer.phone ?? '',
      email: '',
      emailOption: consumer.emailOption,
    },
    schema,
    onSubmit: (values) => preferences.send({ type: 'preferences.submit', preferences: values }),
  });
  return (
    <form
      className={formStyles.form}
      noValidate
      onChange={() => preferences.send({ type: 'preferences.edit' })}
      onSubmit={form.handleSubmit}
    >
      <TextField
        label={accountText('preferences.company')}
        autoComplete="organization"
        maxLength={COMPANY_LIMIT}
        {...fieldOf(form, 'company', isBusy)}
      />
      <PhoneField
        label={accountText('preferences.phone')}
        autoComplete="tel"
        {...fieldOf(form, 'phone', isBusy)}
        onChange={(phone) => void form.setFieldValue('phone', phone)}
      />
      <TextField
        label={accountText('preferences.confirmEmail')}
        type="email"
        isRequired
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={accessText('accountPage.confirmEmail')}
        hint={accessText('accountPage.confirmsChange')}
        {...fieldOf(form, 'email', isBusy)}
      />
      <OptIn
        settings={settings}
        isChosen={form.values.emailOption}
        isDisabled={isBusy}
        onChoose={(emailOption) => void form.setFieldValue('emailOption', emailOption)}
      />
      <div className={formStyles.buttons}>
        <Button
          type="submit"
          variant="primary"
          blockedBy={form.dirty ? formProblem(form) : accountText('preferences.noChangesToSave')}
          reasonPlace="line"
          isBusy={isBusy}
          busyLabel={accountText('preferences.saving')}
        >
          {accountText('preferences.save')}
        </Button>
      </div>
    </form>
  );
}

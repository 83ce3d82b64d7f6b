import { useSelector } from '@xstate/react';
import { object } from 'yup';
import { colourOf } from '#domain/settings/theme.ts';
import { themeTexts } from '#domain/settings/themeTexts.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { ThemeEditRef, ThemeEditSnapshot } from '#machines/account/themeEdit/themeEditMachine.ts';
import type { ChosenTheme } from '#machines/theme/shownTheme.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { ColourField } from '../../../components/fields/ColourField.tsx';
import { fieldOf } from '../../../forms/fieldOf.ts';
import { formProblem } from '../../../forms/formProblem.ts';
import { useYupForm } from '../../../forms/useYupForm.ts';
import { validated } from '../../../forms/validated.ts';
import { ModeChoice } from './ModeChoice.tsx';
import styles from './Settings.module.css';
import { ThemePreview } from './ThemePreview.tsx';

const isSavingIn = (snapshot: ThemeEditSnapshot) => snapshot.matches('saving');
const isResettingIn = (snapshot: ThemeEditSnapshot) => snapshot.matches('resetting');
const canCancelIn = (snapshot: ThemeEditSnapshot) => snapshot.can({ type: 'theme.cancel' });
const reasonIn = ({ context }: ThemeEditSnapshot) => context.reason;

const colour = validated((typed) => (colourOf(typed) === null ? themeTexts.typeColour : null));
const schema = object({ primary: colour, secondary: colour });

interface ThemeFormProps {
  readonly edit: ThemeEditRef;
  readonly loaded: ChosenTheme;
}

/** The preview shows the chosen colors; Apply changes the shop. */
export function ThemeForm({ edit, loaded }: ThemeFormProps) {
  const isSaving = useSelector(edit, isSavingIn);
  const isResetting = useSelector(edit, isResettingIn);
  const canCancel = useSelector(edit, canCancelIn);
  const reason = useSelector(edit, reasonIn);
  const isBusy = isSaving || isResetting;
  const form = useYupForm<ChosenTheme>({
    initialValues: { mode: loaded.mode, primary: loaded.primary, secondary: loaded.secondary },
    schema,
    onSubmit: ({ mode, ...typed }) => {
      const [primary, secondary] = [colourOf(typed.primary), colourOf(typed.secondary)];
      if (primary && secondary) edit.send({ type: 'theme.apply', theme: { mode, primary, secondary } });
    },
  });
  const { values, dirty } = form;
  const change = (name: keyof ChosenTheme, value: string) => {
    void form.setFieldValue(name, value);
    edit.send({ type: 'theme.edit' });
  };
  const primary = colourOf(values.primary) ?? loaded.primary;
  const secondary = colourOf(values.secondary) ?? loaded.secondary;
  return (
    <form
      className={styles.form}
      noValidate
      onChange={() => edit.send({ type: 'theme.edit' })}
      onSubmit={form.handleSubmit}
    >
      <ModeChoice mode={values.mode} isDisabled={isBusy} onChoose={(mode) => change('mode', mode)} />
      <div className={styles.colours}>
        <ColourField
          label={accountText('settings.primaryColor')}
          field={fieldOf(form, 'primary', isBusy)}
          colour={loaded.primary}
          onPick={(picked) => change('primary', picked)}
        />
        <ColourField
          label={accountText('settings.secondaryColor')}
          field={fieldOf(form, 'secondary', isBusy)}
          colour={loaded.secondary}
          onPick={(picked) => change('secondary', picked)}
        />
      </div>
      <ThemePreview primary={primary} secondary={secondary} />
      <p role="alert" className={styles.reason}>
        {reason}
      </p>
      <div className={styles.buttons}>
        <Button
          disabled={isSaving}
          isBusy={isResetting}
          busyLabel={accountText('settings.resetting')}
          onClick={() => edit.send({ type: 'theme.reset' })}
        >
          {accountText('settings.reset')}
        </Button>
        <Button
          disabled={isBusy}
          blockedBy={canCancel ? null : accountText('settings.noChangesToCancel')}
          onClick={() => edit.send({ type: 'theme.cancel' })}
        >
          {accountText('settings.cancel')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          disabled={isResetting}
          blockedBy={dirty ? formProblem(form) : accountText('settings.noChangesToApply')}
          reasonPlace="line"
          isBusy={isSaving}
          busyLabel={accountText('settings.applying')}
        >
          {accountText('settings.apply')}
        </Button>
      </div>
    </form>
  );
}

import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { accountText } from '#domain/texts/accountText.ts';
import { THEME_MODES, type ThemeMode } from '#machines/theme/shownTheme.ts';
import styles from './Settings.module.css';

const CHOICES: Readonly<Record<ThemeMode, { label: string; icon: typeof Sun }>> = {
  light: { label: accountText('settings.light'), icon: Sun },
  dark: { label: accountText('settings.dark'), icon: Moon },
  system: { label: accountText('settings.useSystemSetting'), icon: Monitor },
};

interface ModeChoiceProps {
  readonly mode: ThemeMode;
  readonly isDisabled: boolean;
  readonly onChoose: (mode: ThemeMode) => void;
}

export function ModeChoice({ mode, isDisabled, onChoose }: ModeChoiceProps) {
  return (
    <fieldset className={styles.modes} disabled={isDisabled}>
      <legend className={styles.legend}>{accountText('settings.appearance')}</legend>
      <div className={styles.options}>
        {THEME_MODES.map((one) => {
          const { label, icon: Icon } = CHOICES[one];
          return (
            <label key={one} className={styles.option}>
              <input type="radio" name="mode" checked={mode === one} onChange={() => onChoose(one)} />
              <Icon aria-hidden="true" />
              {label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

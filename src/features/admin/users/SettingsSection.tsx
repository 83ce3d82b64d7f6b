import type { UserRules } from '#domain/rules/userRules.ts';
import { OWN_SETTING_TEXTS, type SettingName } from '#domain/users/ownSettingTexts.ts';
import { SelectField } from '../../../components/fields/SelectField.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import styles from './Users.module.css';
import type { UserSection } from './userSection.ts';
import { usualText } from './usualWords.ts';

const LONGEST: Readonly<Record<string, number>> = { checkoutMessage: 10_000 };
const NAMES = Object.keys(OWN_SETTING_TEXTS) as SettingName[];

interface SettingsSectionProps extends UserSection {
  /** What the site has; null where that did not come. */
  readonly site: UserRules | null;
}

/** In what somebody differs from his customer and the site. */
export function SettingsSection({ form, isBusy, set, site }: SettingsSectionProps) {
  const { settings } = form.values;
  const choose = (name: string, value: string) => set('settings', { ...settings, [name]: value });
  return (
    <Panel title="Settings of This User">
      <div className={styles.section}>
        <p className={styles.hint}>
          What is left as it is follows the customer where he has a setting of his own, and else the site, whose setting
          is said.
        </p>
        <div className={styles.fields}>
          {NAMES.map((name) => {
            const { label, hint, choices } = OWN_SETTING_TEXTS[name];
            const usual = usualText(name, site);
            const shared = { label, hint, name: `settings.${name}`, value: settings[name] ?? '' };
            return choices.length > 0 ? (
              <SelectField
                key={name}
                {...shared}
                disabled={isBusy}
                options={[{ value: '', label: usual }, ...choices.map(([value, text]) => ({ value, label: text }))]}
                onChange={({ currentTarget }) => choose(name, currentTarget.value)}
              />
            ) : (
              <TextField
                key={name}
                {...shared}
                dir="auto"
                placeholder={usual}
                maxLength={LONGEST[name] ?? 100}
                readOnly={isBusy}
                onChange={({ currentTarget }) => choose(name, currentTarget.value)}
              />
            );
          })}
        </div>
      </div>
    </Panel>
  );
}

import { OWN_SETTING_TEXTS } from '#domain/users/ownSettingTexts.ts';
import { SelectField } from '../../components/fields/SelectField.tsx';
import { TextField } from '../../components/fields/TextField.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import styles from './Users.module.css';
import type { UserSection } from './userSection.ts';

const AS_USUAL = 'As the customer and the site';
const LONGEST: Readonly<Record<string, number>> = { checkoutMessage: 10_000 };

/** In what somebody differs from his customer and the site. */
export function SettingsSection({ form, isBusy, set }: UserSection) {
  const { settings } = form.values;
  const choose = (name: string, value: string) => set('settings', { ...settings, [name]: value });
  return (
    <Panel title="Settings of This User">
      <div className={styles.section}>
        <p className={styles.hint}>What is left as it is follows the customer, and then the site.</p>
        <div className={styles.fields}>
          {Object.entries(OWN_SETTING_TEXTS).map(([name, { label, hint, choices }]) => {
            const shared = { label, hint, name: `settings.${name}`, value: settings[name] ?? '' };
            return choices.length > 0 ? (
              <SelectField
                key={name}
                {...shared}
                disabled={isBusy}
                options={[{ value: '', label: AS_USUAL }, ...choices.map(([value, text]) => ({ value, label: text }))]}
                onChange={({ currentTarget }) => choose(name, currentTarget.value)}
              />
            ) : (
              <TextField
                key={name}
                {...shared}
                placeholder={AS_USUAL}
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

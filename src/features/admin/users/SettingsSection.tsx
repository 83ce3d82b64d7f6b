import { choiceText } from '#domain/fields/field.ts';
import { valueAt } from '#domain/fields/valueAt.ts';
import { CODE_LIMIT, TEXT_LIMIT } from '#domain/schema/limits.ts';
import type { UserConfiguration } from '#domain/siteConfiguration/userConfiguration.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { SETTING_FIELDS, type SettingName } from '#domain/users/settingFields.ts';
import { siteDefault } from '#domain/users/userFields.ts';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { SelectField } from '../../../components/select/SelectField.tsx';
import type { FormSection } from '../../../forms/formSection.ts';
import styles from './Users.module.css';
import type { UserValues } from './userValues.ts';

/** The maximum length of a text in a choice or an empty field, in characters. */
const LONGEST_SHOWN = 60;

const shortened = (text: string) => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);

/** The site's value comes first and its source after it, because users look for the value. */
function inheritedText(name: SettingName, site: UserConfiguration | null): string {
  if (!site) return siteDefault();
  const text = choiceText(SETTING_FIELDS[name].choices ?? [], valueAt(site, name));
  return adminText('users.siteDefault', { choice: shortened(text) || adminText('users.none') });
}

/** A user's own texts have the maximum length of a request. */
const LONGEST: Readonly<Record<string, number>> = { checkoutMessage: TEXT_LIMIT };
const NAMES = Object.keys(SETTING_FIELDS) as SettingName[];

interface SettingsSectionProps extends FormSection<UserValues> {
  /** The site's values; null if they failed to load. */
  readonly site: UserConfiguration | null;
}

/** The settings of a user that differ from the customer and the site. */
export function SettingsSection({ form, isBusy, set, site }: SettingsSectionProps) {
  const { settings } = form.values;
  const choose = (name: string, value: string) => set('settings', { ...settings, [name]: value });
  return (
    <Panel title={adminText('users.userSettings')}>
      <div className={styles.section}>
        <p className={styles.hint}>{adminText('users.settingsYouLeaveUnchangedFollowThe')}</p>
        <div className={styles.fields}>
          {NAMES.map((name) => {
            const { label, hint, choices = [] } = SETTING_FIELDS[name];
            const usual = inheritedText(name, site);
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
                maxLength={LONGEST[name] ?? CODE_LIMIT}
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

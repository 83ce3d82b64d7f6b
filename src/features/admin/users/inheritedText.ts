import { choiceText } from '#domain/fields/field.ts';
import { valueAt } from '#domain/fields/valueAt.ts';
import type { UserConfiguration } from '#domain/siteConfiguration/userConfiguration.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { SETTING_FIELDS, type SettingName } from '#domain/users/settingFields.ts';
import { SITE_DEFAULT } from '#domain/users/userFields.ts';

/** The maximum length of a text in a choice or an empty field, in characters. */
const LONGEST_SHOWN = 60;

const shortened = (text: string) => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);

/** The site's value comes first and its source after it, because users look for the value. */
export function inheritedText(name: SettingName, site: UserConfiguration | null): string {
  if (!site) return SITE_DEFAULT;
  const text = choiceText(SETTING_FIELDS[name].choices ?? [], valueAt(site, name));
  return adminText('users.siteDefault', { choice: shortened(text) || adminText('users.none') });
}

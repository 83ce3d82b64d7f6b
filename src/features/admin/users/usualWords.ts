import type { UserRules } from '#domain/rules/userRules.ts';
import { valueAt } from '#domain/rules/valueAt.ts';
import { OWN_SETTING_TEXTS, type SettingName } from '#domain/users/ownSettingTexts.ts';

/** Of a setting in which a user does not differ. */
export const SITE_DEFAULT = 'Site default';

/** A text that stands in a choice or an empty field is cut where it is longer, characters. */
const LONGEST_SHOWN = 60;

const shortened = (text: string) => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);

/** What the site has, before where it comes from: the value is what one looks for. */
export function usualText(name: SettingName, site: UserRules | null): string {
  if (!site) return SITE_DEFAULT;
  const value = valueAt(site, name);
  const kept = String(value ?? '');
  const chosen = OWN_SETTING_TEXTS[name].choices.find(([choice]) => choice === kept);
  return `${chosen?.[1] ?? (shortened(kept) || 'None')} (site default)`;
}

import type { Fields } from '../fields/field.ts';
import { adminText } from '../texts/adminText.ts';
import { perLanguage } from '../texts/perLanguage.ts';
import { SETTING_FIELDS } from '../users/settingFields.ts';
import { CALENDAR_FIELDS } from './calendarFields.ts';
import { CHARGE_FIELDS } from './chargeFields.ts';
import { writtenWords } from './searchWords.ts';
import { SHOP_FIELDS } from './shopFields.ts';
import { SITE_FIELDS } from './siteFields.ts';
import type { ConfigurationChanges, ConfigurationTopic } from './topics.ts';
import { ZIP_FIELDS } from './zipFields.ts';

const wordsOf = (words: readonly string[]) => writtenWords(words).join(', ');

/** The fields of each topic, as stored and as edited. */
export const CONFIGURATION_FIELDS: {
  readonly [Topic in ConfigurationTopic]: Fields<Omit<ConfigurationChanges[Topic], 'version'>>;
} = perLanguage(() => ({
  calendar: CALENDAR_FIELDS,
  zips: ZIP_FIELDS,
  charges: CHARGE_FIELDS,
  site: SITE_FIELDS,
  user: SETTING_FIELDS,
  shop: SHOP_FIELDS,
  synonyms: {
    groups: {
      label: adminText('configuration.searchWords'),
      joint: ' = ',
      describe: ({ groups }) => groups.map(({ typed, finds }) => [wordsOf(typed), wordsOf(finds)]),
    },
  },
}));

import { fromPromise } from 'xstate';
import type { RuleTopic } from '#domain/rules/topics.ts';
import { logoUploadMachine } from '#machines/admin/logoUpload/logoUploadMachine.ts';
import { ruleEditMachine } from '#machines/admin/ruleEdit/ruleEditMachine.ts';
import { ruleFormMachine } from '#machines/admin/ruleForm/ruleFormMachine.ts';
import { uploadPicture } from '../../../api/uploadPicture.ts';
import type { AreaServices } from '../../../page/areaServices.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { CalendarScreen } from './CalendarScreen.tsx';
import { rulePorts } from './rulePorts.ts';
import { SearchWordsScreen } from './SearchWordsScreen.tsx';
import { ShopScreen } from './ShopScreen.tsx';
import { SiteSettingsScreen } from './SiteSettingsScreen.tsx';
import { ZipsAndChargesScreen } from './ZipsAndChargesScreen.tsx';

type RuleForm = typeof ruleFormMachine;

/** The card of a topic, with its own loading and saving. */
function cardOf({ api, leaving, notify }: AreaServices, topic: RuleTopic) {
  const { ruleForm, ruleEdit } = rulePorts(api, leaving);
  const logic: RuleForm = ruleFormMachine.provide({
    actors: { ...ruleForm, ruleEdit: ruleEditMachine.provide({ actors: ruleEdit }) },
    actions: { notify },
  });
  return { logic, input: () => ({ topic }) };
}

export const calendarParts: PageParts<{ calendarRules: RuleForm }> = (host) => ({
  Screen: CalendarScreen,
  flows: { calendarRules: cardOf(host, 'calendar') },
});

export const zipsAndChargesParts: PageParts<{ zipRules: RuleForm; chargeRules: RuleForm }> = (host) => ({
  Screen: ZipsAndChargesScreen,
  flows: { zipRules: cardOf(host, 'zips'), chargeRules: cardOf(host, 'charges') },
});

export const siteSettingsParts: PageParts<{ siteRules: RuleForm; userRules: RuleForm }> = (host) => ({
  Screen: SiteSettingsScreen,
  flows: { siteRules: cardOf(host, 'site'), userRules: cardOf(host, 'user') },
});

export const shopParts: PageParts<{ shopRules: RuleForm; logoUpload: typeof logoUploadMachine }> = (host) => ({
  Screen: ShopScreen,
  flows: {
    shopRules: cardOf(host, 'shop'),
    logoUpload: {
      logic: logoUploadMachine.provide({
        actors: { uploadLogo: fromPromise(({ input }) => uploadPicture(host.api, input.file)) },
      }),
    },
  },
});

export const searchWordsParts: PageParts<{ synonymRules: RuleForm }> = (host) => ({
  Screen: SearchWordsScreen,
  flows: { synonymRules: cardOf(host, 'synonyms') },
});

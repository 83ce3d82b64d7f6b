import { fromPromise } from 'xstate';
import type { ConfigurationTopic } from '#domain/siteConfiguration/topics.ts';
import { configurationEditMachine } from '#machines/admin/configurationEdit/configurationEditMachine.ts';
import { configurationFormMachine } from '#machines/admin/configurationForm/configurationFormMachine.ts';
import { logoUploadMachine } from '#machines/admin/logoUpload/logoUploadMachine.ts';
import { uploadPicture } from '../../../api/uploadPicture.ts';
import type { AreaServices } from '../../../page/areaServices.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { CalendarScreen } from './CalendarScreen.tsx';
import { configurationPorts } from './configurationPorts.ts';
import { SearchWordsScreen } from './SearchWordsScreen.tsx';
import { ShopScreen } from './ShopScreen.tsx';
import { SiteSettingsScreen } from './SiteSettingsScreen.tsx';
import { ZipsAndChargesScreen } from './ZipsAndChargesScreen.tsx';

type ConfigurationForm = typeof configurationFormMachine;

/** The card of a topic, with its own loading and saving. */
function cardOf({ api, leaving, notify }: AreaServices, topic: ConfigurationTopic) {
  const { configurationForm, configurationEdit } = configurationPorts(api, leaving);
  const logic: ConfigurationForm = configurationFormMachine.provide({
    actors: {
      ...configurationForm,
      configurationEdit: configurationEditMachine.provide({ actors: configurationEdit }),
    },
    actions: { notify },
  });
  return { logic, input: () => ({ topic }) };
}

export const calendarParts: PageParts<{ deliveryCalendar: ConfigurationForm }> = (host) => ({
  Screen: CalendarScreen,
  flows: { deliveryCalendar: cardOf(host, 'calendar') },
});

export const zipsAndChargesParts: PageParts<{ deliveryAreas: ConfigurationForm; charges: ConfigurationForm }> = (
  host,
) => ({
  Screen: ZipsAndChargesScreen,
  flows: { deliveryAreas: cardOf(host, 'zips'), charges: cardOf(host, 'charges') },
});

export const siteSettingsParts: PageParts<{
  siteConfiguration: ConfigurationForm;
  userConfiguration: ConfigurationForm;
}> = (host) => ({
  Screen: SiteSettingsScreen,
  flows: { siteConfiguration: cardOf(host, 'site'), userConfiguration: cardOf(host, 'user') },
});

export const shopParts: PageParts<{ shopConfiguration: ConfigurationForm; logoUpload: typeof logoUploadMachine }> = (
  host,
) => ({
  Screen: ShopScreen,
  flows: {
    shopConfiguration: cardOf(host, 'shop'),
    logoUpload: {
      logic: logoUploadMachine.provide({
        actors: { uploadLogo: fromPromise(({ input }) => uploadPicture(host.api, input.file)) },
      }),
    },
  },
});

export const searchWordsParts: PageParts<{ searchWords: ConfigurationForm }> = (host) => ({
  Screen: SearchWordsScreen,
  flows: { searchWords: cardOf(host, 'synonyms') },
});

import { preferencesMachine } from '#machines/account/preferences/preferencesMachine.ts';
import { preferencesPorts } from '../../../account/accountPorts.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { PreferencesScreen } from './PreferencesScreen.tsx';

export const preferencesParts: PageParts<{ preferences: typeof preferencesMachine }> = ({ api, leaving, notify }) => ({
  Screen: PreferencesScreen,
  flows: {
    preferences: { logic: preferencesMachine.provide({ actors: preferencesPorts(api, leaving), actions: { notify } }) },
  },
});

import { mayChooseColours } from '#domain/settings/mayChooseColours.ts';
import { devicesMachine } from '#machines/account/devices/devicesMachine.ts';
import { themeEditMachine } from '#machines/account/themeEdit/themeEditMachine.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { themeEditPorts } from '../../../theme/themePorts.ts';
import { devicePorts } from './devicePorts.ts';
import { SettingsScreen } from './SettingsScreen.tsx';

export const settingsParts: PageParts<{ themeEdit: typeof themeEditMachine; devices: typeof devicesMachine }> = (
  host,
) => {
  const { api, leaving, shop: open, notify, themes, adoptTheme } = host;
  const username = () => open()?.shopper.user?.username ?? '';
  return {
    Screen: SettingsScreen,
    flows: {
      themeEdit: {
        isFor: (shop) => mayChooseColours(shop.shopper.configuration.settings),
        logic: themeEditMachine.provide({
          actors: themeEditPorts(api, { leaving, store: themes, username }),
          actions: { notify, adoptTheme: (_, saved) => saved.kind === 'saved' && adoptTheme(saved.theme) },
        }),
      },
      devices: { logic: devicesMachine.provide({ actors: devicePorts(api), actions: { notify } }) },
    },
  };
};

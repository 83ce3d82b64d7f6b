import { type AccountRef, accountMachine } from '#machines/account/accountMachine.ts';
import { addressDialogMachine } from '#machines/account/addressDialog/addressDialogMachine.ts';
import { deliveryAddressesMachine } from '#machines/account/deliveryAddresses/deliveryAddressesMachine.ts';
import { preferencesMachine } from '#machines/account/preferences/preferencesMachine.ts';
import { preferencesPorts } from '../../ports/accountPorts.ts';
import { addressPorts } from '../../ports/addressPorts.ts';
import { DeliveryAddressesScreen } from '../../screens/deliveryAddresses/DeliveryAddressesScreen.tsx';
import { PreferencesScreen } from '../../screens/preferences/PreferencesScreen.tsx';
import { SettingsScreen } from '../../screens/settings/SettingsScreen.tsx';
import type { AreaParts, AreaScreen } from '../area.ts';
import type { AreaHost } from '../areaHost.ts';

const screens: Readonly<Record<string, AreaScreen<AccountRef>>> = {
  deliveryAddresses: DeliveryAddressesScreen,
  settings: SettingsScreen,
  preferences: PreferencesScreen,
};

export function accountParts({ api, leaving, shop, notify, addressTabs }: AreaHost): AreaParts {
  const { actors, actions } = addressPorts({ api, leaving, shop, now: Date.now, addressTabs });
  const { loadAddresses, writeAddress, holdUnsavedWork } = actors;
  const addressDialog = addressDialogMachine.provide({ actors: { writeAddress, holdUnsavedWork }, actions });
  return {
    screens,
    coordinator: accountMachine.provide({
      actors: {
        deliveryAddresses: deliveryAddressesMachine.provide({
          actors: { loadAddresses, writeAddress, addressDialog },
          actions: { notify },
        }),
        preferences: preferencesMachine.provide({ actors: preferencesPorts(api, leaving), actions: { notify } }),
      },
    }),
  };
}

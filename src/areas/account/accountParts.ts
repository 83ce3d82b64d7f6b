import type { ComponentProps } from 'react';
import { fromPromise } from 'xstate';
import { accountDetailMachine } from '#machines/account/accountDetail/accountDetailMachine.ts';
import { type AccountRef, accountMachine } from '#machines/account/accountMachine.ts';
import { accountSummaryMachine } from '#machines/account/accountSummary/accountSummaryMachine.ts';
import { addressDialogMachine } from '#machines/account/addressDialog/addressDialogMachine.ts';
import { deliveryAddressesMachine } from '#machines/account/deliveryAddresses/deliveryAddressesMachine.ts';
import { preferencesMachine } from '#machines/account/preferences/preferencesMachine.ts';
import { themeEditMachine } from '#machines/account/themeEdit/themeEditMachine.ts';
import { inSlot } from '#machines/lib/slot.ts';
import { preferencesPorts } from '../../account/accountPorts.ts';
import { addressPorts } from '../../address/addressPorts.ts';
import { documentFlow } from '../../documents/documentFlow.ts';
import { AccountDetailScreen } from '../../features/account/accountDetail/AccountDetailScreen.tsx';
import { receivablePorts } from '../../features/account/accountDetail/receivablePorts.ts';
import { AccountSummaryScreen } from '../../features/account/accountSummary/AccountSummaryScreen.tsx';
import { DeliveryAddressesScreen } from '../../features/account/deliveryAddresses/DeliveryAddressesScreen.tsx';
import { PreferencesScreen } from '../../features/account/preferences/PreferencesScreen.tsx';
import { SettingsScreen } from '../../features/account/settings/SettingsScreen.tsx';
import { fetchOnce } from '../../loading/fetchOnce.ts';
import { part } from '../../loading/part.tsx';
import type { AreaHost } from '../../page/areaHost.ts';
import type { AreaScreen } from '../../page/pageParts.ts';
import { themeEditPorts } from '../../theme/themePorts.ts';
import type { AreaParts } from '../area.ts';

type ScreenProps = ComponentProps<AreaScreen<AccountRef>>;

const makePaymentParts = fetchOnce(() => import('./makePaymentParts.ts'));

const screens: Readonly<Record<string, AreaScreen<AccountRef>>> = {
  accountSummary: AccountSummaryScreen,
  accountDetail: AccountDetailScreen,
  deliveryAddresses: DeliveryAddressesScreen,
  settings: SettingsScreen,
  preferences: PreferencesScreen,
};

export function accountParts(host: AreaHost): AreaParts {
  const { api, leaving, shop, notify, addressTabs, themes, adoptTheme } = host;
  const { actors, actions } = addressPorts({ api, leaving, shop, now: Date.now, addressTabs });
  const { loadAddresses, writeAddress, holdUnsavedWork } = actors;
  const username = () => shop()?.shopper.user?.username ?? '';
  const { loadSummary, loadEntries } = receivablePorts(api);
  const addressDialog = addressDialogMachine.provide({ actors: { writeAddress, holdUnsavedWork }, actions });
  const makePayment = fetchOnce(async () => (await makePaymentParts.fetch()).provideMakePayment(host));
  const MakePaymentScreen = part<ScreenProps>(() => makePayment.fetch().then(({ Screen }) => Screen));
  return {
    screenOf: (name) => (name === 'makePayment' ? MakePaymentScreen : (screens[name] ?? null)),
    coordinator: accountMachine.provide({
      actors: {
        accountSummary: accountSummaryMachine.provide({ actors: { loadSummary } }),
        accountDetail: accountDetailMachine.provide({
          actors: { loadRows: loadEntries, documents: documentFlow(host) },
        }),
        deliveryAddresses: deliveryAddressesMachine.provide({
          actors: { loadAddresses, writeAddress, addressDialog },
          actions: { notify },
        }),
        themeEdit: themeEditMachine.provide({
          actors: themeEditPorts(api, { leaving, store: themes, username }),
          actions: { notify, adoptTheme: (_, saved) => saved.kind === 'saved' && adoptTheme(saved.theme) },
        }),
        preferences: preferencesMachine.provide({ actors: preferencesPorts(api, leaving), actions: { notify } }),
        loadMakePayment: fromPromise<void>(
          async () => void (await Promise.all([makePayment.fetch(), MakePaymentScreen.fetch()])),
        ),
        makePayment: inSlot(() => makePayment.fetched()?.machine ?? null),
      },
    }),
  };
}

import { fromPromise } from 'xstate';
import { endOtherSessions, endSession, listSessions, type SessionRow } from '#domain/api/sessions.ts';
import { mayChooseColours } from '#domain/settings/mayChooseColours.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { Ending } from '#machines/account/devices/devicesMachine.ts';
import { devicesMachine } from '#machines/account/devices/devicesMachine.ts';
import { themeEditMachine } from '#machines/account/themeEdit/themeEditMachine.ts';
import { twoFactorMachine } from '#machines/account/twoFactor/twoFactorMachine.ts';
import { type Api, answerOf } from '../../../api/client.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { themeEditPorts } from '../../../theme/themePorts.ts';
import { printLines } from './printLines.ts';
import { SettingsScreen } from './SettingsScreen.tsx';
import { twoFactorPorts } from './twoFactorPorts.ts';

async function end(api: Api, ending: Ending): Promise<void> {
  if (ending === 'others') {
    await answerOf(api.call(endOtherSessions, {}));
    return;
  }
  const response = await api.call(endSession, { params: { id: ending.id } });
  // It has ended before.
  if (response.kind === 'refused' && response.status === 404) return;
  await answerOf(Promise.resolve(response));
}

/** Lists and ends the sessions of the user. */
function devicePorts(api: Api) {
  return {
    loadSessions: fromPromise<readonly SessionRow[]>(({ signal }) => answerOf(api.call(listSessions, { signal }))),
    endSessions: fromPromise<void, { ending: Ending }>(({ input }) => end(api, input.ending)),
  };
}

type Flows = {
  themeEdit: typeof themeEditMachine;
  twoFactor: typeof twoFactorMachine;
  devices: typeof devicesMachine;
};

export const settingsParts: PageParts<Flows> = (host) => {
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
      twoFactor: {
        logic: twoFactorMachine.provide({
          actors: twoFactorPorts(api),
          actions: {
            notify,
            printCodes: (_, { readCodes }) =>
              printLines(accountText('twoFactor.recoveryCodesOf', { username: username() }), readCodes?.() ?? []),
          },
        }),
      },
      devices: { logic: devicesMachine.provide({ actors: devicePorts(api), actions: { notify } }) },
    },
  };
};

import { imageSyncMachine } from '#machines/admin/imageSync/imageSyncMachine.ts';
import { defaultsOf } from '#machines/admin/pageDefault/pageDefault.ts';
import { pageDefaultMachine } from '#machines/admin/pageDefault/pageDefaultMachine.ts';
import { passwordOptionsMachine } from '#machines/admin/passwordOptions/passwordOptionsMachine.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { OptionsScreen } from './OptionsScreen.tsx';
import { imageSyncPorts, pageDefaultPorts, passwordOptionPorts } from './optionPorts.ts';

export const optionsParts: PageParts<{
  passwordOptions: typeof passwordOptionsMachine;
  defaultLayout: typeof pageDefaultMachine;
  defaultSort: typeof pageDefaultMachine;
  imageSync: typeof imageSyncMachine;
}> = ({ api, leaving, notify, shop }) => {
  const pageDefault = pageDefaultMachine.provide({
    actors: pageDefaultPorts(api, leaving),
    actions: {
      notify,
      applyDefault: (_, saved) =>
        shop()?.productList.send({ type: 'siteDefaults.change', defaults: defaultsOf(saved) }),
    },
  });
  return {
    Screen: OptionsScreen,
    flows: {
      passwordOptions: {
        logic: passwordOptionsMachine.provide({ actors: passwordOptionPorts(api, leaving), actions: { notify } }),
      },
      defaultLayout: { logic: pageDefault, input: () => ({ kind: 'layout' }) },
      defaultSort: { logic: pageDefault, input: () => ({ kind: 'sort' }) },
      imageSync: { logic: imageSyncMachine.provide({ actors: imageSyncPorts(api), actions: { notify } }) },
    },
  };
};

import { fromPromise } from 'xstate';
import { landingMachine } from '#machines/landing/landingMachine.ts';
import { provideLazyMachine } from '#machines/lib/lazy.ts';
import { fetchOnce } from '../../../loading/fetchOnce.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { LandingScreen } from './LandingScreen.tsx';
import { landingPorts } from './landingPorts.ts';
import { ReorderStrip } from './reorderStrip.ts';

const reorderParts = fetchOnce(() => import('./reorderParts.ts'));

export const landingPageParts: PageParts<{ landing: typeof landingMachine }> = (host) => {
  const reorder = fetchOnce(async () => (await reorderParts.fetch()).provideReorder(host));
  return {
    Screen: LandingScreen,
    flows: {
      landing: {
        lasts: true,
        logic: landingMachine.provide({
          actors: {
            ...landingPorts(host.api),
            loadStrip: fromPromise<void>(async () => void (await Promise.all([reorder.fetch(), ReorderStrip.fetch()]))),
            reorder: provideLazyMachine(reorder.fetched),
          },
          actions: { showProducts: () => host.goInstead('/products') },
        }),
        input: ({ shop }) => ({ shop }),
      },
    },
  };
};

import { fromPromise } from 'xstate';
import { getLanding, type StoredLanding } from '#domain/api/landing.ts';
import { listPushProductKeys } from '#domain/api/products.ts';
import { landingMachine } from '#machines/landing/landingMachine.ts';
import { provideLazyMachine } from '#machines/lib/lazy.ts';
import { type Api, answerOf } from '../../../api/client.ts';
import { fetchOnce } from '../../../loading/fetchOnce.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { LandingScreen } from './LandingScreen.tsx';
import { ReorderStrip } from './reorderStrip.ts';

/** The keys of this week's specials, in order. */
async function askPushProductKeys(api: Api): Promise<readonly number[]> {
  const found = await answerOf(api.call(listPushProductKeys, {}));
  return found.toSorted((left, right) => left.sequence - right.sequence).map(({ productKey }) => productKey);
}

function landingPorts(api: Api) {
  return {
    loadLanding: fromPromise<StoredLanding>(() => answerOf(api.call(getLanding, {}))),
    loadSpecials: fromPromise<readonly number[]>(() => askPushProductKeys(api)),
  };
}

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

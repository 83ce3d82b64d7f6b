import { fromPromise } from 'xstate';
import { guideHref } from '#domain/guide/guideAddress.ts';
import { orderFromGuideMachine } from '#machines/guides/orderFromGuide/orderFromGuideMachine.ts';
import { orderFromGuide } from '../../../guide/orderFromGuide.ts';
import { askReorder } from '../../../guide/reorderPorts.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { OrderFromGuideScreen } from './OrderFromGuideScreen.tsx';

export const orderFromGuideParts: PageParts<{ orderFromGuide: typeof orderFromGuideMachine }> = (host) => ({
  Screen: OrderFromGuideScreen,
  flows: {
    orderFromGuide: {
      logic: orderFromGuideMachine.provide({
        actors: {
          findRecentGuide: fromPromise(async ({ signal }) => {
            const { guides } = await askReorder(host.api, host.shop()?.catalogue, signal);
            return guides[0]?.name ?? null;
          }),
        },
        actions: {
          openQuickEntry: (_, { name }) => orderFromGuide(host.shop(), host.goInstead, name),
          showGuides: () => host.goInstead(guideHref(null)),
        },
      }),
    },
  },
});

import { guideHref } from '#domain/guide/guideAddress.ts';
import type { orderGuideMachine } from '#machines/guides/orderGuide/orderGuideMachine.ts';
import { orderGuideFlow } from '../../../guide/guideFlows.ts';
import { guidePorts } from '../../../guide/guidePorts.ts';
import { orderFromGuide } from '../../../guide/orderFromGuide.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { OrderGuideScreen } from './OrderGuideScreen.tsx';

export const orderGuideParts: PageParts<{ orderGuide: typeof orderGuideMachine }> = (host) => {
  const { api, leaving, notify, withdrawNotice, goTo } = host;
  return {
    Screen: OrderGuideScreen,
    flows: {
      orderGuide: {
        logic: orderGuideFlow({
          ports: guidePorts(api, leaving),
          notify,
          withdrawNotice,
          showGuide: (_, { name }) => goTo(guideHref(name)),
          openQuickEntry: (_, { name }) => orderFromGuide(host.shop(), goTo, name),
        }),
        input: ({ shop }) => ({
          rounding: shop.shopper.configuration.settings.orderQuantityRoundingFlag,
          guideList: shop.catalogue,
        }),
      },
    },
  };
};

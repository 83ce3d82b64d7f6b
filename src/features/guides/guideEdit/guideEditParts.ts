import { type EventObject, fromCallback } from 'xstate';
import { guideEditHref } from '#domain/guide/guideAddress.ts';
import type { ParkedGuide } from '#domain/guide/parkedGuide.ts';
import type { guideEditMachine } from '#machines/guides/guideEdit/guideEditMachine.ts';
import { guideEditFlow } from '../../../guide/guideFlows.ts';
import { guidePorts } from '../../../guide/guidePorts.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { GuideEditScreen } from './GuideEditScreen.tsx';

export const guideEditParts: PageParts<{ guideEdit: typeof guideEditMachine }> = (host) => {
  const { api, leaving, notify, withdrawNotice, goTo, parking } = host;
  const takeUp = (name: string, signal: AbortSignal) => parking.takenUp('guideEdit', guideEditHref(name), signal);
  const parkWork = fromCallback<EventObject, { read: () => ParkedGuide | null }>(({ input }) =>
    parking.park('guideEdit', input.read),
  );
  return {
    Screen: GuideEditScreen,
    flows: {
      guideEdit: {
        logic: guideEditFlow({
          ports: { ...guidePorts(api, leaving, takeUp), parkWork },
          notify,
          withdrawNotice,
          goTo: (_, { path }) => goTo(path),
        }),
        input: ({ shop, params }) => ({
          name: params.guide ?? '',
          rounding: shop.shopper.configuration.settings.orderQuantityRoundingFlag,
          catalogueRef: shop.catalogue,
        }),
      },
    },
  };
};

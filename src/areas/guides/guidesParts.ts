import { type EventObject, fromCallback } from 'xstate';
import { guideEditHref, guideHref } from '#domain/guide/guideAddress.ts';
import type { ParkedGuide } from '#domain/guide/parkedGuide.ts';
import { type GuidesRef, guidesMachine } from '#machines/guides/guidesMachine.ts';
import { GuideEditScreen } from '../../features/guides/guideEdit/GuideEditScreen.tsx';
import { OrderGuideScreen } from '../../features/guides/orderGuide/OrderGuideScreen.tsx';
import { guidePorts } from '../../ports/guidePorts.ts';
import { productsHref } from '../../product/urlFilters.ts';
import type { AreaParts, AreaScreen } from '../area.ts';
import type { AreaHost } from '../areaHost.ts';
import { guideFlows } from './guideFlows.ts';

const screens: Readonly<Record<string, AreaScreen<GuidesRef>>> = {
  orderGuide: OrderGuideScreen,
  guideEdit: GuideEditScreen,
};

export function guidesParts({ api, leaving, shop, notify, withdrawNotice, goTo, parking }: AreaHost): AreaParts {
  const flows = guideFlows({
    ports: {
      ...guidePorts(api, leaving, (name, signal) => parking.takenUp('guideEdit', guideEditHref(name), signal)),
      parkWork: fromCallback<EventObject, { read: () => ParkedGuide | null }>(({ input }) =>
        parking.park('guideEdit', input.read),
      ),
    },
    notify,
    withdrawNotice,
    goTo: (_, { path }) => goTo(path),
    showGuide: (_, { name }) => goTo(guideHref(name)),
    openQuickEntry: (_, { name }) => {
      shop()?.productList.send({ type: 'layout.choose', layout: 'quickEntry' });
      goTo(productsHref({ guide: name }));
    },
  });
  return { screens, coordinator: guidesMachine.provide({ actors: flows }) };
}

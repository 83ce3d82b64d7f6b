import { guideEditHref, guideHref } from '#domain/guide/guideAddress.ts';
import { type GuidesRef, guidesMachine } from '#machines/guides/guidesMachine.ts';
import { guidePorts } from '../../ports/guidePorts.ts';
import { createParkedStore } from '../../ports/parkedStore.ts';
import { parkWork } from '../../ports/workParking.ts';
import { productsHref } from '../../product/urlFilters.ts';
import { GuideEditScreen } from '../../screens/guideEdit/GuideEditScreen.tsx';
import { OrderGuideScreen } from '../../screens/orderGuide/OrderGuideScreen.tsx';
import type { AreaParts, AreaScreen } from '../area.ts';
import type { AreaHost } from '../areaHost.ts';
import { guideFlows } from './guideFlows.ts';

const screens: Readonly<Record<string, AreaScreen<GuidesRef>>> = {
  orderGuide: OrderGuideScreen,
  guideEdit: GuideEditScreen,
};

export function guidesParts(host: AreaHost): AreaParts {
  const { api, leaving, shop, notify, withdrawNotice, goTo } = host;
  const parked = createParkedStore(window, Date.now);
  const flows = guideFlows({
    ports: {
      ...guidePorts(api, leaving, (name) => parked.takenUp('guideEdit', guideEditHref(name))),
      parkWork: parkWork('guideEdit', host, parked),
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

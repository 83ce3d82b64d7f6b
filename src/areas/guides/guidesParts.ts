import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { guideEditHref, guideHref } from '#domain/guide/guideAddress.ts';
import type { ParkedGuide } from '#domain/guide/parkedGuide.ts';
import { type GuidesRef, guidesMachine } from '#machines/guides/guidesMachine.ts';
import { GuideEditScreen } from '../../features/guides/guideEdit/GuideEditScreen.tsx';
import { OrderFromGuideScreen } from '../../features/guides/orderFromGuide/OrderFromGuideScreen.tsx';
import { OrderGuideScreen } from '../../features/guides/orderGuide/OrderGuideScreen.tsx';
import { askReorder } from '../../features/ordering/landing/reorderPorts.ts';
import { guidePorts } from '../../guide/guidePorts.ts';
import type { AreaHost } from '../../page/areaHost.ts';
import type { AreaScreen } from '../../page/pageParts.ts';
import type { AreaParts } from '../area.ts';
import { orderFromGuide } from '../orderFromGuide.ts';
import { guideFlows } from './guideFlows.ts';

const screens: Readonly<Record<string, AreaScreen<GuidesRef>>> = {
  orderGuide: OrderGuideScreen,
  guideEdit: GuideEditScreen,
  orderFromGuide: OrderFromGuideScreen,
};

export function guidesParts(host: AreaHost): AreaParts {
  const { api, leaving, notify, withdrawNotice, goTo, goInstead, parking, shop } = host;
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
    openQuickEntry: (_, { name }) => orderFromGuide(host, goTo, name),
  });
  return {
    screenOf: (name) => screens[name] ?? null,
    coordinator: guidesMachine.provide({
      actors: {
        ...flows,
        findRecentGuide: fromPromise<string | null>(async ({ signal }) => {
          const { guides } = await askReorder(api, shop()?.catalogue, signal);
          return guides[0]?.name ?? null;
        }),
      },
      actions: {
        openQuickEntry: (_, { name }) => orderFromGuide(host, goInstead, name),
        showGuides: () => goInstead(guideHref(null)),
      },
    }),
  };
}

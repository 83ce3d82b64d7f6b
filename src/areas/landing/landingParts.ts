import { fromPromise } from 'xstate';
import { type LandingRef, landingMachine } from '#machines/landing/landingMachine.ts';
import { inSlot } from '#machines/lib/slot.ts';
import { LandingScreen } from '../../features/ordering/landing/LandingScreen.tsx';
import { landingPorts } from '../../features/ordering/landing/landingPorts.ts';
import { ReorderStrip } from '../../features/ordering/landing/reorderStrip.ts';
import { fetchOnce } from '../../loading/fetchOnce.ts';
import type { AreaHost } from '../../page/areaHost.ts';
import type { AreaScreen } from '../../page/pageParts.ts';
import type { AreaParts } from '../area.ts';

const screens: Readonly<Record<string, AreaScreen<LandingRef>>> = { landing: LandingScreen };

const reorderParts = fetchOnce(() => import('./reorderParts.ts'));

export function landingParts(host: AreaHost): AreaParts {
  const reorder = fetchOnce(async () => (await reorderParts.fetch()).provideReorder(host));
  return {
    screenOf: (name) => screens[name] ?? null,
    coordinator: landingMachine.provide({
      actors: {
        ...landingPorts(host.api),
        loadStrip: fromPromise<void>(async () => void (await Promise.all([reorder.fetch(), ReorderStrip.fetch()]))),
        reorder: inSlot(reorder.fetched),
      },
      actions: { showProducts: () => host.goInstead('/products') },
    }),
  };
}

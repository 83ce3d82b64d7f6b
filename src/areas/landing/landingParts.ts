import { type LandingRef, landingMachine } from '#machines/landing/landingMachine.ts';
import { LandingScreen } from '../../features/ordering/landing/LandingScreen.tsx';
import { landingPorts } from '../../ports/landingPorts.ts';
import type { AreaParts, AreaScreen } from '../area.ts';
import type { AreaHost } from '../areaHost.ts';

const screens: Readonly<Record<string, AreaScreen<LandingRef>>> = { landing: LandingScreen };

export function landingParts({ api, goInstead }: AreaHost): AreaParts {
  return {
    screens,
    coordinator: landingMachine.provide({
      actors: landingPorts(api),
      actions: { showProducts: () => goInstead('/products') },
    }),
  };
}

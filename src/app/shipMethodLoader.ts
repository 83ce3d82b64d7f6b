import { fetchOnce } from '../loading/fetchOnce.ts';
import { part } from '../loading/part.tsx';
import type { ShipMethodHost } from './provideShipMethod.ts';

const parts = fetchOnce(() => import('./shipMethodParts.ts'));

/** The component of the choice of pickup or delivery. */
export const SelectShipMethodScreen = part(() => parts.fetch().then(({ SelectShipMethodScreen: Screen }) => Screen));

export type ShipMethodLoader = ReturnType<typeof createShipMethodLoader>;

/** The ship method question for walk-in business: one chunk, loaded on first use. */
export function createShipMethodLoader(host: ShipMethodHost) {
  const machine = fetchOnce(async () => (await parts.fetch()).provideShipMethod(host));
  return {
    fetch: async () => void (await Promise.all([machine.fetch(), SelectShipMethodScreen.fetch()])),
    fetched: machine.fetched,
  };
}

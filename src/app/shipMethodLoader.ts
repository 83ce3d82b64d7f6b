import { fetchOnce } from '../loading/fetchOnce.ts';
import { part } from '../loading/part.tsx';
import type { ShipMethodHost } from './provideShipMethod.ts';

const parts = fetchOnce(() => import('./shipMethodParts.ts'));

/** The choice of pickup or delivery as it looks. */
export const SelectShipMethodScreen = part(() => parts.fetch().then(({ SelectShipMethodScreen: Screen }) => Screen));

export type ShipMethodLoader = ReturnType<typeof createShipMethodLoader>;

/** What asks walk-in business for a ship method, and what it looks like: one chunk, loaded when it is first needed. */
export function createShipMethodLoader(host: ShipMethodHost) {
  const machine = fetchOnce(async () => (await parts.fetch()).provideShipMethod(host));
  return {
    fetch: async () => void (await Promise.all([machine.fetch(), SelectShipMethodScreen.fetch()])),
    fetched: machine.fetched,
  };
}

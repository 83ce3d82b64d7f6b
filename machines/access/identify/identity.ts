import type { ShipMethod } from '#domain/session/user.ts';

/** For whom is bought, and how it is shipped. Walk-in business alone has to choose a ship method. */
export interface Identity {
  customerKey: number;
  shipMethod: ShipMethod | null;
}

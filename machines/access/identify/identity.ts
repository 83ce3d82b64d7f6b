import type { ShipMethod } from '#domain/session/user.ts';

/** The customer that the order is for, and how it ships. Only walk-in customers have to choose a ship method. */
export interface Identity {
  customerKey: number;
  shipMethod: ShipMethod | null;
}

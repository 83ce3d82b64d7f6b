import type { StateNumbers } from '#domain/flows/flowNumbers.ts';

/** What the page Flows of the shop shows on the charts, besides the charts themselves. */
export interface FromShop {
  /** How often the states were entered and left in a week. */
  numbers: readonly StateNumbers[] | null;
  /** A step of a recording: a machine and its active states. */
  step: { machine: string; active: readonly string[] } | null;
}

/** Part of it, as a message of the shop carries it; null for any other message. */
export function fromShopIn(data: unknown): Partial<FromShop> | null {
  const isOurs = typeof data === 'object' && data !== null && ('numbers' in data || 'step' in data);
  return isOurs ? (data as Partial<FromShop>) : null;
}

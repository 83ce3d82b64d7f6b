import type { AreaPages } from '#machines/app/area/areaMachine.ts';
import { PLACES, type Place } from '../../../src/app/areas/places.ts';

/** Pages that are there, and run nothing. */
export const emptyPages: AreaPages = { flowsOf: () => ({}), load: async () => undefined };

/** The place of this name. */
export function placeOf({ name }: { readonly name: string }): Place {
  const place = PLACES.find((one) => one.name === name);
  if (!place) throw new Error(`no page is called ${name}`);
  return place;
}

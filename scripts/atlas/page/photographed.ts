import type { Reached, Walked } from './pageData.ts';

/** How many of the states that have a screen were photographed. */
export function photographed({ pictures, screenless, unpictured }: Walked): Reached {
  const reached = Object.keys(pictures).filter((id) => !(id in screenless)).length;
  return { reached, wanted: reached + Object.keys(unpictured).length };
}

import type { Reached, Walked } from './pageData.ts';

/** How many of the states were photographed. */
export function photographed({ pictures, unpictured }: Walked): Reached {
  const reached = Object.keys(pictures).length;
  return { reached, wanted: reached + Object.keys(unpictured).length };
}

import type { Reached, Walked } from './pageData.ts';

/** The number of photographed states. */
export function photographed({ pictures, unpictured }: Walked): Reached {
  const reached = Object.keys(pictures).length;
  return { reached, wanted: reached + Object.keys(unpictured).length };
}

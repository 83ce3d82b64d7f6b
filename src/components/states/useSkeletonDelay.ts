import { useEffect, useState } from 'react';

/** When the shapes that are on screen began, one of them taking over from another; null while there are none. */
let begun: number | null = null;
let shown = 0;

/** What is left of the delay: the shape of a page goes on where that of its frame was before. */
export function useSkeletonDelay(delay: number): number {
  const [left] = useState(() => (begun === null ? delay : Math.max(0, delay - (performance.now() - begun))));
  useEffect(() => {
    shown += 1;
    begun ??= performance.now();
    return () => {
      shown -= 1;
      // Whatever takes over comes with the same change of the page.
      queueMicrotask(() => {
        if (shown === 0) begun = null;
      });
    };
  }, []);
  return left;
}

import { type CSSProperties, useEffect, useState } from 'react';
import { SKELETON_DELAY } from '../../theme/layout.ts';

/** The time when the current skeletons appeared, those that replaced others included; null without any. */
let begun: number | null = null;
let shown = 0;

/** Skeletons appear after a delay; one that follows another appears after the rest of its delay. */
export function useSkeletonDelay(delay = SKELETON_DELAY): CSSProperties {
  const [left] = useState(() => (begun === null ? delay : Math.max(0, delay - (performance.now() - begun))));
  useEffect(() => {
    shown += 1;
    begun ??= performance.now();
    return () => {
      shown -= 1;
      // The replacement arrives in the same update of the page.
      queueMicrotask(() => {
        if (shown === 0) begun = null;
      });
    };
  }, []);
  return { '--skeleton-delay': `${left}ms` } as CSSProperties;
}

import { useMediaQuery } from './useMediaQuery.ts';

/** Whether the window is narrower than this many CSS pixels. */
export function useIsNarrowerThan(width: number): boolean {
  return useMediaQuery(`(width < ${width}px)`);
}

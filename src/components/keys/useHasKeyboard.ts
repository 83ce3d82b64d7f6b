import { useMediaQuery } from '../../theme/useMediaQuery.ts';

/** Whether keys are likely at hand: who points with a mouse has them, who touches mostly not. */
export function useHasKeyboard(): boolean {
  return useMediaQuery('(hover: hover) and (pointer: fine)');
}

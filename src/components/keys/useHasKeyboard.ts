import { useMediaQuery } from '../../theme/useMediaQuery.ts';

/** Whether the device probably has a keyboard: devices with a mouse do, touch devices mostly do not. */
export function useHasKeyboard(): boolean {
  return useMediaQuery('(hover: hover) and (pointer: fine)');
}

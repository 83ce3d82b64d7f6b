import type { Drawing } from './drawing.ts';
import type { Bundle } from './flow.ts';
import type { Side } from './layers.ts';

/** The position where a line crosses the border of a state. */
export interface Gate {
  bundle: Bundle;
  side: Side;
  x: number;
}

/** A state with its content. Lines that cross its border end there and continue outside. */
export interface Block extends Drawing {
  gates: readonly Gate[];
}

export const PADDING = 14;
export const EMPTY: Drawing = { width: 0, height: 0, boxes: [], edges: [], dots: [] };

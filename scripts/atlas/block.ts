import type { Drawing } from './drawing.ts';
import type { Bundle } from './flow.ts';
import type { Side } from './layers.ts';

/** Where a line passes the border of a state, on its way from or to a state inside. */
export interface Gate {
  bundle: Bundle;
  side: Side;
  x: number;
}

/** A state with all that is in it. Its lines that pass the border end there, and go on outside. */
export interface Block extends Drawing {
  gates: readonly Gate[];
}

export const PADDING = 14;
export const EMPTY: Drawing = { width: 0, height: 0, boxes: [], edges: [], dots: [] };

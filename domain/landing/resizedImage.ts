import { IMAGE_SIDE_LIMIT } from './layout.ts';

export interface Sides {
  readonly width: number;
  readonly height: number;
}

/** Of the picture's own size (specification 9). */
const STEP = 0.2;

/** One step smaller or larger than displayed: at least one step, and no side above the limit. */
export function resizedImage(own: Sides, shownWidth: number | null, direction: 'smaller' | 'larger'): Sides {
  const steps = Math.round((shownWidth ?? own.width) / (own.width * STEP)) + (direction === 'larger' ? 1 : -1);
  const most = Math.floor(IMAGE_SIDE_LIMIT / (Math.max(own.width, own.height) * STEP) + 1e-9);
  const scale = Math.min(Math.max(steps, 1), Math.max(most, 1)) * STEP;
  const sideOf = (side: number) => Math.min(Math.max(Math.round(side * scale), 1), IMAGE_SIDE_LIMIT);
  return { width: sideOf(own.width), height: sideOf(own.height) };
}

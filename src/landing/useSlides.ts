import { type RefObject, useEffect, useRef, useState } from 'react';
import { lineDirection } from '../browser/lineDirection.ts';
import { useMediaQuery } from '../theme/useMediaQuery.ts';

/** Pixels between two slides (specification 9). */
export const SLIDE_SPACING = 25;

export interface Slides {
  /** The scroll container of the slides. */
  readonly row: RefObject<HTMLUListElement | null>;
  readonly shown: number;
  /** Whether the slides advance, now or when the pointer leaves. */
  readonly isPlaying: boolean;
  /** The slides wrap around at both ends. */
  readonly goTo: (slide: number) => void;
  readonly setPlaying: (isPlaying: boolean) => void;
  /** The slides pause while the pointer or the focus is on them. */
  readonly setHeld: (isHeld: boolean) => void;
  readonly onScroll: () => void;
  readonly onTouched: () => void;
}

/** Pixels from one slide to the next; below 0 to the left. */
const strideOf = (row: HTMLElement): number => (row.clientWidth + SLIDE_SPACING) * lineDirection(row);

/** Slides that advance on a timer and wrap around; with reduced motion they advance only on request. */
export function useSlides(count: number, interval: number): Slides {
  const row = useRef<HTMLUListElement>(null);
  const bound = useRef<number | null>(null);
  const [shown, setShown] = useState(0);
  /** Null: the user made no choice. */
  const [wish, setWish] = useState<boolean | null>(null);
  const [isHeld, setHeld] = useState(false);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isPlaying = interval > 0 && count > 1 && (wish ?? !isStill);
  const present = Math.min(shown, count - 1);

  function goTo(slide: number) {
    const next = (slide + count) % count;
    setShown(next);
    if (!row.current) return;
    bound.current = next;
    row.current.scrollLeft = next * strideOf(row.current);
  }

  const advance = useRef(() => {});
  advance.current = () => goTo(present + 1);
  useEffect(() => {
    if (!isPlaying || isHeld) return undefined;
    const timer = setInterval(() => advance.current(), interval * 1000);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, interval]);

  function onScroll() {
    if (!row.current) return;
    const slide = Math.round(row.current.scrollLeft / strideOf(row.current));
    // Scrolling to a slide passes others.
    if (bound.current !== null && bound.current !== slide) return;
    bound.current = null;
    setShown(slide);
  }

  return {
    row,
    shown: present,
    isPlaying,
    goTo,
    setPlaying: setWish,
    setHeld,
    onScroll,
    onTouched: () => {
      bound.current = null;
    },
  };
}

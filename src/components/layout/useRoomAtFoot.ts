import { useLayoutEffect, useRef } from 'react';

/** Notices and the browser's own scrolling keep clear of what stands at the foot of the window. */
export function useRoomAtFoot() {
  const strip = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = strip.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--foot-height', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--foot-height');
    };
  }, []);
  return strip;
}

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Whether the element is narrower than the width that its content needs. */
export function useOverflows(neededWidth: number): [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setOverflows(target.clientWidth < neededWidth));
    observer.observe(target);
    return () => observer.disconnect();
  }, [neededWidth]);
  return [element, overflows];
}

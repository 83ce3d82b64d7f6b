import { useEffect, useState } from 'react';

/** False until this many milliseconds have passed. */
export function useIsLate(delay: number): boolean {
  const [isLate, setIsLate] = useState(delay <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return isLate;
}

import { createContext, useContext, useEffect } from 'react';

/** Set by the frame: receives the name of the thing on the page, or null. */
export const PageNameContext = createContext<(name: string | null) => void>(() => undefined);

/** Adds the name of the shown thing to the title of the tab. */
export function usePageName(name: string | null | undefined): void {
  const call = useContext(PageNameContext);
  useEffect(() => {
    call(name ?? null);
    return () => call(null);
  }, [call, name]);
}

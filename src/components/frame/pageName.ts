import { createContext, useContext, useEffect } from 'react';

/** Filled by the frame: what the thing on the page is called, null for nothing of its own. */
export const PageNameContext = createContext<(name: string | null) => void>(() => undefined);

/** Calls the tab after the thing that the page shows, for as long as it shows it. */
export function usePageName(name: string | null | undefined): void {
  const call = useContext(PageNameContext);
  useEffect(() => {
    call(name ?? null);
    return () => call(null);
  }, [call, name]);
}

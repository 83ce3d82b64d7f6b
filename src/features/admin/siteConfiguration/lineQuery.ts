import { createContext, use } from 'react';

/** The query over the lines. Only its readers rerender, not the form with thousands of lines. */
type LineQuery = readonly [query: string, setQuery: (query: string) => void];

export const LineQueryContext = createContext<LineQuery>(['', () => undefined]);

export const useLineQuery = (): LineQuery => use(LineQueryContext);

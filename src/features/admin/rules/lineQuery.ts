import { createContext, use } from 'react';

/** What is looked for among the lines, and what changes it: only who reads it is drawn anew, not the form of thousands of lines. */
type LineQuery = readonly [query: string, setQuery: (query: string) => void];

export const LineQueryContext = createContext<LineQuery>(['', () => undefined]);

export const useLineQuery = (): LineQuery => use(LineQueryContext);

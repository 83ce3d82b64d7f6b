import { createContext } from 'react';
import type { Marks } from '#domain/search/marks.ts';

/** The marked words in the names of products; null: none. */
export const MarksContext = createContext<Marks | null>(null);

import { createContext } from 'react';
import type { Marks } from '#domain/search/marks.ts';

/** What is marked in the names of products around here; null: nothing. */
export const MarksContext = createContext<Marks | null>(null);

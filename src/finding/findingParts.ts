import { fetchOnce } from '../loading/fetchOnce.ts';
import { part } from '../loading/part.tsx';

/** The chunk loads at the first search. */
export const quickFindParts = fetchOnce(() => import('./quickFindParts.ts'));

export const Suggestions = part(() => quickFindParts.fetch().then((parts) => parts.Suggestions));
export const ResultKeys = part(() => quickFindParts.fetch().then((parts) => parts.ResultKeys));

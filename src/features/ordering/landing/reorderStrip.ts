import { part } from '../../../loading/part.tsx';

/** The strip of what may be ordered again: a chunk of its own, which comes after the page's own content. */
export const ReorderStrip = part(() => import('./reorder/ReorderStrip.tsx').then((module) => module.ReorderStrip));

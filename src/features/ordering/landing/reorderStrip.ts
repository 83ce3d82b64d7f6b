import { part } from '../../../loading/part.tsx';

/** The reorder strip: a separate chunk, which loads after the page's own content. */
export const ReorderStrip = part(() => import('./reorder/ReorderStrip.tsx').then((module) => module.ReorderStrip));

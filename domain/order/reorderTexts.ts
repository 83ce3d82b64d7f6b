import { formatDate } from '../formatDate.ts';
import { historyText } from '../texts/historyText.ts';
import type { RecentGuide } from './reorder.ts';

/** The reorder texts of the start page. */
export const reorderTexts = {
  addAll: (count: number) =>
    count === 1 ? historyText('reorder.addToCart') : historyText('reorder.addAllToCart', { count }),

  lines: (count: number) => historyText('reorder.lines', { count }),
  products: (count: number) => historyText('reorder.products', { count }),
  guideDate: ({ lastOrdered, changed }: RecentGuide) => {
    if (lastOrdered !== null) return historyText('reorder.ordered', { lastOrdered: formatDate(lastOrdered) });
    return changed === null ? null : historyText('reorder.changed', { changed: formatDate(changed) });
  },
  dueSince: (last: string, everyDays: number) =>
    historyText('reorder.lastAboutEvery', { last: formatDate(last), everyDays }),
} as const;

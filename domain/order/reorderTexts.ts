import { formatDate } from '../formatDate.ts';
import { formatCount } from '../formatNumber.ts';
import type { RecentGuide } from './reorder.ts';

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;

/** What the start page offers a returning buyer. */
export const reorderTexts = {
  title: 'Reorder',
  lastOrder: 'Last Order',
  orderAgain: 'Order Again',
  guides: 'Order from Guide',
  allGuides: 'All Order Guides',
  due: 'Due Again',
  add: 'Add',
  addProduct: (description: string) => `Add ${description} to cart`,
  addAll: (count: number) => (count === 1 ? 'Add to Cart' : `Add All ${formatCount(count)} to Cart`),
  showAll: (count: number) => `Show All ${formatCount(count)}`,
  showFewer: 'Show Fewer',
  order: (orderNumber: string) => `Order ${orderNumber}`,
  noGuides: 'No order guides exist.',
  nothingDue: 'Nothing is due. Products you buy regularly appear here when it is time to order them again.',
  lines: (count: number) => counted(count, 'line', 'lines'),
  products: (count: number) => counted(count, 'product', 'products'),
  guideDate: ({ lastOrdered, changed }: RecentGuide) => {
    if (lastOrdered !== null) return `ordered ${formatDate(lastOrdered)}`;
    return changed === null ? null : `changed ${formatDate(changed)}`;
  },
  dueSince: (last: string, everyDays: number) =>
    `Last ${formatDate(last)}, about every ${everyDays === 1 ? 'day' : `${formatCount(everyDays)} days`}`,
  failed: 'Last order and guides not loaded',
  unconfirmed: "We couldn't confirm that these were added. It's safe to try again.",
  neverOrdered: "You haven't placed an order yet.",
} as const;

import { yearBefore } from '#domain/calendar.ts';
import { decimal, toWire } from '#domain/decimal.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import { dueAgain } from '#domain/order/dueAgain.ts';
import type { LastOrder, RecentGuide, Reorder } from '#domain/order/reorder.ts';
import { isAvailable } from '#domain/settings/menu.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { dateInZone } from '#domain/timeZone.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { Buyer } from '../access/caller.ts';
import {
  findLastOrder,
  findPurchases,
  findRecentGuides,
  type LastOrderRow,
  type RecentGuideRow,
} from './reorderRepository.ts';

function lastOrderOf(row: LastOrderRow, { hidePricing }: UserSettings): LastOrder {
  return {
    orderNumber: row.order_number,
    orderDate: row.order_date,
    lines: row.lines,
    ...(hidePricing ? {} : { total: toWire(decimal(row.total), MONEY_PLACES) }),
  };
}

function guideOf(row: RecentGuideRow, timeZone: string): RecentGuide {
  const { name, products, last_ordered: lastOrdered, changed_at: changedAt } = row;
  return { name, products, lastOrdered, changed: changedAt && dateInZone(changedAt, timeZone) };
}

/** What the buyer may reorder, of the last 12 months; each part for users who have its page. */
export async function reorder({ database, clock }: Runtime, { customerKey, site, settings }: Buyer): Promise<Reorder> {
  const today = dateInZone(clock.now(), site.timeZone);
  const since = yearBefore(today);
  const has = (key: Parameters<typeof isAvailable>[1]) => isAvailable(settings.menu, key);
  const isBusiness = settings.sessionType !== 'Consumer';
  const [lastOrder, guides, purchases] = await Promise.all([
    has('OrderHistory') ? findLastOrder(database, customerKey) : undefined,
    has('OrderGuides') && isBusiness ? findRecentGuides(database, customerKey, since) : [],
    has('ViewProducts') ? findPurchases(database, customerKey, since) : [],
  ]);
  return {
    lastOrder: lastOrder ? lastOrderOf(lastOrder, settings) : null,
    guides: guides.map((row) => guideOf(row, site.timeZone)),
    due: dueAgain(purchases, today),
  };
}

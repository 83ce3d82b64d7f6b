import { getChecklist } from '#domain/api/checklist.ts';
import { addDays } from '#domain/calendar.ts';
import { deliversFrom, deliveryDates } from '#domain/cart/deliveryDates.ts';
import { checklistOf } from '#domain/checklist/checklist.ts';
import { PROGRAM_LOGO } from '#domain/settings/programLogo.ts';
import { DEMO_DISTRIBUTOR, NEW_SHOP } from '#domain/settings/shopNames.ts';
import { dateInZone } from '#domain/timeZone.ts';
import { signedInUser } from '../access/caller.ts';
import { type Route, route } from '../access/route.ts';
import { findChecklistFacts, type StoredFacts } from './checklistRepository.ts';
import type { ChecklistServices } from './services.ts';

/** The first date on which an order of this moment could arrive, or be picked up. */
function nextDate(stored: StoredFacts, weekdays: readonly number[], now: Date): string | null {
  const { timeZone, orderCutoff, daysAhead, holidays } = stored;
  const from = deliversFrom(now, { timeZone, orderCutoff });
  const until = addDays(dateInZone(now, timeZone), daysAhead);
  return deliveryDates({ from, until, weekdays, holidays })[0] ?? null;
}

/** The missing requirements of a shop that can sell. */
export function checklistRoutes({
  database,
  clock,
  mail,
  publicUrl,
  payments,
  orderTarget,
}: ChecklistServices): Route[] {
  return [
    route(getChecklist, async ({ caller }) => {
      const now = clock.now();
      const stored = await findChecklistFacts(database, { userId: signedInUser(caller).id, now });
      return checklistOf({
        ...stored,
        isNamed: stored.name !== NEW_SHOP,
        isDemo: stored.name === DEMO_DISTRIBUTOR,
        hasOwnLogo: stored.logoName !== PROGRAM_LOGO,
        publicUrl,
        sendsEmails: mail.folder === null,
        nextDelivery: nextDate(stored, stored.deliveryWeekdays, now),
        nextPickup: nextDate(stored, stored.pickupWeekdays, now),
        movesMoney: payments.movesMoney,
        orderTarget: orderTarget?.kind ?? null,
      });
    }),
  ];
}

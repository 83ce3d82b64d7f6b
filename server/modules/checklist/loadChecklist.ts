import type { Kysely } from 'kysely';
import { addDays } from '#domain/calendar.ts';
import { deliversFrom, deliveryDates } from '#domain/cart/deliveryDates.ts';
import { checklistOf } from '#domain/checklist/checklist.ts';
import type { ChecklistFacts } from '#domain/checklist/checklistFacts.ts';
import { PROGRAM_LOGO } from '#domain/settings/programLogo.ts';
import { DEMO_DISTRIBUTOR, NEW_SHOP } from '#domain/settings/shopNames.ts';
import { dateInZone } from '#domain/timeZone.ts';
import type { Database } from '../../platform/database/schema.ts';
import { findChecklistFacts, type StoredFacts } from './checklistRepository.ts';

type ServerFacts = Pick<ChecklistFacts, 'publicUrl' | 'sendsEmails' | 'movesMoney' | 'orderTarget'>;

/** The first date on which an order of this moment could arrive, or be picked up. */
function nextDate(stored: StoredFacts, weekdays: readonly number[], now: Date): string | null {
  const { timeZone, orderCutoff, daysAhead, holidays } = stored;
  const from = deliversFrom(now, { timeZone, orderCutoff });
  const until = addDays(dateInZone(now, timeZone), daysAhead);
  return deliveryDates({ from, until, weekdays, holidays })[0] ?? null;
}

/** The missing requirements of a shop that can sell, from its database and from the settings of its server. */
export async function loadChecklist(
  database: Kysely<Database>,
  { userId, now, ...server }: ServerFacts & { userId: number; now: Date },
) {
  const stored = await findChecklistFacts(database, { userId, now });
  return checklistOf({
    ...stored,
    ...server,
    isNamed: stored.name !== NEW_SHOP,
    isDemo: stored.name === DEMO_DISTRIBUTOR,
    hasOwnLogo: stored.logoName !== PROGRAM_LOGO,
    nextDelivery: nextDate(stored, stored.deliveryWeekdays, now),
    nextPickup: nextDate(stored, stored.pickupWeekdays, now),
  });
}

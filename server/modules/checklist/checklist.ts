import type { Kysely } from 'kysely';
import type { ChecklistItem } from '#domain/api/checklist.ts';
import { addDays } from '#domain/calendar.ts';
import { deliversFrom, deliveryDates } from '#domain/cart/deliveryDates.ts';
import { dataChecklistOf } from '#domain/checklist/checklist.ts';
import type { DataFacts } from '#domain/checklist/checklistFacts.ts';
import { PROGRAM_LOGO } from '#domain/settings/programLogo.ts';
import { DEMO_DISTRIBUTOR, NEW_SHOP } from '#domain/settings/shopNames.ts';
import { dateInZone } from '#domain/timeZone.ts';
import type { Database } from '../../platform/database/schema.ts';
import { findStoredFacts, type StoredFacts } from './checklistRepository.ts';

/** The first date on which an order of this moment could arrive, or be picked up. */
function nextDate(stored: StoredFacts, weekdays: readonly number[], now: Date): string | null {
  const { timeZone, orderCutoff, daysAhead, holidays } = stored;
  const from = deliversFrom(now, { timeZone, orderCutoff });
  const until = addDays(dateInZone(now, timeZone), daysAhead);
  return deliveryDates({ from, until, weekdays, holidays })[0] ?? null;
}

export async function findFacts(
  database: Kysely<Database>,
  { userId, now }: { userId: number | null; now: Date },
): Promise<DataFacts & Pick<StoredFacts, 'otherUsers'>> {
  const stored = await findStoredFacts(database, { userId, now });
  return {
    ...stored,
    isNamed: stored.name !== NEW_SHOP,
    isDemo: stored.name === DEMO_DISTRIBUTOR,
    hasOwnLogo: stored.logoName !== PROGRAM_LOGO,
    nextDelivery: nextDate(stored, stored.deliveryWeekdays, now),
    nextPickup: nextDate(stored, stored.pickupWeekdays, now),
  };
}

/** The checklist for a command: without the topics that depend on the running server or on a user. */
export async function findDataChecklist(database: Kysely<Database>, now: Date): Promise<ChecklistItem[]> {
  return dataChecklistOf(await findFacts(database, { userId: null, now }));
}

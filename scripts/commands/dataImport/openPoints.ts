import type { Kysely } from 'kysely';
import { findDataChecklist } from '#server/modules/checklist/checklist.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** Prints what the data of a shop still need before it can sell, a line each. */
export async function printOpenPoints(database: Kysely<Database>): Promise<void> {
  const open = (await findDataChecklist(database, systemClock.now())).filter(({ state }) => state === 'missing');
  console.log(open.length === 0 ? '\nThe setup checklist has no missing points.' : '\nStill missing:');
  for (const { title, text } of open) console.log(`  ${title}: ${text}`);
}

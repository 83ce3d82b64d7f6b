import type { Kysely } from 'kysely';
import type { Config } from '#server/app/config.ts';
import { loadChecklist } from '#server/modules/checklist/loadChecklist.ts';
import { openOrderTarget } from '#server/modules/orderExport/openOrderTarget.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** Prints what a shop still needs before it can sell, a line each. */
export async function printOpenPoints(
  database: Kysely<Database>,
  { publicUrl, smtp, authorizeNet, orderExport }: Config,
): Promise<void> {
  const checklist = await loadChecklist(database, {
    ...{ userId: 0, now: systemClock.now(), publicUrl },
    ...{
      sendsEmails: smtp !== null,
      movesMoney: authorizeNet !== null,
      orderTarget: openOrderTarget({ orderExport }, systemClock)?.kind ?? null,
    },
  });
  const open = checklist.filter(({ state }) => state === 'missing');
  console.log(open.length === 0 ? '\nThe setup checklist has no missing points.' : '\nStill missing:');
  for (const { title, text } of open) console.log(`  ${title}: ${text}`);
}

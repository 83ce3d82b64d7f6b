import type { Kysely } from 'kysely';
import { openAccount, sendReset, sendVerification } from '../../../server/modules/accounts/accountJobs.ts';
import { sendAccountNotices } from '../../../server/modules/accounts/accountNotices.ts';
import { createEmails } from '../../../server/modules/outbox/emails.ts';
import type { Database } from '../../../server/platform/database/schema.ts';
import { randomIds } from '../../../server/platform/ids.ts';
import { FIXTURE_NOW } from './fixture.ts';
import { TEST_SEAL } from './mail.ts';
import { doWaitingJobs } from './waitingJobs.ts';

/** Runs the jobs that calls about accounts have queued; `times` has the number of runs of each. */
export async function doAccountJobs(
  database: Kysely<Database>,
  { now = new Date(FIXTURE_NOW), times = 1 }: { now?: Date; times?: number } = {},
): Promise<void> {
  const clock = { now: () => now };
  const given = { database, clock, ids: randomIds, emails: createEmails({ encryption: TEST_SEAL, clock }) };
  const jobs = [openAccount(given), sendVerification(given), sendReset(given), sendAccountNotices(given)];
  for (const failure of await doWaitingJobs(database, jobs, { times })) throw new Error(failure);
}

import { type Kysely, sql } from 'kysely';
import { openAccount, sendReset, sendVerification } from '../../server/account/accountJobs.ts';
import type { Database } from '../../server/database/schema.ts';
import { randomIds } from '../../server/ids.ts';
import { createLetters } from '../../server/mail/letters.ts';
import { FIXTURE_NOW } from './fixture.ts';
import { TEST_SEAL } from './mail.ts';

/** Does what calls about accounts have left to be done, in order, as a running server does at once; `times` tells how often each. */
export async function doAccountJobs(
  database: Kysely<Database>,
  { now = new Date(FIXTURE_NOW), times = 1 }: { now?: Date; times?: number } = {},
): Promise<void> {
  const clock = { now: () => now };
  const given = { database, clock, ids: randomIds, letters: createLetters({ seal: TEST_SEAL, clock }) };
  const jobs = [openAccount(given), sendVerification(given), sendReset(given)];
  const { rows } = await sql<{ id: string; kind: string; payload: unknown }>`
    select j.id::text, t.identifier as kind, j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = any(${jobs.map(({ kind }) => kind.name)}) order by j.id`.execute(database);
  for (const { id, kind, payload } of rows) {
    const job = jobs.find((one) => one.kind.name === kind);
    for (let time = 0; time < times; time += 1) await job?.run(payload);
    await sql`delete from graphile_worker._private_jobs where id = ${id}`.execute(database);
  }
}

import { type Kysely, sql } from 'kysely';
import type { Static, TSchema } from 'typebox';
import type { Database } from '../database/schema.ts';
import { languageNow } from '../text/spoken.ts';
import type { JobKind } from './job.ts';

interface JobOptions {
  /** A waiting job with the same key gives way to this one. */
  key?: string;
  /** At once unless given. */
  runAt?: Date;
  /** The kind's own number unless given. */
  maxAttempts?: number;
}

/**
 * Adds a job that exists if and when the transaction commits, and never when it is rolled back. It writes in the
 * language of the request.
 */
export async function addJob<Payload extends TSchema>(
  transaction: Kysely<Database>,
  kind: JobKind<Payload>,
  payload: Static<Payload>,
  { key, runAt, maxAttempts = kind.maxAttempts }: JobOptions = {},
): Promise<void> {
  const language = languageNow();
  const asked = language === 'en' ? payload : { ...Object(payload), language };
  await sql`select graphile_worker.add_job(${kind.name}, ${JSON.stringify(asked)}::json,
    run_at => ${runAt ?? null}::timestamptz, max_attempts => ${maxAttempts}::integer, job_key => ${key ?? null}::text,
    queue_name => ${kind.queue ?? null}::text)`.execute(transaction);
}

import type { Static, TSchema } from 'typebox';

/** Work that is added by name and done later, possibly by another server. */
export interface JobKind<Payload extends TSchema = TSchema> {
  /** The name is stored in waiting jobs, so it never changes its meaning. */
  readonly name: string;
  readonly payload: Payload;
  /** How often it is tried, with a growing pause, before it is dead. */
  readonly maxAttempts: number;
  /** Of the jobs of one queue one runs at a time. */
  readonly queue?: string;
  /** A user waits for it: each server runs one at a time beside all other jobs. */
  readonly hasOwnWorker?: boolean;
}

/** The job dies at once, because another try would change nothing. */
export class GivenUp extends Error {
  override name = 'GivenUp';
}

/** A kind with its handler. It may run twice when a server dies, so that it must be idempotent. */
export interface Job {
  readonly kind: JobKind;
  /** When it is added unasked: minute, hour, day, month and weekday in UTC as cron writes them; null for never. */
  readonly schedule: string | null;
  run(payload: unknown): Promise<void>;
}

export function job<const Payload extends TSchema>(
  kind: JobKind<Payload>,
  run: (payload: Static<Payload>) => Promise<void>,
  schedule: string | null = null,
): Job {
  return { kind, schedule, run: run as Job['run'] };
}

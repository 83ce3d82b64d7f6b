import { Type } from 'typebox';
import type { Clock } from '../../platform/clock.ts';
import type { ScheduledBackup } from '../../platform/database/backup/scheduledBackup.ts';
import { type Job, job } from '../../platform/jobs/job.ts';

export const BACK_UP = { name: 'backUp', payload: Type.Object({}), maxAttempts: 3 };

/** When it is night in America. */
const FIRST_HOUR = 8;

/** Backs up the shop at the same times of each day. */
export function backUpJob(backup: ScheduledBackup, clock: Clock): Job {
  const { everyHours } = backup;
  const hours = Array.from({ length: 24 / everyHours }, (_, place) => (FIRST_HOUR + place * everyHours) % 24);
  return job(BACK_UP, () => backup.run(clock.now()), `7 ${hours.toSorted((a, b) => a - b).join(',')} * * *`);
}

import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { archiveIn } from './archive.ts';
import { type Backup, listBackups } from './manifest.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Every backup of two days, then the newest of each day for two weeks, then the newest of each week for eight. */
const PERIODS = [
  { until: 2 * DAY, length: 1 },
  { until: 14 * DAY, length: DAY },
  { until: 56 * DAY, length: 7 * DAY },
] as const;

const timeOf = ({ manifest }: Backup) => Date.parse(manifest.endedAt);

/** The backups that are no longer needed. The newest one always is. */
export function expired(backups: readonly Backup[], now: Date): Backup[] {
  const newestFirst = backups.toSorted((one, other) => timeOf(other) - timeOf(one));
  const taken = new Set<string>();
  return newestFirst.filter((backup, place) => {
    const period = PERIODS.find(({ until }) => now.getTime() - timeOf(backup) <= until);
    const slot = period && `${period.length}:${Math.floor(timeOf(backup) / period.length)}`;
    const isNeeded = place === 0 || (slot !== undefined && !taken.has(slot));
    if (slot !== undefined) taken.add(slot);
    return !isNeeded;
  });
}

/** The place in the log; a restore begins another timeline, which the first eight digits count. */
const placeOf = (log: string) => log.slice(8, 24);

/** Removes backups that are no longer needed, and what was archived before the oldest other one. Returns their folders. */
export async function thin(folder: string, now: Date): Promise<string[]> {
  const backups = await listBackups(folder);
  const old = expired(backups, now);
  for (const { folder: each } of old) await rm(each, { recursive: true, force: true });
  const first = backups
    .filter((backup) => !old.includes(backup))
    .flatMap(({ manifest: { firstLog } }) => (firstLog === null ? [] : [placeOf(firstLog)]))
    .toSorted()[0];
  const archive = archiveIn(folder);
  const logs = await readdir(archive).catch(() => []);
  for (const log of logs.filter(
    (name) => /^[0-9A-F]{24}\.gz$/.test(name) && first !== undefined && placeOf(name) < first,
  ))
    await rm(join(archive, log), { force: true });
  return old.map(({ folder: each }) => each);
}

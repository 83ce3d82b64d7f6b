import { type BackupSource, backUp } from './backUp.ts';
import { listBackups } from './manifest.ts';
import { thin } from './thin.ts';

export interface ScheduledBackup {
  readonly everyHours: number;
  /** Whether the newest backup is older than that, or there is none. */
  isDue(now: Date): Promise<boolean>;
  /** Makes one, and removes those that are no longer needed. */
  run(now: Date): Promise<void>;
}

const HOUR = 3_600_000;

/** Backups that the server makes by itself, into a folder. */
export function scheduledBackup(
  source: BackupSource,
  { to, everyHours }: { to: string; everyHours: number },
  log: (line: string) => void,
): ScheduledBackup {
  return {
    everyHours,
    isDue: async (now) => {
      const newest = (await listBackups(to)).at(-1);
      return newest === undefined || now.getTime() - Date.parse(newest.manifest.endedAt) > everyHours * HOUR;
    },
    run: async (now) => {
      const { folder } = await backUp(source, to, log);
      log(`Backup: ${folder}`);
      for (const old of await thin(to, now)) log(`Backup: ${old} removed`);
    },
  };
}

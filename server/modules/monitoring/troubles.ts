import type { TROUBLES } from '#domain/api/overview.ts';
import { serverText } from '#domain/texts/serverText.ts';
import type { Figures, Watched } from './figures.ts';
import type { DiskSpace } from './storage.ts';

/** A state of the shop that an operator must end, with a sentence that says what to do. */
export interface Trouble {
  kind: (typeof TROUBLES)[number];
  text: string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const GIGABYTE = 1_000_000_000;

const UNKNOWN_AFTER_MS = 10 * MINUTE_MS;
const EXPORT_STOPS_AFTER_MS = 30 * MINUTE_MS;
/** A day, and the time that a backup takes. */
const BACKUP_OLD_AFTER_MS = 25 * HOUR_MS;

/** Less than 5 percent, but at least 1 GB and at most 10 GB. */
export function isNearlyFull({ freeBytes, totalBytes }: DiskSpace): boolean {
  return freeBytes < Math.min(10 * GIGABYTE, Math.max(GIGABYTE, totalBytes * 0.05));
}

export function inGigabytes(bytes: number): string {
  return `${(bytes / GIGABYTE).toFixed(1)} GB`;
}

/** What is wrong by these figures. */
export function findTroubles(
  { readAt, ...figures }: Figures,
  { hasOrderTarget, backupTo }: Pick<Watched, 'hasOrderTarget' | 'backupTo'>,
): Trouble[] {
  const age = (date: Date | null) => (date === null ? 0 : readAt.getTime() - date.getTime());
  const { jobsDead, oldestUnknownAt, paymentsUnknown, oldestToExportAt, lastExportAt, ordersToExport } = figures;
  const isExportStopped =
    age(oldestToExportAt) > EXPORT_STOPS_AFTER_MS &&
    (lastExportAt === null || age(lastExportAt) > EXPORT_STOPS_AFTER_MS);
  const full = figures.disks.find(isNearlyFull);
  const { newestBackupAt } = figures;
  const found: [Trouble['kind'], string | false | undefined][] = [
    ['deadJobs', jobsDead > 0 && serverText('monitoring.deadJobs', { count: jobsDead })],
    [
      'unknownPayments',
      age(oldestUnknownAt) > UNKNOWN_AFTER_MS &&
        serverText('monitoring.unknownPayments', {
          count: paymentsUnknown,
          minutes: Math.floor(age(oldestUnknownAt) / MINUTE_MS),
        }),
    ],
    [
      'exportStopped',
      hasOrderTarget && isExportStopped && serverText('monitoring.exportStopped', { count: ordersToExport }),
    ],
    ['diskFull', full && serverText('monitoring.diskFull', { folder: full.folder, free: inGigabytes(full.freeBytes) })],
    [
      'oldBackup',
      backupTo !== null &&
        (newestBackupAt === null
          ? serverText('monitoring.noBackup', { folder: backupTo })
          : age(newestBackupAt) > BACKUP_OLD_AFTER_MS &&
            serverText('monitoring.oldBackup', {
              folder: backupTo,
              hours: Math.floor(age(newestBackupAt) / HOUR_MS),
            })),
    ],
  ];
  return found.flatMap(([kind, text]) => (text ? [{ kind, text }] : []));
}

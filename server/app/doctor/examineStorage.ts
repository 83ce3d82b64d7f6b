import type { StorageFigures } from '../../modules/monitoring/storage.ts';
import { inGigabytes, isNearlyFull } from '../../modules/monitoring/troubles.ts';
import type { Config } from '../config.ts';
import { type Finding, hint, ok } from './finding.ts';

function examineDisks({ disks }: StorageFigures): Finding[] {
  return disks
    .filter((disk) => !isNearlyFull(disk))
    .map(({ folder, freeBytes, totalBytes }) =>
      ok('Disk', `${folder}: ${inGigabytes(freeBytes)} of ${inGigabytes(totalBytes)} are free`),
    );
}

function examineBackups({ newestBackupAt }: StorageFigures, { backup, databaseUrl }: Config): Finding[] {
  if (backup !== null) {
    return newestBackupAt === null
      ? []
      : [ok('Backups', `the newest in ${backup.to} is of ${newestBackupAt.toISOString()}`)];
  }
  const own = databaseUrl === null ? '' : ', unless your database service makes backups';
  return [hint('Backups', `None are made automatically. Set BACKUP_TO${own}.`)];
}

/** Space and backups, where they are fine; what is wrong with them is a trouble. */
export function examineStorage(storage: StorageFigures, config: Config): Finding[] {
  return [...examineDisks(storage), ...examineBackups(storage, config)];
}

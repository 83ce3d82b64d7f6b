import type { Watched } from '../modules/monitoring/figures.ts';
import type { Config } from './config.ts';

/** What metrics, alerts and the doctor look at, by the settings. */
export function watchedOf({ dataDir, backup, orderExport }: Config): Watched {
  const backupTo = backup?.to ?? null;
  return {
    folders: backupTo === null ? [dataDir] : [dataDir, backupTo],
    backupTo,
    hasOrderTarget: orderExport !== null,
  };
}

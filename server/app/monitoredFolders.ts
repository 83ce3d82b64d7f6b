import type { Config } from './config.ts';

/** The folders of the shop that must not become full. */
export function monitoredFolders({ dataDir, backup }: Pick<Config, 'dataDir' | 'backup'>): string[] {
  return backup === null ? [dataDir] : [dataDir, backup.to];
}

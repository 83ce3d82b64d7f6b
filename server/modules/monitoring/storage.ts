import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { listBackups } from '../../platform/database/backup/manifest.ts';

/** The free space where a folder is. */
export interface DiskSpace {
  folder: string;
  freeBytes: number;
  totalBytes: number;
}

/** The space of a folder, or of the nearest one above it that exists. */
async function spaceOf(folder: string): Promise<DiskSpace> {
  for (let path = folder; ; path = dirname(path)) {
    try {
      const { bavail, blocks, bsize } = await statfs(path);
      return { folder, freeBytes: bavail * bsize, totalBytes: blocks * bsize };
    } catch (error) {
      if (path === dirname(path)) throw error;
    }
  }
}

/** What the disks of this server say. */
export interface StorageFigures {
  disks: readonly DiskSpace[];
  /** When the newest backup ended; null: there is none, or none is wanted. */
  newestBackupAt: Date | null;
}

export async function readStorage(folders: readonly string[], backupTo: string | null): Promise<StorageFigures> {
  // A damaged backup counts as none.
  const backups = backupTo === null ? [] : await listBackups(backupTo).catch(() => []);
  const newest = backups.at(-1);
  return {
    disks: await Promise.all(folders.map(spaceOf)),
    newestBackupAt: newest ? new Date(newest.manifest.endedAt) : null,
  };
}

import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../startError.ts';
import { canEnter, chooseOperatingUser, giveTo } from '../embedded/operatingUser.ts';

/** Where the write-ahead log of the backups in a folder is. */
export const archiveIn = (folder: string) => join(folder, 'wal');

/** Others may pass through it, not look into it: PostgreSQL's own user writes to the archive in it. */
export async function makeBackupFolder(folder: string): Promise<void> {
  if ((await mkdir(folder, { recursive: true, mode: 0o711 })) !== undefined) await chmod(folder, 0o711);
}

/** A path in a command that PostgreSQL gives to a shell. */
const quoted = (path: string) => `'${path.replaceAll("'", "'\\''").replaceAll('%', '%%')}'`;

/** PostgreSQL puts the name of a file for %f, and its path for %p. */
export const restoreCommand = (archive: string) => `gzip -dc ${quoted(archive)}/%f.gz > "%p"`;

/**
 * A file comes under its name only when it is complete and on disk; one that is there already must be the same. It is
 * compressed, because PostgreSQL fills up a file of which only a minute's work is used.
 */
function archiveCommand(archive: string): string {
  const file = `${quoted(archive)}/%f.gz`;
  return `if test -f ${file}; then gzip -dc ${file} | cmp -s - "%p"; else gzip -c "%p" > ${file}.part && sync ${file}.part && mv ${file}.part ${file}; fi`;
}

/** The most seconds of work that are lost with the disk of the database. */
const ARCHIVE_SECONDS = 60;

/** Settings with which PostgreSQL copies its write-ahead log to a folder of backups, continuously. */
export async function archivingTo(folder: string, cluster: string): Promise<Record<string, string>> {
  const archive = archiveIn(folder);
  const user = chooseOperatingUser(cluster);
  await makeBackupFolder(folder);
  await mkdir(archive, { recursive: true, mode: 0o700 });
  await giveTo(user, archive);
  if (!canEnter(user, archive)) {
    throw new StartError(
      `BACKUP_TO is ${JSON.stringify(folder)}, which the user ${user?.name ?? 'of this process'} of the database cannot enter: run chmod o+x ${folder}.`,
    );
  }
  return {
    archive_mode: 'on',
    archive_command: archiveCommand(archive),
    archive_timeout: String(ARCHIVE_SECONDS),
  };
}

import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { StartError } from '../../startError.ts';

const Manifest = Type.Object({
  /** A copy of the embedded database's files, or a dump of another database. */
  kind: Type.Union([Type.Literal('files'), Type.Literal('dump')]),
  postgres: Type.String(),
  /** The newest migration of the database. */
  migration: Type.String(),
  startedAt: Type.String(),
  endedAt: Type.String(),
  /** The first file of the write-ahead log that a restore needs; null for a dump. */
  firstLog: Type.Union([Type.String(), Type.Null()]),
  /** Rows of each table in this backup; null until it was restored once and counted. */
  rows: Type.Union([Type.Record(Type.String(), Type.Integer()), Type.Null()]),
});
/** What a backup is, beside its data. Times are ISO 8601, UTC. */
export type Manifest = Static<typeof Manifest>;
const manifests = Compile(Manifest);

export interface Backup {
  readonly folder: string;
  readonly manifest: Manifest;
}

const fileIn = (folder: string) => join(folder, 'backup.json');

/** Written last: a folder without a manifest is no backup. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const path = fileIn(folder);
  await writeFile(`${path}.new`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
}

/** Null for a folder that is no backup, or an unfinished one. */
async function readBackup(folder: string): Promise<Backup | null> {
  const text = await readFile(fileIn(folder), 'utf8').catch(() => null);
  if (text === null) return null;
  const manifest: unknown = JSON.parse(text);
  if (!manifests.Check(manifest)) throw new StartError(`${fileIn(folder)} is not a backup's description.`);
  return { folder, manifest };
}

/** The finished backups in a folder, oldest first. */
export async function listBackups(folder: string): Promise<Backup[]> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(names.map((name) => readBackup(join(folder, name))));
  return found.filter((backup) => backup !== null).toSorted((one, other) => order(one) - order(other));
}

const order = ({ manifest }: Backup) => Date.parse(manifest.endedAt);

/** The newest backup in a folder that ended before a time; a folder that is itself a backup is that backup. */
export async function chooseBackup(folder: string, at: Date | null): Promise<Backup> {
  const itself = await readBackup(folder);
  const backups = itself ? [itself] : await listBackups(folder);
  if (backups.length === 0) throw new StartError(`There is no backup in ${folder}.`);
  const found = backups.findLast((backup) => at === null || order(backup) <= at.getTime());
  if (!found) {
    throw new StartError(
      `No backup in ${folder} is older than ${at?.toISOString()}: the first one ended at ${backups[0]?.manifest.endedAt}.`,
    );
  }
  return found;
}

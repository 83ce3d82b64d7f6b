import { randomBytes } from 'node:crypto';
import { chmod, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../startError.ts';
import type { DatabaseHome } from './databaseHome.ts';
import { giveTo } from './operatingUser.ts';
import type { Programs } from './programs.ts';
import { runProgram } from './runProgram.ts';

export const superuser = 'storefront';

export function passwordFileIn(home: DatabaseHome): string {
  return join(home.directory, 'database-password');
}

export const databaseName = 'storefront';

/** The address of a database of the embedded PostgreSQL. */
export function embeddedUrl(at: { password: string; port: number }, database: string): string {
  return `postgres://${superuser}:${at.password}@127.0.0.1:${at.port}/${database}`;
}

export function newPassword(): string {
  return randomBytes(24).toString('base64url');
}

/** Flushed to disk: losing the password in a power cut would lock out its owner. */
export async function writePassword(home: DatabaseHome, password: string): Promise<void> {
  const path = passwordFileIn(home);
  const unfinished = `${path}.new`;
  await rm(unfinished, { force: true });
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(`${password}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await chmod(unfinished, 0o600);
  await giveTo(home.user, unfinished);
  await rename(unfinished, path);
}

/**
 * The password of a database that is not running. A lost one is replaced, because the owner of the files owns the data.
 */
export async function readPassword(
  home: DatabaseHome,
  programs: Programs,
  log: (line: string) => void,
): Promise<string> {
  const kept = await readFile(passwordFileIn(home), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw new StartError(
      `The password of the database in ${home.directory} cannot be read: ${error.message}. Remove that file to have a new password made.`,
    );
  });
  if (/^[\w-]{32}$/.test(kept.trim())) return kept.trim();
  log('giving the database a new password, because the old one is lost');
  const password = newPassword();
  await setPassword(home, programs, password);
  await writePassword(home, password);
  return password;
}

async function setPassword(home: DatabaseHome, programs: Programs, password: string): Promise<void> {
  const { code, errors } = await runProgram(programs.postgres, ['--single', '-D', home.cluster, 'postgres'], {
    user: home.user,
    directory: home.cluster,
    input: `alter role ${superuser} password '${password}'\n`,
  });
  if (code !== 0 || errors.includes('ERROR:')) {
    throw new StartError(`The database in ${home.directory} could not be given a new password: ${errors}`);
  }
}

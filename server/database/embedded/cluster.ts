import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../startError.ts';
import type { DatabaseHome } from './databaseHome.ts';
import { identityOf, type OperatingUser } from './operatingUser.ts';
import type { Programs } from './programs.ts';

export const superuser = 'storefront';

/** Environment of PostgreSQL's programs: nothing of this process's PG* or LC_* settings reaches them. */
export const programEnvironment: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  LC_ALL: 'C',
  TZ: 'UTC',
  ...(process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {}),
};

/** Makes the cluster if there is none yet. An interrupted attempt leaves nothing that a later one would trust. */
export async function ensureCluster(
  home: DatabaseHome,
  programs: Programs,
  log: (line: string) => void,
): Promise<{ password: string }> {
  const passwordFile = join(home.directory, 'database-password');
  if (existsSync(home.cluster)) {
    await refuseOtherMajorVersion(home, programs);
    return { password: (await readFile(passwordFile, 'utf8')).trim() };
  }
  log(`creating the database in ${home.directory}`);
  const unfinished = `${home.cluster}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  await rm(passwordFile, { force: true });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  await chmod(passwordFile, 0o600);
  await giveTo(home.user, unfinished, passwordFile);
  await runInitdb(programs, unfinished, passwordFile, home.user);
  await rename(unfinished, home.cluster);
  return { password };
}

async function refuseOtherMajorVersion(home: DatabaseHome, programs: Programs): Promise<void> {
  const found = (await readFile(join(home.cluster, 'PG_VERSION'), 'utf8')).trim();
  const [ours] = programs.version.split('.');
  if (found !== ours) {
    throw new StartError(
      `The database in ${home.directory} was made by PostgreSQL ${found}, this release brings ${programs.version}: move it by dump and restore.`,
    );
  }
}

async function giveTo(user: OperatingUser | null, ...paths: string[]): Promise<void> {
  if (user === null) return;
  for (const path of paths) await chown(path, user.uid, user.gid);
}

async function runInitdb(
  programs: Programs,
  directory: string,
  passwordFile: string,
  user: OperatingUser | null,
): Promise<void> {
  const parameters = [
    `--pgdata=${directory}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  const child = spawn(programs.initdb, parameters, {
    ...identityOf(user),
    cwd: directory,
    env: programEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    windowsHide: true,
  });
  const endWithThisProcess = () => child.kill('SIGKILL');
  process.once('exit', endWithThisProcess);
  const { code, errors } = await finished(child);
  process.off('exit', endWithThisProcess);
  if (code !== 0)
    throw new StartError(`The database could not be created in ${directory}: ${errors || `initdb ended with ${code}`}`);
}

function finished(child: ChildProcess): Promise<{ code: number | null; errors: string }> {
  return new Promise((resolve) => {
    let errors = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.once('error', (error) => resolve({ code: null, errors: error.message }));
    child.once('close', (code) => resolve({ code, errors: errors.trim().replaceAll(/\s*\n\s*/g, ' ') }));
  });
}

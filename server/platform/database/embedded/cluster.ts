import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../startError.ts';
import type { DatabaseHome } from './databaseHome.ts';
import { giveTo, type OperatingUser } from './operatingUser.ts';
import { newPassword, passwordFileIn, superuser, writePassword } from './password.ts';
import type { Programs } from './programs.ts';
import { runProgram } from './runProgram.ts';

/** Creates the cluster if needed. An interrupted attempt leaves nothing that a later one would use. */
export async function ensureCluster(
  home: DatabaseHome,
  programs: Programs,
  log: (line: string) => void,
): Promise<void> {
  if (existsSync(home.cluster)) return await refuseOtherMajorVersion(home, programs);
  log(`creating the database in ${home.directory}`);
  const unfinished = `${home.cluster}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await giveTo(home.user, unfinished);
  await writePassword(home, newPassword());
  await runInitdb(programs, unfinished, passwordFileIn(home), home.user);
  await rename(unfinished, home.cluster);
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
  const { code, errors } = await runProgram(programs.initdb, parameters, { user, directory });
  if (code !== 0)
    throw new StartError(`The database could not be created in ${directory}: ${errors || `initdb ended with ${code}`}`);
}

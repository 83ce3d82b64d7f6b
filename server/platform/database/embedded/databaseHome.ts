import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { chmod, mkdir, readFile, realpath, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../startError.ts';
import { canEnter, chooseOperatingUser, type OperatingUser } from './operatingUser.ts';

export interface DatabaseHome {
  /** Contains the cluster, its password and, where needed, a copy of the programs. */
  readonly directory: string;
  readonly cluster: string;
  readonly user: OperatingUser | null;
  /** Why the directory is not the data directory. Null when it is. */
  readonly reason: string | null;
}

/** The data directory, or a place outside it when PostgreSQL's user cannot enter it. The chosen place never changes. */
export async function findDatabaseHome(dataDir: string): Promise<DatabaseHome> {
  const record = join(dataDir, 'database-location');
  const recorded = (await readFile(record, 'utf8').catch(() => '')).trim();
  const directory = recorded || dataDir;
  const user = chooseOperatingUser(clusterIn(directory));
  if (canEnter(user, directory)) return { directory, cluster: clusterIn(directory), user, reason: reasonFor(recorded) };
  if (user === null || recorded || lstatSync(clusterIn(dataDir), { throwIfNoEntry: false })) {
    throw new StartError(
      `The database in ${directory} cannot be entered by ${user ? `the user ${user.name}` : 'this user'}.`,
    );
  }
  const chosen = await makePlaceOutside(dataDir, user);
  await writeFile(`${record}.new`, `${chosen}\n`);
  await rename(`${record}.new`, record);
  return { directory: chosen, cluster: clusterIn(chosen), user, reason: reasonFor(chosen) };

  function reasonFor(outside: string): string | null {
    return outside ? `the user ${user?.name ?? 'that PostgreSQL runs as'} cannot enter ${dataDir}` : null;
  }
}

function clusterIn(directory: string): string {
  return join(directory, 'postgres');
}

async function makePlaceOutside(dataDir: string, user: OperatingUser): Promise<string> {
  const name = createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
    .slice(0, 16);
  const parents = ['/var/lib/storefront', join(tmpdir(), 'storefront'), '/tmp/storefront'];
  for (const parent of parents) {
    const place = join(parent, name);
    if ((await makeOwnDirectory(parent)) && (await makeOwnDirectory(place)) && canEnter(user, place)) return place;
  }
  throw new StartError(
    `The user ${user.name}, as whom PostgreSQL runs, can enter neither ${dataDir} nor ${parents.join(' nor ')}: set DATA_DIR to a directory that it can enter.`,
  );
}

/** In a shared directory such as /tmp another user may have created it first. */
async function makeOwnDirectory(path: string): Promise<boolean> {
  try {
    await mkdir(path, { recursive: true });
    const found = lstatSync(path);
    if (!found.isDirectory() || found.uid !== 0) return false;
    await chmod(path, 0o755);
    return true;
  } catch {
    return false;
  }
}

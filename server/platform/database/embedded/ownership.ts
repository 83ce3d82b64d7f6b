import { readFileSync, unlinkSync } from 'node:fs';
import { readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../startError.ts';
import { processIdentity } from './processIdentity.ts';

interface Owner {
  readonly pid: number;
  readonly identity: string;
}

/** A previous server may still be stopping during this time. */
const patienceMilliseconds = 2_000;

export interface Ownership {
  release(): void;
}

/** Claims the data directory for this process, or refuses with the pid of its owner. */
export async function claimOwnership(dataDir: string): Promise<Ownership> {
  const path = join(dataDir, 'owner.json');
  const claim = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) ?? '' } satisfies Owner);
  const patienceEnds = Date.now() + patienceMilliseconds;
  while (!(await createOnce(path, claim))) {
    const found = await readSettled(path);
    if (found === null) continue;
    const owner = parseOwner(found);
    if (owner === null || !isRunning(owner)) {
      await removeDeadClaim(path, found);
    } else if (Date.now() < patienceEnds) {
      await pause(50);
    } else {
      throw new StartError(
        `The data in ${dataDir} are in use by another storefront (pid ${owner.pid}). Stop it first, or set another DATA_DIR.`,
      );
    }
  }
  return { release: () => releaseClaim(path, claim) };
}

/** The process that uses the data directory now; null when none does. */
export async function findOwner(dataDir: string): Promise<number | null> {
  const owner = parseOwner((await readSettled(join(dataDir, 'owner.json'))) ?? '');
  return owner !== null && isRunning(owner) ? owner.pid : null;
}

async function createOnce(path: string, claim: string): Promise<boolean> {
  try {
    await writeFile(path, claim, { flag: 'wx', mode: 0o644 });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Waits for a claim that is being written this moment. */
async function readSettled(path: string): Promise<string | null> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const text = await readFile(path, 'utf8').catch((error: Error) => {
      if (hasCode(error, 'ENOENT')) return null;
      throw new StartError(
        `Nobody can tell who uses these data: ${error.message}. Remove ${path} if no storefront does.`,
      );
    });
    if (text !== '') return text;
    await pause(50);
  }
  return '';
}

function parseOwner(text: string): Owner | null {
  try {
    const value = JSON.parse(text);
    const isClaim = Number.isInteger(value?.pid) && typeof value.identity === 'string';
    return isClaim ? { pid: value.pid, identity: value.identity } : null;
  } catch {
    return null;
  }
}

/** A pid alone proves nothing, because another program may have it by now. */
function isRunning({ pid, identity }: Owner): boolean {
  return processIdentity(pid) === identity;
}

/** Two starting processes may find the same dead claim: the one whose rename catches a fresh claim puts it back. */
async function removeDeadClaim(path: string, dead: string): Promise<void> {
  const aside = `${path}.${process.pid}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  const caught = await readFile(aside, 'utf8');
  if (caught === dead) await unlink(aside);
  else await rename(aside, path);
}

function releaseClaim(path: string, claim: string): void {
  try {
    if (readFileSync(path, 'utf8') === claim) unlinkSync(path);
  } catch {
    // A claim that cannot be removed counts as dead at the next start.
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

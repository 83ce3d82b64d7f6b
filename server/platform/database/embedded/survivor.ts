import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../startError.ts';
import { readPostmasterFile } from './postmasterFile.ts';
import { isAlive } from './processIdentity.ts';

/** Stops the PostgreSQL that a killed server left running, so that this process owns what it starts. */
export async function stopSurvivor(cluster: string, log: (line: string) => void): Promise<void> {
  const file = await readPostmasterFile(cluster);
  if (file === null) return;
  const survivor = file.pid === null ? findPostgresOf(cluster) : file.pid;
  if (survivor !== null && isAlive(survivor) && isPostgresOf(survivor, cluster)) {
    await stop(survivor, log);
    if (file.pid !== null) return;
  }
  // A file that a power cut damaged, or whose pid another program has by now, prevents PostgreSQL from starting.
  if (file.pid === null || (survivor !== null && isAlive(survivor))) await rm(file.path, { force: true });
}

async function stop(pid: number, log: (line: string) => void): Promise<void> {
  log(`stopping the database that an interrupted start left running (pid ${pid})`);
  for (const [signal, seconds] of [
    ['SIGINT', 5],
    ['SIGQUIT', 5],
  ] as const) {
    if (!send(pid, signal) || (await isGoneWithin(pid, seconds))) return;
  }
  throw new StartError(
    `The database that an interrupted start left running (pid ${pid}) does not stop: end it by hand.`,
  );
}

/** The PostgreSQL process whose parent is not one of them: the others are its children. Null without /proc. */
function findPostgresOf(cluster: string): number | null {
  if (process.platform !== 'linux') return null;
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const pids = new Set(all.map(Number).filter((pid) => isPostgresOf(pid, cluster)));
  return [...pids].find((pid) => !pids.has(parentOf(pid))) ?? null;
}

function parentOf(pid: number): number {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return Number.NaN;
  }
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

async function isGoneWithin(pid: number, seconds: number): Promise<boolean> {
  const end = Date.now() + seconds * 1000;
  while (isAlive(pid)) {
    if (Date.now() > end) return false;
    await pause(20);
  }
  return true;
}

/** A recycled pid may belong to any other program. PostgreSQL works in its data directory. */
function isPostgresOf(pid: number, cluster: string): boolean {
  if (process.platform === 'linux') {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
    } catch {
      return false;
    }
  }
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.includes(cluster) ?? false;
}

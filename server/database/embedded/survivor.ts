import { spawnSync } from 'node:child_process';
import { readlinkSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../startError.ts';
import { readPostmasterFile } from './postmasterFile.ts';
import { isAlive } from './processIdentity.ts';

/** A killed server leaves its PostgreSQL running. It is stopped in order, so that this process owns what it starts. */
export async function stopSurvivor(cluster: string, log: (line: string) => void): Promise<void> {
  const file = await readPostmasterFile(cluster);
  if (file === null || !isAlive(file.pid)) return;
  if (!isPostgresOf(file.pid, cluster)) {
    await rm(file.path, { force: true });
    return;
  }
  log(`stopping the database that an interrupted start left running (pid ${file.pid})`);
  for (const [signal, seconds] of [
    ['SIGINT', 5],
    ['SIGQUIT', 5],
  ] as const) {
    if (!send(file.pid, signal) || (await isGoneWithin(file.pid, seconds))) return;
  }
  throw new StartError(
    `The database that an interrupted start left running (pid ${file.pid}) does not stop: end it by hand.`,
  );
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

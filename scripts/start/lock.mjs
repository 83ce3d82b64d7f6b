import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const staleMilliseconds = 15_000;

/** A lock between processes: its owner touches the file every second, and an untouched file is stale. */
export async function withLock(path, work) {
  mkdirSync(dirname(path), { recursive: true });
  let isAnnounced = false;
  while (!take(path)) {
    if (isAbandoned(path)) {
      rmSync(path, { force: true });
      continue;
    }
    if (!isAnnounced) console.log(`Waiting for another start that prepares the same files (pid ${holderOf(path)})`);
    isAnnounced = true;
    await pause(200);
  }
  const heartbeat = setInterval(() => utimesSync(path, new Date(), new Date()), 1000);
  const release = () => rmSync(path, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}

function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return false;
  return Date.now() - found.mtimeMs > staleMilliseconds || !isAlive(holderOf(path));
}

function holderOf(path) {
  try {
    return Number(readFileSync(path, 'utf8')) || null;
  } catch {
    return null;
  }
}

/** A file without a pid is being written at this moment. */
function isAlive(pid) {
  if (pid === null) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

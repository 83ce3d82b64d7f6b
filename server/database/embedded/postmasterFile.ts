import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface PostmasterFile {
  readonly path: string;
  /** Null in a file that is empty or damaged. */
  readonly pid: number | null;
  readonly isReady: boolean;
}

/** What a running PostgreSQL says about itself: pid in the first line, status in the eighth. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | null> {
  const path = join(cluster, 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return { path, pid: Number.isInteger(pid) && pid > 0 ? pid : null, isReady: lines[7]?.trim() === 'ready' };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface PostmasterFile {
  readonly path: string;
  readonly pid: number;
  readonly isReady: boolean;
}

/** What a running PostgreSQL says about itself: pid in the first line, status in the eighth. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | null> {
  const path = join(cluster, 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return { path, pid: Number.isInteger(pid) && pid > 0 ? pid : 0, isReady: lines[7]?.trim() === 'ready' };
}

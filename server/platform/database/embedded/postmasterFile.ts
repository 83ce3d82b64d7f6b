import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface PostmasterFile {
  readonly path: string;
  /** Null in a file that is empty or damaged. */
  readonly pid: number | null;
  /** Where it listens; null before that is known. */
  readonly port: number | null;
  readonly isReady: boolean;
}

/** The state file of a running PostgreSQL: pid in line one, port in line four, status in line eight. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | null> {
  const path = join(cluster, 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n');
  const numberIn = (line: number) => {
    const number = Number(lines[line]);
    return Number.isInteger(number) && number > 0 ? number : null;
  };
  return { path, pid: numberIn(0), port: numberIn(3), isReady: lines[7]?.trim() === 'ready' };
}

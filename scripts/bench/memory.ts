import { readdir, readFile } from 'node:fs/promises';

async function parentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0);
}

async function withChildren(pid: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Boolean);
  const parents = new Map(await Promise.all(pids.map(async (one) => [one, await parentOf(one)] as const)));
  const family = [pid];
  for (const member of family) {
    for (const [child, parent] of parents) if (parent === member && !family.includes(child)) family.push(child);
  }
  return family;
}

/** The memory of processes and their children in MB; shared memory counts once (PSS). */
export async function memoryOf(...roots: readonly number[]): Promise<number> {
  const families = await Promise.all(roots.map(withChildren));
  const sizes = await Promise.all(
    [...new Set(families.flat())].map(async (pid) => {
      const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
      return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

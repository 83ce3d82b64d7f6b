import { extname, join } from 'node:path';
import type { ResourceLimits } from 'node:worker_threads';
import { Piscina } from 'piscina';

const IDLE_MS = 60_000;

export interface WorkerPool<Task, Result> {
  run(task: Task): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Threads that run `render` of the named worker beside this file, started when there is work and ended when there is none.
 * The build puts workers beside its main file, so that their place is the same in both.
 */
export function workerPool<Task, Result>(
  worker: string,
  threads: number,
  resourceLimits: ResourceLimits = {},
): WorkerPool<Task, Result> {
  const extension = extname(import.meta.filename);
  const piscina = new Piscina<Task, Result>({
    filename: join(import.meta.dirname, `${worker}${extension}`),
    name: 'render',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits,
    ...(extension === '.ts' ? { execArgv: ['--import', 'tsx'] } : {}),
  });
  return { run: (task) => piscina.run(task), close: () => piscina.destroy() };
}

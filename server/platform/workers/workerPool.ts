import type { ResourceLimits } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { workerFile } from './workerFile.ts';

const IDLE_MS = 60_000;

export interface WorkerPool<Task, Result> {
  run(task: Task): Promise<Result>;
  close(): Promise<void>;
}

/** Threads that run `render` of this worker, started on demand and ended when idle. */
export function workerPool<Task, Result>(
  worker: URL,
  threads: number,
  resourceLimits: ResourceLimits = {},
): WorkerPool<Task, Result> {
  const { path, execArgv } = workerFile(worker);
  const piscina = new Piscina<Task, Result>({
    filename: path,
    name: 'render',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits,
    ...(execArgv.length > 0 ? { execArgv } : {}),
  });
  return { run: (task) => piscina.run(task), close: () => piscina.destroy() };
}

import type { ResourceLimits } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { Language } from '#domain/texts/languages.ts';
import { languageNow } from '../text/spoken.ts';
import { workerFile } from './workerFile.ts';

const IDLE_MS = 60_000;

export interface WorkerPool<Task, Result> {
  run(task: Task): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Threads that run `render` of this worker, started on demand and ended when idle. They write in the language of who
 * asks.
 */
export function workerPool<Task, Result>(
  worker: URL,
  threads: number,
  resourceLimits: ResourceLimits = {},
): WorkerPool<Task, Result> {
  const { path, execArgv } = workerFile(worker);
  const open = (language: Language) =>
    new Piscina<Task, Result>({
      filename: path,
      name: 'render',
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      resourceLimits,
      argv: [language],
      ...(execArgv.length > 0 ? { execArgv } : {}),
    });
  const pools = new Map<Language, Piscina<Task, Result>>();
  const poolOf = (language: Language) => {
    const pool = pools.get(language) ?? open(language);
    pools.set(language, pool);
    return pool;
  };
  return {
    run: (task) => poolOf(languageNow()).run(task),
    close: async () => void (await Promise.all([...pools.values()].map((pool) => pool.destroy()))),
  };
}

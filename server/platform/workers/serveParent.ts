const LOOK_EVERY_MS = 50;
/** More than any picture within the limits needs. */
const MEMORY_BYTES = 900 * 1024 * 1024;

/** The messages of a worker: first that it is ready, then one result per task. */
export type Message<T> = { isReady: true } | { answer: T } | { error: string };

/**
 * Runs in a process of `workerProcess`: does one task after the other, and ends with its parent, or with too much
 * memory.
 */
export function serveParent<Task, Answer>(work: (task: Task) => Promise<Answer>): void {
  // Leaving in order would wait for the picture that is being read.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.on('message', (task: Task) => {
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() > MEMORY_BYTES) process.kill(process.pid, 'SIGKILL');
    }, LOOK_EVERY_MS);
    work(task)
      .then(
        (answer): Message<Answer> => ({ answer }),
        (error: unknown): Message<Answer> => ({ error: error instanceof Error ? error.message : String(error) }),
      )
      .then((result) => process.send?.(result))
      .finally(() => clearInterval(watch));
  });
  process.send?.({ isReady: true });
}

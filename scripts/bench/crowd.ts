import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Callers that repeat the same request, each on a separate connection. */
export interface Crowd {
  base: string;
  connections: number;
  /** Whether each connection has a separate address. */
  areAddressesApart?: boolean;
  method: 'GET' | 'POST';
  path: string;
  headers: Readonly<Record<string, string>>;
  /** `start` so many times, then `end` as often. */
  body: { start: string; end: string; count: number };
}

/** Runs a crowd in a separate process while something is measured; returns the number of responses by status. */
export async function withCrowd<Result>(
  crowd: Crowd,
  measure: () => Promise<Result>,
): Promise<{ result: Result; answers: Readonly<Record<string, number>> }> {
  const child = fork(join(import.meta.dirname, 'crowdProcess.ts'), { execArgv: ['--import', 'tsx'] });
  const connected = once(child, 'message');
  child.send(crowd);
  await connected;
  try {
    const result = await measure();
    const answered = once(child, 'message');
    child.send('stop');
    const [answers] = await answered;
    return { result, answers };
  } finally {
    child.kill();
  }
}

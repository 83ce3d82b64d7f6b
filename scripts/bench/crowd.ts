import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Callers who send the same request over and over, each on a connection of its own. */
export interface Crowd {
  base: string;
  connections: number;
  /** Whether each connection comes from an address of its own. */
  areAddressesApart?: boolean;
  method: 'GET' | 'POST';
  path: string;
  headers: Readonly<Record<string, string>>;
  /** `start` so many times, then `end` as often. */
  body: { start: string; end: string; count: number };
}

/** Runs a crowd in a process of its own while something is measured; answers how often it was answered with which status. */
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

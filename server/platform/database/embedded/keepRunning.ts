import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresProcess } from './postgresProcess.ts';

const RESTARTS = 5;
const WITHIN_MS = 10 * 60_000;
const PAUSE_MS = 1_000;

interface Given {
  log: (line: string) => void;
  now?: () => number;
  /** Between a new start and the one after it. */
  rest?: () => Promise<unknown>;
}

/**
 * PostgreSQL that is started again, on the same port, when it ends unexpectedly: five times in ten minutes. It counts
 * as lost only after that.
 */
export async function keepRunning(
  start: (port: number | null) => Promise<PostgresProcess>,
  { log, now = Date.now, rest = () => pause(PAUSE_MS) }: Given,
): Promise<PostgresProcess> {
  let current: Promise<PostgresProcess> = start(null);
  const { port } = await current;
  let isStopping = false;

  async function keep(): Promise<string> {
    let restarts: number[] = [];
    let reason = await (await current).lost;
    while (!isStopping) {
      restarts = restarts.filter((at) => now() - at < WITHIN_MS);
      if (restarts.length >= RESTARTS) return `${reason}, after ${RESTARTS} new starts in 10 minutes`;
      if (restarts.length > 0) await rest();
      if (isStopping) break;
      restarts.push(now());
      log(`PostgreSQL has gone (${reason}): starting it again`);
      current = start(port);
      const failure = await current.then(
        () => null,
        (error: Error) => error.message,
      );
      if (failure === null) log('PostgreSQL runs again');
      reason = failure ?? (await (await current).lost);
    }
    return new Promise(() => undefined);
  }

  return {
    port,
    lost: keep(),
    stop: async () => {
      isStopping = true;
      const last = await current.catch(() => null);
      await last?.stop();
    },
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';

interface Step {
  readonly run: () => Promise<unknown>;
  readonly milliseconds: number;
}

export interface Shutdown {
  /** Steps run in reverse order, each within its time limit: a stop lasts at most the sum of all limits. */
  add(run: () => Promise<unknown>, milliseconds: number): void;
  isStopping(): boolean;
  /** Ends the process. The first call decides the exit code. */
  stop(exitCode: number): Promise<void>;
}

/** A step that blocks the process may exceed its time by this much. */
const leewayMilliseconds = 500;
/**
 * Ctrl-C in a terminal arrives twice when a package manager passes it on, and again when the package manager ends
 * before the shop.
 */
const sameSignalMilliseconds = 1_000;

/** All exits of the process go through this: in order on the first signal, at once on a second one. */
export function createShutdown(
  log: (line: string) => void,
  report: (error: unknown) => void = (error) => log(inspect(error)),
): Shutdown {
  const steps: Step[] = [];
  let stoppingSince: number | null = null;

  const stop = async (exitCode: number) => {
    if (stoppingSince !== null) return;
    stoppingSince = Date.now();
    const longestMilliseconds = steps.reduce((sum, { milliseconds }) => sum + milliseconds, leewayMilliseconds);
    setTimeout(() => process.exit(exitCode || 1), longestMilliseconds);
    for (const step of steps.toReversed()) {
      await Promise.race([step.run().catch(() => undefined), pause(step.milliseconds)]);
    }
    process.exit(exitCode);
  };

  const onSignal = (signal: string) => {
    if (stoppingSince === null) {
      log(`Stopping (${signal})`);
      void stop(0);
    } else if (Date.now() - stoppingSince > sameSignalMilliseconds) {
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
  process.on('uncaughtException', (error) => {
    // Errors of clients are expected while the database stops.
    if (stoppingSince !== null) return;
    report(error);
    void stop(1);
  });
  process.once('disconnect', () => onSignal('parent is gone'));

  return {
    add: (run, milliseconds) => {
      steps.push({ run, milliseconds });
    },
    isStopping: () => stoppingSince !== null,
    stop,
  };
}

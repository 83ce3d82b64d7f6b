import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '#server/platform/database/embedded/processIdentity.ts';

const PATIENCE_MS = 240_000;

export interface ShopProcess {
  readonly pid: number;
  /** Everything printed so far, errors included. */
  output(): string;
  /** What the shop complained about, without npm's own remarks. */
  errors(): string;
  /** Waits for text in the output; rejects when the process ends before. */
  prints(text: string): Promise<void>;
  /** The exit code, null after a signal. */
  ended: Promise<number | null>;
  /** The signal that ended it; null without a signal, or while it runs. */
  endedBy(): NodeJS.Signals | null;
}

/** Runs a command in a process group of its own, as a terminal does. */
export function runShop(
  command: string,
  parameters: string[],
  cwd: string,
  settings: Record<string, string>,
): ShopProcess {
  const child = spawn(command, parameters, {
    cwd,
    env: environment(settings),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${command} cannot be run`);
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    errors += text;
  });
  return {
    pid,
    output: () => output,
    errors: () => errors.replaceAll(/^npm .*\n/gm, ''),
    prints: async (text) => {
      while (!output.includes(text)) {
        if (hasEnded(child)) throw new Error(`ended without printing "${text}":\n${output}`);
        await pause(20);
      }
    },
    ended: new Promise((resolve) => child.once('close', resolve)),
    endedBy: () => child.signalCode,
  };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** The caller's own package manager, test runner and database leave no trace in it. */
function environment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, USER } = process.env;
  return { PATH, HOME, USER, LOG_LEVEL: 'error', DEMO_DATA: '0', ...settings };
}

/** Rejects when one of the processes does not end. */
export async function untilGone(pids: readonly number[]): Promise<void> {
  const start = Date.now();
  while (pids.some(isAlive)) {
    if (Date.now() - start > PATIENCE_MS) throw new Error(`still running: ${pids.filter(isAlive).join(', ')}`);
    await pause(10);
  }
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

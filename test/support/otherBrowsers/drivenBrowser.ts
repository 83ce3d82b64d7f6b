import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** One device's actions, as the WebDriver standards write them. */
export interface InputSource {
  type: 'key' | 'pointer';
  id: string;
  actions: readonly Readonly<Record<string, string | number>>[];
}

/** A browser with one window, driven by one of the WebDriver standards. */
export interface DrivenBrowser {
  resize(width: number, height: number): Promise<void>;
  goTo(address: string): Promise<void>;
  /** Runs a function's text in the page, with arguments that JSON can carry. It may return a promise. */
  run(source: string, parameters: readonly unknown[]): Promise<unknown>;
  act(sources: readonly InputSource[]): Promise<void>;
  /** Errors and warnings of the pages since it was asked last. */
  takeComplaints(): Promise<readonly string[]>;
  /** PNG. */
  photograph(): Promise<Buffer>;
  /** The page as it is printed, where the browser can print. */
  printToPdf?(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface RunningProgram {
  child: ChildProcess;
  end(): Promise<void>;
}

export function runProgram(
  path: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): RunningProgram {
  const child = spawn(path, parameters, {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  // Its output is not read, and it must not wait for a reader.
  child.stderr?.resume();
  const ended = once(child, 'close');
  return {
    child,
    end: async () => {
      child.kill();
      await ended;
    },
  };
}

/** The first group of the pattern in an output, once it matches. */
export function heardFrom(output: unknown, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    (output as Readable)
      .on('data', (chunk: Buffer) => {
        text += chunk;
        const [, found] = pattern.exec(text) ?? [];
        if (found !== undefined) resolve(found);
      })
      .once('close', () => reject(new Error(`The program ended, with the output: ${text}`)));
  });
}

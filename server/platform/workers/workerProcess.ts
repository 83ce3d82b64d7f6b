import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import type { Message } from './serveParent.ts';
import { workerFile } from './workerFile.ts';

const IDLE_MS = 60_000;

/** The process ended during the task: it took too long or too much memory, or the file broke its parser. */
export class WorkEnded extends Error {
  override name = 'WorkEnded';
}

export interface WorkerProcess<Task, Answer> {
  /** Rejects with `WorkEnded` when the task was too much. */
  run(task: Task): Promise<Answer>;
  close(): Promise<void>;
}

/**
 * A process for untrusted files, whose parsers may fail in any way: it runs one task after the other, ends with a task
 * that takes longer than `seconds`, and has none of the shop's settings. It starts with the first task and ends when
 * there is none.
 */
export function workerProcess<Task extends object, Answer>(
  worker: URL,
  { seconds }: { seconds: number },
): WorkerProcess<Task, Answer> {
  const { path, execArgv } = workerFile(worker);
  const name = basename(path);
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  function begin(): ChildProcess {
    const { PATH, HOME } = process.env;
    const begun = fork(path, {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=256', ...execArgv],
      env: { ...(PATH ? { PATH } : {}), ...(HOME ? { HOME } : {}) },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    begun.once('exit', () => {
      if (child === begun) child = null;
    });
    return begun;
  }

  function restSoon(rested: ChildProcess): void {
    idle = setTimeout(() => {
      child = null;
      rested.kill('SIGKILL');
    }, IDLE_MS);
    idle.unref();
    rested.unref();
    rested.channel?.unref();
  }

  /** The next message of the process; null when it ends without one. */
  async function nextMessage(
    sender: ChildProcess,
    start: () => void = () => undefined,
  ): Promise<Message<Answer> | null> {
    const waiting = new AbortController();
    const sent = once(sender, 'message', { signal: waiting.signal });
    const ended = once(sender, 'exit', { signal: waiting.signal }).then(() => null);
    for (const pending of [sent, ended]) pending.catch(() => undefined);
    try {
      start();
      const message = await Promise.race([sent, ended]);
      return message?.[0] ?? null;
    } finally {
      waiting.abort();
    }
  }

  async function ready(): Promise<ChildProcess> {
    clearTimeout(idle);
    if (child) {
      child.ref();
      child.channel?.ref();
      return child;
    }
    child = begin();
    if ((await nextMessage(child)) === null) throw new Error(`${name} ended before it began`);
    return child;
  }

  async function work(task: Task): Promise<Answer> {
    if (isClosed) throw new Error(`${name} is closed`);
    const busy = await ready();
    const late = setTimeout(() => busy.kill('SIGKILL'), seconds * 1000);
    try {
      const message = await nextMessage(busy, () => busy.send(task, () => undefined));
      if (message === null || 'isReady' in message) throw new WorkEnded(name);
      if ('error' in message) throw new Error(message.error);
      return message.answer;
    } finally {
      clearTimeout(late);
      if (busy.connected) restSoon(busy);
    }
  }

  return {
    run: (task) => {
      const done = last.then(() => work(task));
      last = done.catch(() => undefined);
      return done;
    },
    close: async () => {
      isClosed = true;
      clearTimeout(idle);
      const running = child;
      if (!running || running.exitCode !== null || running.signalCode !== null) return;
      const exited = once(running, 'exit');
      running.ref();
      running.kill('SIGKILL');
      await exited;
    },
  };
}

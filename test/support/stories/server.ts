import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { type StoppedCall, stopCalls } from './stoppedCalls.ts';

/** What happens to calls of the page from now on. Paths are patterns such as `**\/api/cart`. */
export type ServerRule = (page: Page) => Promise<void>;

/** Calls without an answer, until a later story has one for them. */
class HeldCalls {
  readonly #calls: StoppedCall[] = [];
  #arrive = (): void => undefined;
  readonly #hasArrived = new Promise<void>((resolve) => {
    this.#arrive = resolve;
  });

  add(call: StoppedCall): void {
    this.#calls.push(call);
    this.#arrive();
  }

  get hasArrived(): Promise<void> {
    return this.#hasArrived;
  }

  async release(how: (call: StoppedCall) => Promise<void>): Promise<void> {
    await this.#hasArrived;
    for (const call of this.#calls.splice(0)) await how(call);
  }
}

const PATIENCE_MS = 20_000;

const heldByPage = new WeakMap<Page, Map<string, HeldCalls>>();

/** These calls stay unanswered, unless a later story has an answer. */
export function hold(...paths: string[]): ServerRule {
  return async (page) => {
    for (const path of paths) {
      const held = new HeldCalls();
      heldByPage.set(page, new Map(heldByPage.get(page)).set(path, held));
      await stopCalls(page, path, (call) => held.add(call));
    }
  };
}

function heldAt(page: Page, path: string): HeldCalls {
  const held = heldByPage.get(page)?.get(path);
  if (!held) throw new Error(`nothing is held at ${path}`);
  return held;
}

/** Waits until a call is held at this path. */
export async function heldCall(page: Page, path: string): Promise<void> {
  const tooLate = setTimeout(PATIENCE_MS, undefined, { ref: false }).then(() => {
    throw new Error(`the page sent nothing to ${path}`);
  });
  await Promise.race([heldAt(page, path).hasArrived, tooLate]);
}

const release =
  (path: string, how: (call: StoppedCall) => Promise<void>): ServerRule =>
  (page) =>
    heldAt(page, path).release(how);

/** Answers now the call that an earlier step stopped at this path. */
export const answerHeld = (path: string, json: unknown, status = 200): ServerRule =>
  release(path, (call) => call.fulfill({ status, json }));

/** The call that an earlier step stopped at this path fails: the network is gone. */
export const cutHeld = (path: string): ServerRule => release(path, (call) => call.abort());

/** The server answers the call that an earlier step stopped at this path. Only for calls that change nothing there. */
export const passHeld = (path: string): ServerRule => release(path, (call) => call.proceed());

/** Changing calls stay unanswered; the server does not receive them. */
export function holdChanges(path: string): ServerRule {
  return (page) => stopCalls(page, path, (call) => (call.method === 'GET' ? call.fallback() : undefined));
}

/** The server answers so many calls; later ones stay unanswered. */
export function holdAfter(answered: number, path: string): ServerRule {
  return async (page) => {
    let calls = 0;
    await stopCalls(page, path, (call) => {
      calls += 1;
      return calls <= answered ? call.fallback() : undefined;
    });
  };
}

/** These calls fail: the network is gone. */
export function cut(...paths: string[]): ServerRule {
  return async (page) => {
    for (const path of paths) await stopCalls(page, path, (call) => call.abort());
  };
}

/** These calls get this answer. */
export function answer(path: string, json: unknown, status = 200, method?: string): ServerRule {
  return (page) =>
    stopCalls(page, path, (call) =>
      method === undefined || call.method === method ? call.fulfill({ status, json }) : call.fallback(),
    );
}

/** The server answers these calls, and its answer is changed. */
export function changeAnswer<Json>(path: string, change: (json: Json) => unknown): ServerRule {
  return (page) =>
    stopCalls(page, path, async (call) => {
      const json = (await (await call.fetch()).json()) as Json;
      await call.fulfill({ json: change(json) });
    });
}

/** The server answers these calls with other values in these fields. */
export const amend = (path: string, changes: object): ServerRule =>
  changeAnswer<object>(path, (json) => ({ ...json, ...changes }));

/** The server answers these calls again. */
export function letGo(...paths: string[]): ServerRule {
  return async (page) => {
    for (const path of paths) await stopCalls(page, path, (call) => call.proceed());
  };
}

/** Applies the rules in order; of two for the same call the later one counts. */
export function all(...rules: ServerRule[]): ServerRule {
  return async (page) => {
    for (const rule of rules) await rule(page);
  };
}

import type { Page } from 'playwright-core';
import type { StoppedCall } from '../../test/support/stoppedCalls.ts';

/** Calls without an answer, until a later scene has one for them. */
class HeldCalls {
  readonly #calls: StoppedCall[] = [];
  #arrive = (): void => undefined;
  readonly #isThere = new Promise<void>((resolve) => {
    this.#arrive = resolve;
  });

  keep(call: StoppedCall): void {
    this.#calls.push(call);
    this.#arrive();
  }

  async end(how: (call: StoppedCall) => Promise<void>): Promise<void> {
    await this.#isThere;
    for (const call of this.#calls.splice(0)) await how(call);
  }
}

const heldOf = new WeakMap<Page, Map<string, HeldCalls>>();

/** What keeps the calls to this path from now on. */
export function keeperOf(page: Page, path: string): (call: StoppedCall) => void {
  const held = new HeldCalls();
  heldOf.set(page, new Map(heldOf.get(page)).set(path, held));
  return (call) => held.keep(call);
}

const ending = (path: string, how: (call: StoppedCall) => Promise<void>) => async (page: Page) => {
  const held = heldOf.get(page)?.get(path);
  if (!held) throw new Error(`nothing is held at ${path}`);
  await held.end(how);
};

/** What a scene before held at this path is answered here now. */
export const answerHeld = (path: string, json: unknown, status = 200) =>
  ending(path, (call) => call.fulfill({ status, json }));

/** What a scene before held at this path gets no answer: the network is gone. */
export const cutHeld = (path: string) => ending(path, (call) => call.abort());

/** What a scene before held at this path is answered by the server now; only what changes nothing there. */
export const passHeld = (path: string) => ending(path, (call) => call.proceed());

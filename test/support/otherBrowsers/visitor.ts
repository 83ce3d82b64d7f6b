import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, vi } from 'vitest';
import type { DrivenBrowser, InputSource } from './drivenBrowser.ts';
import { type Aim, giveSight, type Seen, type SentTarget, sent, type Target, type Words } from './inPage.ts';

const PATIENCE_MS = 60_000;
const CONTROL = '\uE009';
const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' } as const;

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const GIVE_SIGHT = `() => {
  const module = { exports: {} };
  const { exports } = module;
  ${LIBRARY}
  (${giveSight})(module.exports);
}`;

export const button = (words: Words): Target => ({ by: 'role', role: 'button', words });
export const link = (words: Words): Target => ({ by: 'role', role: 'link', words });
export const heading = (words: Words): Target => ({ by: 'role', role: 'heading', words });
export const radio = (words: Words): Target => ({ by: 'role', role: 'radio', words });
export const region = (words: Words): Target => ({ by: 'role', role: 'region', words });
export const dialog = (words: Words): Target => ({ by: 'role', role: 'dialog alertdialog', words });
export const withRole = (role: string, words?: Words): Target => ({ by: 'role', role, ...(words ? { words } : {}) });
/** By the beginning of its label. */
export const field = (label: string): Target => ({ by: 'label', words: label });
export const text = (words: Words): Target => ({ by: 'text', words });
/** The value beside a name in a list of facts. */
export const fact = (words: Words): Target => ({ by: 'fact', words });
/** The innermost of the targets, each in the one before it. */
export const within = (outer: Target, inner: Target): Target => ({ ...inner, inside: outer });

const describeTarget = ({ by, role = '', words, inside }: Target): string =>
  `${by} ${role} ${words}${inside ? ` in ${describeTarget(inside)}` : ''}`;

const keys = (...presses: string[]): InputSource[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: presses.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

/** Someone at a browser, who finds things by what they are called, and sees and does what a person can. */
export interface Visitor {
  readonly browser: DrivenBrowser;
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  address(): Promise<string>;
  /** Waits for it. Returns the first match. */
  see(target: Target): Promise<Seen>;
  /** Waits until nothing like it is on screen. */
  seeNo(target: Target): Promise<void>;
  /** All of them that are on screen now. */
  all(target: Target): Promise<Seen[]>;
  press(target: Target): Promise<void>;
  /** In place of what the field has. */
  write(target: Target, typed: string): Promise<void>;
  /** An option of a drop-down list. */
  choose(target: Target, option: Words): Promise<void>;
  focus(target: Target): Promise<void>;
  key(name: keyof typeof KEYS): Promise<void>;
  run<T>(ask: (...parameters: never[]) => T | Promise<T>, ...parameters: unknown[]): Promise<T>;
}

export function visitorAt(browser: DrivenBrowser): Visitor {
  async function ask<T>(what: string, ...parameters: unknown[]): Promise<T> {
    const source = `(...parameters) => window.sight ? window.sight.${what}(...parameters) : 'no sight'`;
    const answer = await browser.run(source, parameters);
    if (answer !== 'no sight') return answer as T;
    await browser.run(GIVE_SIGHT, []);
    return (await browser.run(source, parameters)) as T;
  }

  async function eventually<T>(target: Target, attempt: (sentTarget: SentTarget) => Promise<T>): Promise<T> {
    const asked = sent(target);
    try {
      return await vi.waitFor(() => attempt(asked), { timeout: PATIENCE_MS, interval: 50 });
    } catch (error) {
      const shown = await browser.run('() => document.body?.innerText', []);
      throw new Error(`${describeTarget(target)}: ${error instanceof Error ? error.message : error}\n${shown}`);
    }
  }

  const visitor: Visitor = {
    browser,
    goTo: (address) => browser.goTo(address),
    reload: async () => {
      await browser.run(
        `() => {
        window.isLeft = true;
        window.location.reload();
      }`,
        [],
      );
      await vi.waitFor(async () => expect(await browser.run('() => window.isLeft === true', [])).toBe(false), {
        timeout: PATIENCE_MS,
      });
    },
    address: async () => String(await browser.run('() => window.location.href', [])),
    see: (target) =>
      eventually(target, async (asked) => {
        const [first] = await ask<Seen[]>('seen', asked);
        if (!first) throw new Error('It is not on screen.');
        return first;
      }),
    seeNo: (target) =>
      eventually(target, async (asked) => {
        if ((await ask<Seen[]>('seen', asked)).length > 0) throw new Error('It is on screen.');
      }),
    all: (target) => ask<Seen[]>('seen', sent(target)),
    press: async (target) => {
      const { x, y } = await eventually(target, async (asked) => {
        const aim = await ask<Aim>('aim', asked);
        if ('problem' in aim) throw new Error(aim.problem);
        return aim;
      });
      await browser.act([
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x, y },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]);
    },
    write: async (target, typed) => {
      await visitor.press(target);
      await eventually(target, async (asked) => {
        const [first] = await ask<Seen[]>('seen', asked);
        if (!first?.hasFocus) throw new Error('It does not have the focus.');
      });
      const selectAll = { type: 'key', id: 'keyboard' } as const;
      await browser.act([
        {
          ...selectAll,
          actions: [
            { type: 'keyDown', value: CONTROL },
            { type: 'keyDown', value: 'a' },
            { type: 'keyUp', value: 'a' },
            { type: 'keyUp', value: CONTROL },
          ],
        },
      ]);
      await browser.act(keys(...typed));
    },
    choose: async (target, option) => {
      const { words } = sent({ by: 'text', words: option });
      await eventually(target, (asked) => ask('choose', asked, words));
    },
    focus: (target) => eventually(target, (asked) => ask('focus', asked)),
    key: (name) => browser.act(keys(KEYS[name])),
    run: async <T>(source: (...parameters: never[]) => T | Promise<T>, ...parameters: unknown[]) =>
      (await browser.run(String(source), parameters)) as T,
  };
  return visitor;
}

/** Checks that the browser and the page have reported no error so far. */
export async function expectSound({ browser, all }: Visitor, allows?: RegExp): Promise<void> {
  const complaints = await browser.takeComplaints();
  expect(
    complaints.filter((complaint) => !allows?.test(complaint)),
    'a page complained',
  ).toEqual([]);
  expect(await all(text(/stopped working\./))).toEqual([]);
}

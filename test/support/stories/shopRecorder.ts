import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { AnyStateMachine } from 'xstate';
import { oneScript } from '../../../scripts/oneScript.ts';
import { Coverage } from '../walks/coverage.ts';
import type { Step } from './shopRecorderInPage.ts';

const IN_PAGE = join(import.meta.dirname, 'shopRecorderInPage.ts');

/** What the machines of one page do, by their own reports. */
class PageRecord {
  readonly #report: (step: NonNullable<Step>) => void;
  /** Ids of entered states and of taken transitions, since the page began. */
  readonly reached = new Set<string>();
  /** By actor: the states it is in, each with the number of the change that led there. */
  readonly #stays = new Map<string, ReadonlyMap<string, number>>();
  readonly #last = new Map<string, readonly string[]>();
  #changes = 0;

  constructor(report: (step: NonNullable<Step>) => void) {
    this.#report = report;
  }

  hear(step: Step): void {
    if (step === null) {
      this.reached.clear();
      this.#stays.clear();
      this.#last.clear();
      return;
    }
    const { actor, states, active } = step;
    const last = this.#last.get(actor) ?? [];
    this.#last.set(actor, states);
    this.#report({ ...step, states: states.filter((id) => !last.includes(id)) });
    for (const id of [...states, ...step.taken]) this.reached.add(id);
    if (active !== null) this.#stay(actor, active);
  }

  #stay(actor: string, active: readonly string[]): void {
    const before = this.#stays.get(actor);
    if (active.some((id) => !before?.has(id))) this.#changes += 1;
    this.#stays.set(actor, new Map(active.map((id) => [id, before?.get(id) ?? this.#changes])));
  }

  /** The states that are active now, each with how much has changed since it was entered. */
  active(): Map<string, number> {
    const stays = [...this.#stays.values()].flatMap((stay) => [...stay]);
    return new Map(stays.map(([id, entered]) => [id, this.#changes - entered]));
  }
}

/** Counts what the machines of the running shop do in all pages that it was put into. */
export class ShopRecorder {
  readonly coverages: ReadonlyMap<string, Coverage>;
  /** States in which an actor stayed to wait. */
  readonly stayedIn = new Set<string>();
  readonly #pages = new WeakMap<Page, PageRecord>();
  readonly #script: string;

  static async of(machines: readonly AnyStateMachine[]): Promise<ShopRecorder> {
    return new ShopRecorder(machines, await oneScript(IN_PAGE, 'recorder'));
  }

  private constructor(machines: readonly AnyStateMachine[], script: string) {
    this.coverages = new Map(machines.map((machine) => [machine.id, new Coverage(machine)]));
    this.#script = script;
  }

  /** Before the page is opened for the first time. */
  readonly putInto = async (page: Page): Promise<void> => {
    const record = new PageRecord((step) => this.#count(step));
    this.#pages.set(page, record);
    await page.exposeBinding('notifyRecorder', (_, steps: readonly Step[]) => {
      for (const step of steps) record.hear(step);
    });
    await page.addInitScript(this.#script);
  };

  /** The states that a page is in now, each with how much has changed since it was entered. */
  activeIn(page: Page): ReadonlyMap<string, number> {
    return this.#pages.get(page)?.active() ?? new Map();
  }

  /** Ids of the states that a page entered and of the transitions it took, since it was loaded. */
  reachedIn(page: Page): ReadonlySet<string> {
    return this.#pages.get(page)?.reached ?? new Set();
  }

  #count({ machineId, states, taken, active }: NonNullable<Step>): void {
    const coverage = this.coverages.get(machineId);
    if (!coverage) throw new Error(`The shop runs ${machineId}, which is not a machine of machines/`);
    for (const id of states) coverage.states.add(id);
    for (const id of taken) coverage.transitions.add(id);
    for (const id of active ?? []) this.stayedIn.add(id);
  }
}

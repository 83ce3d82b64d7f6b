/** The machine alone, its screen in jsdom, the running shop in Chromium. */
export const LEVELS = ['machine', 'screen', 'shop'] as const;
export type Level = (typeof LEVELS)[number];

/** What really happened to one machine at one level. */
export interface WalkRecord {
  readonly machineId: string;
  readonly level: Level;
  readonly paths: number;
  /** How often each state was observed, by state id: all states of the machine. */
  readonly states: Readonly<Record<string, number>>;
  /** How often each transition was taken, by its id: all transitions of the machine. */
  readonly transitions: Readonly<Record<string, number>>;
  /** How often each guard answered so; walked by the machine alone. */
  readonly guards: Readonly<Record<string, number>>;
  /** States that this level does not ask for, each with the reason. */
  readonly excused: Readonly<Record<string, string>>;
  /** States that are over before one could look at them, each with the reason. */
  readonly overAtOnce?: Readonly<Record<string, string>>;
}

/** A test of a promise, and what its machines did in it. */
export interface PromiseRecord {
  readonly promise: string;
  /** By id. */
  readonly transitions: readonly string[];
}

/** Before the id of a state that a scene looked at. */
export const LOOKED_AT = 'looked at ';

/** What a scene of the running shop adds to the rest: ids of states and transitions, and states that were looked at. */
export interface SceneRecord {
  readonly scene: string;
  /** Names of the scenes from the visit to this one. */
  readonly way: readonly string[];
  readonly adds: readonly string[];
  /** Holds a call of the shop, or goes on where one was held. */
  readonly isHeld: boolean;
  /** One goes through it by Tab. */
  readonly isWalked: boolean;
  /** A dialog lies over the page. */
  readonly isCovered: boolean;
}

/** All records of one run. */
export interface WalkReport {
  readonly walks: readonly WalkRecord[];
  readonly promises: readonly PromiseRecord[];
  readonly scenes: readonly SceneRecord[];
  /** Findings of axe by state id, for every state that was looked at in Chromium; the reader of a failed run sees which. */
  readonly axe: Readonly<Record<string, readonly string[]>>;
}

declare module 'vitest' {
  interface TaskMeta {
    walks?: readonly WalkRecord[];
    scenes?: readonly SceneRecord[];
    /** The flow whose scenes it shows. */
    flow?: string;
    /** The transitions that machines took in this test. */
    taken?: string[];
    axe?: Readonly<Record<string, readonly string[]>>;
  }
}

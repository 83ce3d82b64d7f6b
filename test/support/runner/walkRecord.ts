/** The machine alone, and the running shop in Chromium. */
export const LEVELS = ['machine', 'shop'] as const;
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

/** A test of an invariant, and what its machines did in it. */
export interface InvariantRecord {
  readonly invariant: string;
  /** By id. */
  readonly transitions: readonly string[];
}

/** All records of one run. */
export interface WalkReport {
  readonly walks: readonly WalkRecord[];
  readonly invariants: readonly InvariantRecord[];
  /** Findings of axe by state id, for every state that was looked at in Chromium; the reader of a failed run sees which. */
  readonly axe: Readonly<Record<string, readonly string[]>>;
}

declare module 'vitest' {
  interface TaskMeta {
    walks?: readonly WalkRecord[];
    /** The flow whose stories it shows. */
    flow?: string;
    /** The transitions that machines took in this test. */
    taken?: string[];
    axe?: Readonly<Record<string, readonly string[]>>;
  }
}

import type { Level } from '../../../test/support/runner/walkRecord.ts';
import type { Chart } from '../chart.ts';

/** The screen in a state, as a walk through the shop saw it. */
export interface Picture {
  /** Of the screen, in CSS pixels. */
  width: number;
  /** The address of the picture, or the picture as a data URL. */
  src: string;
}

export interface Reached {
  reached: number;
  wanted: number;
}

/** The coverage of a machine by the walks of one level, out of all that the level requires. */
export interface LevelReach {
  level: Level;
  walks: number;
  states: Reached;
  transitions: Reached;
  /** Guards can be counted only for a machine on its own. */
  guards: Reached | null;
}

/** The results of the last walks of one machine. */
export interface Walked {
  /** The levels at which it was walked. */
  levels: readonly LevelReach[];
  /** How often a transition was taken, by its id. */
  taken: Readonly<Record<string, Partial<Record<Level, number>>>>;
  /** The invariants whose tests took a transition, by its id. */
  guardedBy: Readonly<Record<string, readonly string[]>>;
  /** The screens of a state, by its id, including those that show only other machines. */
  pictures: Readonly<Record<string, readonly Picture[]>>;
  /** The states without a picture, each with the reason. */
  unpictured: Readonly<Record<string, string>>;
}

export interface PageMachine {
  chart: Chart;
  svg: string;
  promises: readonly string[];
  /** The machines that run it, and those that it runs. */
  livesIn: readonly string[];
  runs: readonly string[];
  /** None: no walks were recorded. */
  walked: Walked | null;
}

/** All that the page shows. */
export interface PageData {
  machines: readonly PageMachine[];
  overview: string;
  /** What the shop is able to do, by the ids that states carry. */
  features: Readonly<Record<string, string>>;
}

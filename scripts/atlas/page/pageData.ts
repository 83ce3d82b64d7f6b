import type { Level } from '../../../test/support/runner/walkRecord.ts';
import type { Chart } from '../chart.ts';

/** The screen of a state, as a walk of the shop recorded it. */
export interface Picture {
  /** The size of the screen in CSS pixels. */
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
  /** The levels of its walks. */
  levels: readonly LevelReach[];
  /** The number of times each transition was taken, by its id. */
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
  invariants: readonly string[];
  /** The machines that run it, and its children. */
  livesIn: readonly string[];
  runs: readonly string[];
  /** None: there are no recorded walks. */
  walked: Walked | null;
}

/** The data of the page. */
export interface PageData {
  machines: readonly PageMachine[];
  overview: string;
  /** The capabilities of the shop, by the ids in the states. */
  features: Readonly<Record<string, string>>;
}

import type { Level } from '../../../test/support/runner/walkRecord.ts';
import type { Chart } from '../chart.ts';

/** The screen in a state, as a walk through the shop saw it. */
export interface Picture {
  /** Of the screen, in CSS pixels. */
  width: number;
  /** Where the picture is, or the picture itself as a data URL. */
  src: string;
}

export interface Reached {
  reached: number;
  wanted: number;
}

/** What the walks of one level reached of a machine, out of what the level asks for. */
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
  /** Of what was on screen in a state, by its id, also where nothing of that was its own. */
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

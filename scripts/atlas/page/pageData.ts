import type { Chart } from '../chart.ts';

/** The screen in a state, as a walk saw it. */
export interface Picture {
  /** Of the screen, in CSS pixels. */
  width: number;
  /** Where the picture is, or the picture itself as a data URL. */
  src: string;
}

export interface PageMachine {
  chart: Chart;
  svg: string;
  promises: readonly string[];
  /** The machines that run it, and those that it runs. */
  livesIn: readonly string[];
  runs: readonly string[];
  /** By state id. */
  pictures?: Readonly<Record<string, readonly Picture[]>>;
  /** How many walks went through a transition, by its id. */
  walks?: Readonly<Record<string, number>>;
}

/** All that the page shows. */
export interface PageData {
  machines: readonly PageMachine[];
  overview: string;
}

/** What became of the mutants of a chart. */
export interface ChartScore {
  readonly flow: string;
  readonly chart: string;
  readonly killed: number;
  readonly survivors: readonly string[];
  /** Survivors that change nothing observable, with the reason. */
  readonly equivalent: readonly (readonly [name: string, reason: string])[];
}

/** The share of killed mutants in percent, without the equivalent ones. */
export function percentOf(scores: readonly ChartScore[]): number {
  const killed = scores.reduce((sum, chart) => sum + chart.killed, 0);
  const survived = scores.reduce((sum, { survivors }) => sum + survivors.length, 0);
  return killed + survived === 0 ? 100 : (100 * killed) / (killed + survived);
}

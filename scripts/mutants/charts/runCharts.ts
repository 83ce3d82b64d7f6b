import type { ChartMutant } from '../../../test/support/mutants/chartMutation.ts';
import { type Chart, nameOf } from './chartMutants.ts';
import { trialsOf } from './chartTests.ts';
import { readEquivalent } from './equivalent.ts';
import { isSound, survivorsOf } from './tryMutants.ts';

/** In percent of the mutants that change something observable. */
const AT_LEAST = 95;

/** What became of the mutants of a chart. */
export interface ChartScore {
  readonly flow: string;
  readonly chart: string;
  readonly killed: number;
  readonly survivors: readonly string[];
  /** Survivors that change nothing observable, with the reason. */
  readonly equivalent: readonly (readonly [name: string, reason: string])[];
}

function score(root: string, { flow, machine, mutants }: Chart, trials: ReturnType<typeof trialsOf>): ChartScore {
  const left = trials.reduce<readonly ChartMutant[]>((rest, trial) => survivorsOf(root, trial, rest), mutants);
  const reasons = readEquivalent();
  const names = left.map(nameOf);
  return {
    flow,
    chart: machine.id,
    killed: mutants.length - left.length,
    survivors: names.filter((name) => !reasons.has(name)),
    equivalent: names.flatMap((name) => {
      const reason = reasons.get(name);
      return reason === undefined ? [] : [[name, reason] as const];
    }),
  };
}

/** The share of killed mutants in percent, without the equivalent ones. */
export function percentOf(scores: readonly ChartScore[]): number {
  const killed = scores.reduce((sum, chart) => sum + chart.killed, 0);
  const survived = scores.reduce((sum, { survivors }) => sum + survivors.length, 0);
  return (100 * killed) / (killed + survived);
}

/** Runs the tests of each chart against its mutants in a copy of the sources, and says whether enough are killed. */
export function runCharts(root: string, charts: readonly Chart[]): boolean {
  const scores: ChartScore[] = [];
  for (const chart of charts) {
    const start = performance.now();
    const trials = trialsOf(chart);
    if (!trials.every((trial) => isSound(root, trial))) {
      console.error(`Without any mutant tests of ${chart.machine.id} fail`);
      return false;
    }
    const result = score(root, chart, trials);
    scores.push(result);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    const { killed, survivors, equivalent } = result;
    console.log(
      `${result.chart}: ${killed} killed, ${survivors.length} not, ${equivalent.length} equivalent (${seconds} s)`,
    );
    for (const name of survivors) console.log(`  NOT killed: ${name}`);
  }
  const percent = percentOf(scores);
  const killed = scores.reduce((sum, chart) => sum + chart.killed, 0);
  const survived = scores.reduce((sum, { survivors }) => sum + survivors.length, 0);
  console.log(`${percent.toFixed(1)} % of the mutants of charts: ${killed} caught, ${survived} not`);
  return percent >= AT_LEAST;
}

import type { ChartMutant } from '../../../test/support/mutants/chartMutation.ts';
import { type Chart, nameOf } from './chartMutants.ts';
import { type Trial, trialsOf } from './chartTests.ts';
import { readEquivalent } from './equivalent.ts';
import { type ChartScore, percentOf } from './score.ts';
import { isSound, survivorsOf } from './tryMutants.ts';

/** In percent of the mutants that change something observable. */
export const AT_LEAST = 95;

function scoreOf(root: string, { flow, machine, mutants }: Chart, trials: readonly Trial[]): ChartScore {
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

function report({ chart, killed, survivors, equivalent }: ChartScore, seconds: number): void {
  const counts = `${killed} killed, ${survivors.length} not, ${equivalent.length} equivalent`;
  console.log(`${chart}: ${counts} (${seconds.toFixed(0)} s)`);
  for (const name of survivors) console.log(`  NOT killed: ${name}`);
}

/** Runs the tests of each chart against its mutants in a copy of the sources; null if they fail without one. */
export function runCharts(root: string, charts: readonly Chart[]): ChartScore[] | null {
  const scores: ChartScore[] = [];
  for (const chart of charts) {
    const start = performance.now();
    const trials = trialsOf(chart);
    if (!trials.every((trial) => isSound(root, trial))) {
      console.error(`Without any mutant, tests of ${chart.machine.id} fail.`);
      return null;
    }
    const score = scoreOf(root, chart, trials);
    report(score, (performance.now() - start) / 1000);
    scores.push(score);
  }
  const caught = scores.reduce((sum, { killed }) => sum + killed, 0);
  const missed = scores.reduce((sum, { survivors }) => sum + survivors.length, 0);
  console.log(`${percentOf(scores).toFixed(1)} % of the mutants of charts: ${caught} caught, ${missed} not`);
  return scores;
}

import { writeFileSync } from 'node:fs';
import { type ChartScore, percentOf } from './score.ts';

const PAGE = 'docs/chartMutants.md';

const rowOf = (label: string, scores: readonly ChartScore[]) => {
  const killed = scores.reduce((sum, chart) => sum + chart.killed, 0);
  const survivors = scores.reduce((sum, chart) => sum + chart.survivors.length, 0);
  const equivalent = scores.reduce((sum, chart) => sum + chart.equivalent.length, 0);
  return `| ${label} | ${killed} | ${survivors} | ${equivalent} | ${percentOf(scores).toFixed(1)} % |`;
};

function listOf(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines];
}

/** Writes the page of the last run over all charts. */
export function writePage(scores: readonly ChartScore[]): void {
  const survivors = scores.flatMap((chart) => chart.survivors.map((name) => `- \`${name}\``));
  const equivalent = scores.flatMap((chart) => chart.equivalent.map(([name, reason]) => `- \`${name}\`: ${reason}`));
  const lines = [
    '# What do the tests of the charts notice?',
    '',
    'For developers who change a statechart of checkout, payment, session, cart, quick entry or punchout.',
    '',
    '`npm run mutants -- --charts` writes this page. A mutant is one transition that is missing, or one guard that always',
    'passes or answers the opposite. It is killed if a test of its machine fails: its invariants, its walk, or the',
    'invariants of the same flow. The run fails below 95 %, and `npm run test:deep` runs it.',
    '',
    '| Chart | Killed | Not killed | Equivalent | Score |',
    '|---|---|---|---|---|',
    ...scores.map((chart) => rowOf(`${chart.flow}: ${chart.chart}`, [chart])),
    rowOf('**all**', scores),
    ...listOf('What is not killed yet?', survivors),
    ...listOf('What changes nothing that can be seen?', equivalent),
  ];
  writeFileSync(PAGE, `${lines.join('\n')}\n`);
}

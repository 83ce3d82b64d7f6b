import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { resultsFolder } from './benchOptions.ts';
import type { Ratio } from './pairs.ts';

export interface Result {
  id: string;
  work: string;
  /** A ratio to the baseline, or a plain number. */
  value: Ratio | number;
  unit: 'x' | 'MB' | 'ms' | '%';
  goal: { atMost: number } | { atLeast: number } | null;
  /** The reason for a missed goal. */
  reason?: string;
}

function numberOf(value: Ratio | number): number {
  return typeof value === 'number' ? value : value.median;
}

function isMet({ value, goal }: Result): boolean | null {
  if (!goal) return null;
  return 'atMost' in goal ? numberOf(value) <= goal.atMost : numberOf(value) >= goal.atLeast;
}

function shown({ value, unit }: Result): string {
  if (typeof value === 'number') return `${value.toFixed(2)} ${unit}`;
  const { median, low, high } = value;
  return `${median.toFixed(2)} ${unit} (${low.toFixed(2)} to ${high.toFixed(2)})`;
}

function shownGoal(goal: Result['goal']): string {
  if (!goal) return '';
  return 'atMost' in goal ? `at most ${goal.atMost}` : `at least ${goal.atLeast}`;
}

function comparison(result: Result): string {
  const met = isMet(result);
  if (met === null) return '';
  return met ? 'met' : `missed${result.reason ? `: ${result.reason}` : ''}`;
}

export function printResult(result: Result): void {
  console.log(`${result.id.padEnd(6)} ${shown(result).padEnd(26)} ${comparison(result).split(':')[0]}  ${result.work}`);
}

interface Section {
  title: string;
  conditions: string;
  machine: string;
  results: readonly (Result & { met: boolean | null })[];
}

function written({ title, conditions, machine, results }: Section): string {
  const rows = results.map(
    (result) =>
      `| ${result.id} | ${result.work} | ${shown(result)} | ${shownGoal(result.goal)} | ${comparison(result)} |`,
  );
  return `## ${title}

${conditions} Machine: ${machine}.

| | Work | Measured | Goal | |
|---|---|---|---|---|
${rows.join('\n')}
`;
}

/** Writes the results as Markdown and JSON; results under other titles stay. */
export async function writeResults(title: string, conditions: string, results: readonly Result[]): Promise<void> {
  if (resultsFolder === null) return;
  await mkdir(resultsFolder, { recursive: true });
  const machine = `${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`;
  const file = join(resultsFolder, 'benchmarks.json');
  const earlier = await readFile(file, 'utf8').catch(() => '{"sections":[]}');
  const { sections } = JSON.parse(earlier) as { sections: readonly Section[] };
  const section = { title, conditions, machine, results: results.map((one) => ({ ...one, met: isMet(one) })) };
  const all = sections.some((one) => one.title === title)
    ? sections.map((one) => (one.title === title ? section : one))
    : [...sections, section];
  const text = `# How fast is the shop?

For developers and operators who want to know how fast the shop is, and how it was measured.

\`npm run bench\` writes this page. Each benchmark measures the shop and a baseline in turn, in the same run. A ratio is
the median over all pairs, with a 95% interval (bootstrap). Compare ratios, not times: machines differ, and the speed of
one machine drifts. A/A rows compare a baseline with itself. They show how much a result varies by chance.

${all.map(written).join('\n')}`;
  await writeFile(join(resultsFolder, 'benchmarks.md'), text);
  await writeFile(file, `${JSON.stringify({ sections: all }, null, 2)}\n`);
}

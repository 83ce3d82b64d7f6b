import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChartMutant } from '../../../test/support/mutants/chartMutation.ts';
import { type FileOutcome, runTests } from '../runTests.ts';
import type { Trial } from './chartTests.ts';

const FOLDER = 'test/machines/chartMutants';

/** In one process; more would keep too many machines in memory. */
const AT_ONCE = 50;

/** A test waits for nothing but promises: after that long it waits for what the mutant took away. */
const HOW = ['--no-isolate', '--testTimeout=4000', '--hookTimeout=60000', '--maxWorkers=1'];

const body = (trial: Trial, mutant: ChartMutant | null) => `import { vi } from 'vitest';
import { mutateCharts } from '#test/support/mutants/chartMutation.ts';

mutateCharts(${JSON.stringify(mutant)});
vi.resetModules();
${trial.join('\n')}
`;

/** The result of these tests with each mutant, in its order; undefined where a mutant hangs the process. */
function tryTogether(
  root: string,
  trial: Trial,
  mutants: readonly (ChartMutant | null)[],
): (FileOutcome | undefined)[] {
  const folder = join(root, FOLDER);
  mkdirSync(folder, { recursive: true });
  try {
    const files = mutants.map((mutant, index) => {
      const file = `${FOLDER}/mutant${String(index).padStart(2, '0')}.test.ts`;
      writeFileSync(join(root, file), body(trial, mutant));
      return file;
    });
    const outcomes = runTests(root, [...files.map((file) => ({ project: 'unit', file }))], HOW);
    return files.map((file) => outcomes.get(file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Whether these tests pass without a mutant. */
export function isSound(root: string, trial: Trial): boolean {
  return tryTogether(root, trial, [null])[0] === 'passed';
}

/** The mutants with which no test fails. One that hangs the tests, or with which none runs, is not killed either. */
export function survivorsOf(root: string, trial: Trial, mutants: readonly ChartMutant[]): ChartMutant[] {
  const starts = Array.from({ length: Math.ceil(mutants.length / AT_ONCE) }, (_, turn) => turn * AT_ONCE);
  return starts.flatMap((start) => {
    const chosen = mutants.slice(start, start + AT_ONCE);
    const outcomes = tryTogether(root, trial, chosen);
    const hung = chosen.filter((_, index) => outcomes[index] === undefined);
    const left = chosen.filter((_, index) => outcomes[index] !== undefined && outcomes[index] !== 'failed');
    if (hung.length === 0 || chosen.length === 1) return [...left, ...hung];
    return [...left, ...hung.flatMap((mutant) => survivorsOf(root, trial, [mutant]))];
  });
}

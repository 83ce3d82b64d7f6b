import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Chart, FLOWS } from './chartMutants.ts';

const TESTS = 'test/machines';

/** The bodies of test files: each is tried only on the mutants that the one before missed. */
export type Trial = readonly string[];

const machineTests = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => join(TESTS, name))
  .toSorted()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Whether a file imports one of these machines, itself or by the samples beside it. */
function isAbout(machines: readonly string[], { file, text }: (typeof machineTests)[number]): boolean {
  if (machines.some((machine) => text.includes(`'#${machine}'`))) return true;
  const beside = new Set([...text.matchAll(/from '(\.[^']*)'/g)].map(([, path = '']) => join(file, '..', path)));
  return machineTests.some((other) => beside.has(other.file) && isAbout(machines, other));
}

function invariantsOf(machines: readonly string[]): string[] {
  return machineTests
    .filter(({ file }) => file.endsWith('.test.ts') && !file.endsWith('.walk.test.ts'))
    .filter((test) => isAbout(machines, test))
    .map(({ file }) => `await import('#${file}');`);
}

function walkOf({ machine: { id } }: Chart): string[] {
  const walk = `${id}Walk`;
  const found = machineTests.find(({ text }) => text.includes(`export const ${walk} =`));
  if (!found) throw new Error(`${TESTS} exports no ${walk}`);
  return [
    `const { walkMachine } = await import('#test/support/walks/walk.ts');`,
    `const { ${walk} } = await import('#${found.file}');`,
    `walkMachine(${walk});`,
  ];
}

/** The tests of a chart: its invariants, its walk, and the invariants of its whole flow. */
export function trialsOf(chart: Chart): Trial[] {
  const own = invariantsOf([chart.file]);
  const others = invariantsOf(FLOWS[chart.flow] ?? []).filter((line) => !own.includes(line));
  return [own, walkOf(chart), others].filter((trial) => trial.length > 0);
}

import type { Difference, Replayed, Stopped } from './replay.ts';

const nameOf = (states: string) => (states === '' ? 'its start' : states);

function differenceText({ step, machine, event, from, recorded, today }: Difference): string {
  const actual = today === null ? 'these states no longer exist' : today.map(nameOf).join(' or ');
  return [
    `Step ${step}: ${machine}, ${event} in ${nameOf(from)}`,
    `  expected: ${nameOf(recorded)}`,
    `  actual:   ${actual}`,
  ].join('\n');
}

const stoppedText = ({ step, machine, event, from }: Stopped) =>
  `Step ${step}: ${machine} stopped with an error, ${event} in ${nameOf(from)}`;

/** The result of a replay for the console. */
export function replayText({ steps, differences, stopped }: Replayed): string {
  const count = differences.length === 0 ? 'no difference' : `${differences.length} different`;
  const summary = `${steps} ${steps === 1 ? 'step' : 'steps'} replayed on the code of today: ${count}.`;
  return [...stopped.map(stoppedText), ...differences.map(differenceText), summary].join('\n');
}

/** A model test for each difference; each fails until the machine goes where the recording went. */
export function replayTest({ differences }: Replayed, files: ReadonlyMap<string, string>): string {
  const found = differences.filter(({ machine }) => files.has(machine));
  const machines = [...new Set(found.map(({ machine }) => machine))].toSorted();
  const imports = machines.map((machine) => `import { ${machine}Machine } from '#${files.get(machine)}';`);
  const tests = found.map(
    ({ step, machine, event, from, recorded }) => `
test(${JSON.stringify(`step ${step} of the recording: ${machine}, ${event} in ${nameOf(from)}`)}, () => {
  const step = ${JSON.stringify({ from, event })};
  expect(possibleStates(${machine}Machine, step)).toContain(${JSON.stringify(recorded)});
});`,
  );
  return [
    "import { expect, test } from 'vitest';",
    ...imports,
    "import { possibleStates } from '../../scripts/replay/possibleStates.ts';",
    ...tests,
  ].join('\n');
}

import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { nameOf, readCharts } from '../../scripts/mutants/charts/chartMutants.ts';
import { trialsOf } from '../../scripts/mutants/charts/chartTests.ts';
import { readEquivalent } from '../../scripts/mutants/charts/equivalent.ts';
import { percentOf } from '../../scripts/mutants/charts/score.ts';
import { type ChartMutant, mutateCharts } from '../support/mutants/chartMutation.ts';

const door = () =>
  setup({
    types: {} as { events: { type: 'door.open' } | { type: 'door.lock' } },
    guards: { hasKey: () => true },
  }).createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: { on: { 'door.open': [{ guard: 'hasKey', target: 'open' }], 'door.lock': 'locked' } },
      locked: {},
      open: {},
    },
  });

const mutant = (on: string, change: ChartMutant['change']): ChartMutant => ({
  machine: 'door',
  state: 'door.closed',
  on,
  place: 0,
  change,
});

function stateAfter(changed: ChartMutant | null, type: 'door.open' | 'door.lock') {
  mutateCharts(changed);
  // Copies are changed, too.
  const actor = createActor(door().provide({})).start();
  actor.send({ type });
  return actor.getSnapshot().value;
}

afterEach(() => mutateCharts(null));

describe('a mutant of a chart', () => {
  test('takes one transition away, or changes what its guard answers', () => {
    expect([stateAfter(null, 'door.open'), stateAfter(null, 'door.lock')]).toEqual(['open', 'locked']);
    expect(stateAfter(mutant('door.lock', 'removed'), 'door.lock')).toBe('closed');
    expect(stateAfter(mutant('door.lock', 'removed'), 'door.open')).toBe('open');
    expect(stateAfter(mutant('door.open', 'inverted'), 'door.open')).toBe('closed');
    expect(stateAfter(mutant('door.open', 'unguarded'), 'door.open')).toBe('open');
  });

  test('exists for each transition and twice for each guard, with tests that can notice it', async () => {
    const charts = await readCharts();
    const names = charts.flatMap(({ mutants }) => mutants.map(nameOf));
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(700);
    for (const chart of charts) expect(trialsOf(chart).length, chart.machine.id).toBeGreaterThanOrEqual(2);
    const unknown = [...readEquivalent()].filter(([name, reason]) => !names.includes(name) || reason === '');
    expect(unknown).toEqual([]);
  });

  test('counts for the score unless it changes nothing', () => {
    const chart = {
      flow: 'door',
      chart: 'door',
      killed: 19,
      survivors: ['one'],
      equivalent: [['two', 'why']] as const,
    };
    expect(percentOf([chart])).toBe(95);
  });

  test('is run by the deep tests, which the workflow runs', () => {
    expect(readFileSync('scripts/testDeep.mjs', 'utf8')).toContain("runMutants(shard, ['--charts'])");
    expect(readFileSync('.github/workflows/test.yml', 'utf8')).toContain('npm run test:deep -- --shard');
  });
});

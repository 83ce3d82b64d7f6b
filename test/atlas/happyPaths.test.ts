import { describe, expect, test } from 'vitest';
import { ACTORS, CONDITIONS, EFFECTS, EVENTS } from '../../scripts/atlas/catalog.ts';
import { type Chart, chartOf } from '../../scripts/atlas/chart.ts';
import { pathTransitions, READINGS } from '../../scripts/atlas/happyPaths.ts';
import { findMachines } from '../../scripts/atlas/machines.ts';
import { sectionsOf } from '../../scripts/atlas/sections.ts';

const charts = (await findMachines()).map(({ machine, sentence }) => chartOf(machine, sentence));

function chartNamed(id: string): Chart {
  const chart = charts.find((one) => one.id === id);
  if (!chart) throw new Error(`no machine ${id}`);
  return chart;
}

/** Whether a chart that starts is in this state at once. */
function isEnteredFirst({ states }: Chart, id: string): boolean {
  const state = states.find((one) => one.id === id);
  const parent = states.find((one) => one.id === state?.parent);
  if (!state || !parent) return state !== undefined;
  return (parent.type === 'parallel' || parent.initial === id) && isEnteredFirst({ states } as Chart, parent.id);
}

describe.each(Object.keys(READINGS))('the happy path of %s', (id) => {
  const chart = chartNamed(id);
  const last = chart.states.find((state) => state.id === chart.path.at(-1));

  test('starts where the chart starts', () => {
    expect(isEnteredFirst(chart, chart.path[0] ?? '')).toBe(true);
  });

  test('is connected: a transition leads from each state to the next, and none of them is a failure', () => {
    expect(pathTransitions(chart.states, chart.transitions, chart.path)).toHaveLength(chart.path.length - 1);
  });

  test('ends in success: at an end, or where the user is in control and nothing failed', () => {
    expect(last?.tags.filter((tag) => ['failed', 'busy', 'unanswered'].includes(tag))).toEqual([]);
    const isChecking = chart.transitions.some(
      ({ source, kind, guard }) => source === last?.id && kind === 'always' && guard === 'otherwise',
    );
    expect(isChecking).toBe(false);
  });

  test('folds only states that there are', () => {
    const known = new Set(chart.states.map((state) => state.id));
    const folded = Object.values(READINGS[id]?.folds ?? {}).flat();
    expect(folded.filter((key) => !known.has(`${id}.${key}`))).toEqual([]);
  });
});

test('no chart has more than about ten states at a level', () => {
  const crowded = charts.flatMap((chart) =>
    sectionsOf(chart).flatMap(({ id, states }) => {
      const children = states.filter(({ parent }) => parent === id);
      return children.length > 12 ? [`${id}: ${children.length}`] : [];
    }),
  );
  expect(crowded).toEqual([]);
});

describe('the catalog of words has no entry without a use:', () => {
  const transitions = charts.flatMap((chart) =>
    chart.transitions.map((transition) => ({ chart: chart.id, ...transition })),
  );

  test('events', () => {
    const used = new Set(transitions.map(({ label }) => label));
    expect(Object.keys(EVENTS).filter((name) => !used.has(name))).toEqual([]);
  });

  test('conditions', () => {
    const used = new Set(transitions.flatMap(({ chart, guard }) => [`${guard}`, `${chart}: ${guard}`]));
    expect(Object.keys(CONDITIONS).filter((name) => !used.has(name))).toEqual([]);
  });

  test('actors', () => {
    const used = new Set(
      transitions.filter(({ kind }) => kind === 'done' || kind === 'error').map(({ label }) => label),
    );
    expect(Object.keys(ACTORS).filter((name) => !used.has(name))).toEqual([]);
  });

  test('actions', () => {
    const states = charts.flatMap((chart) => chart.states.flatMap(({ entry, exit }) => [...entry, ...exit]));
    const used = new Set([...states, ...transitions.flatMap(({ effects }) => effects)]);
    expect(Object.keys(EFFECTS).filter((name) => !used.has(name))).toEqual([]);
  });
});

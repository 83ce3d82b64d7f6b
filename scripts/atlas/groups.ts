import type { Chart, ChartState } from './chart.ts';
import { READINGS } from './happyPaths.ts';

const FAILURES = 'Failures';
const FEWEST = 2;

/** A box for several states that the machine does not have: failures, or states that a reading folds. */
export function isGroup({ id }: Pick<ChartState, 'id'>): boolean {
  return id.includes('/');
}

function groupOf(name: string, members: readonly ChartState[]): ChartState {
  const parent = members[0]?.parent ?? '';
  return {
    id: `${parent}/${name.toLowerCase().replaceAll(' ', '-')}`,
    key: name,
    parent,
    type: 'compound',
    description: '',
    tags: name === FAILURES ? ['failed'] : [],
    features: [],
    initial: null,
    invokes: [],
    entry: [],
    exit: [],
  };
}

/** The groups of a chart, each with its members. */
function groupsIn({ id: machineId, states, path }: Chart): [string, ChartState[]][] {
  const folds = Object.entries(READINGS[machineId]?.folds ?? {}).map(([name, keys]): [string, ChartState[]] => {
    const ids = keys.map((key) => `${machineId}.${key}`);
    return [name, states.filter(({ id }) => ids.includes(id))];
  });
  const taken = new Set([...path, ...folds.flatMap(([, members]) => members.map(({ id }) => id))]);
  const parents = states.filter(({ type }) => type === 'compound');
  const failures = parents.map(({ id }): [string, ChartState[]] => [
    FAILURES,
    states.filter((state) => state.parent === id && state.tags.includes('failed') && !taken.has(state.id)),
  ]);
  return [...folds, ...failures].filter(([, members]) => members.length >= FEWEST);
}

/** The chart with a box around each group. */
export function grouped(chart: Chart): Chart {
  const groups = groupsIn(chart).map(([name, members]) => ({ group: groupOf(name, members), members }));
  const states = chart.states.map((state) => {
    const around = groups.find(({ members }) => members.includes(state));
    return around ? { ...state, parent: around.group.id } : state;
  });
  return { ...chart, states: [...states, ...groups.map(({ group }) => group)] };
}

import { type Chart, chartOf } from '../../scripts/atlas/chart.ts';
import type { WalksLeft } from '../../scripts/atlas/walksLeft.ts';
import type { WalkRecord } from '../support/runner/walkRecord.ts';
import { teaMachine } from './sample.ts';

const drawn = chartOf(teaMachine, 'Makes tea for guests.');
const featuresOf = (id: string) => (id === 'tea.pot.empty' ? ['TEA-02'] : []);

/** The sample, one state of which serves a capability. */
export const chart: Chart = {
  ...drawn,
  states: drawn.states.map((state) => ({ ...state, features: featuresOf(state.id) })),
};

const CHOSEN = 'tea.pot.empty on leaf.choose [0]';
const SMASHED = 'tea.pot on pot.smash [0]';

function counted(ids: readonly string[], counts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(ids.map((id) => [id, counts[id] ?? 0]));
}

function record(
  level: WalkRecord['level'],
  states: Readonly<Record<string, number>>,
  excused: WalkRecord['excused'],
): WalkRecord {
  const [, ...inner] = chart.states.map(({ id }) => id);
  const all = chart.transitions.map(({ id }) => id);
  return {
    machineId: 'tea',
    level,
    paths: level === 'machine' ? 5 : 2,
    states: counted(inner, states),
    transitions: counted(all, level === 'machine' ? { [CHOSEN]: 3, [SMASHED]: 2 } : { [CHOSEN]: 1 }),
    guards: level === 'machine' ? { [`${CHOSEN} granted`]: 3, [`${CHOSEN} denied`]: 0 } : {},
    excused,
  };
}

const reached = { 'tea.pot': 3, 'tea.pot.empty': 3, 'tea.pot.brewing': 2, 'tea.guest': 3 };
const hidden = { 'tea.guest': 'guests are not on screen', 'tea.pot.brewing.strong': 'passes at once' };
const forbidden = { ...hidden, 'tea.pot.broken': 'nothing may break in the shop' };

/** One dot, so that two pictures differ. */
const dot = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"><rect width="16" height="10" fill="${colour}"/></svg>`)}`;

/** What walks over the tea machine would have left. */
export const walks: WalksLeft = {
  report: {
    walks: [
      record('machine', reached, {}),
      { ...record('shop', reached, forbidden), overAtOnce: { 'tea.pot.served': 'is drunk at once' } },
    ],
    invariants: [
      { invariant: 'tea: > a guest never waits', transitions: [CHOSEN] },
      { invariant: 'a test of something else', transitions: [SMASHED] },
    ],
    axe: {},
  },
  pictures: new Map([
    [
      'tea.pot.empty',
      [
        { width: 360, src: dot('red') },
        { width: 1440, src: dot('navy') },
      ],
    ],
    [
      'tea.pot.brewing',
      [
        { width: 360, src: dot('green') },
        { width: 1440, src: dot('olive') },
      ],
    ],
    ['tea.pot.brewing.strong', [{ width: 1440, src: dot('black') }]],
    ['gone.since', [{ width: 360, src: dot('red') }]],
  ]),
};

export const invariants = [{ sentence: 'A guest never waits.', names: /(?:^| > )a guest never waits$/ }];

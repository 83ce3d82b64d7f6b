import { expect, test } from 'vitest';
import { invariantsAbout, invariantsIn } from '../../scripts/atlas/invariants.ts';
import { hrefOf, placeOf } from '../../scripts/atlas/page/links.ts';
import { pack, unpack } from '../../scripts/atlas/page/packed.ts';
import { findable, found } from '../../scripts/atlas/page/search.ts';
import { opened, panned, showing, whole, wide, zoomed } from '../../scripts/atlas/page/view.ts';
import { chart } from './walks.ts';

const everything = findable({
  machines: [{ chart, svg: '', invariants: ['A guest never waits.'], livesIn: [], runs: [], walked: null }],
  overview: '',
  features: { 'TEA-02': 'Green leaves are offered' },
});

test.each([
  ['TEA', 'machine Tea'],
  ['water leaves', 'state Brewing'],
  ['choose', 'event Choose leaf'],
  ['leaf.choose', 'event Choose leaf'],
  ['never', 'invariant A guest never waits.'],
  ['coffee', undefined],
  ['  ', undefined],
])('searching for "%s" finds %s first', (query, title) => {
  const [first] = found(everything, query).map((finding) => `${finding.kind} ${finding.title}`);
  expect(first).toBe(title);
});

test('a match in a name comes before one in a text, and shows where it is', () => {
  expect(found(everything, 'guest').map(({ kind, stateId }) => [kind, stateId])).toEqual([
    ['state', 'tea.guest'],
    ['invariant', null],
    ['machine', null],
  ]);
});

test.each(['TEA-02', 'tea-02 offered', 'GREEN leaves'])(
  'searching for "%s" finds the states that serve it, last',
  (query) => {
    expect(found(everything, query).map(({ title, because }) => [title, because])).toEqual([
      ['Empty', 'TEA-02 Green leaves are offered'],
    ]);
  },
);

test('the names of tests are read as sentences, with the values of a table', () => {
  const source = `
  test('a click\\'s answer is shown once', async () => {
  test("no order is lost", () => {
  test.each<[string, number]>([
    ['rain', 1],
    ['snow', 2],
  ])('%s changes nothing', (_, amount) => {
  test.each([{ port: 'load', text: words() }])('a failure of $port shows $text', () => {
  test.each([
    { flag: 'up' },
    { flag: 'down' },
  ] as const)('$flag is kept (always)', () => {
  // test('not this one'
  it.test('nor this one', () => {
`;
  const invariants = invariantsIn(source);
  expect(invariants.map(({ sentence }) => sentence)).toEqual([
    "A click's answer is shown once.",
    'No order is lost.',
    'Rain / snow changes nothing.',
    'A failure of load shows …',
    'Up / down is kept (always).',
  ]);
  const kept = (name: string) => invariants.filter(({ names }) => names.test(name)).map(({ sentence }) => sentence);
  expect(kept('the cart: > snow changes nothing')).toEqual(['Rain / snow changes nothing.']);
  expect(kept('a failure of load shows Sorry.')).toEqual(['A failure of load shows …']);
  expect(kept('up is kept (always)')).toEqual(['Up / down is kept (always).']);
  expect(kept('an order is lost')).toEqual([]);
});

test('the invariants of a machine are those of the tests that import it, or are named after it and import none', () => {
  const about = (file: string) => invariantsAbout(file).map(({ sentence }) => sentence);
  expect(about('machines/ordering/checkout/checkoutMachine.ts')).toContain('An empty cart can never be ordered.');
  expect(about('machines/ordering/checkout/checkoutMachine.ts')).not.toContain(
    'A second click never sends a second order.',
  );
  expect(about('machines/ordering/quickEntry/quickEntryMachine.ts')).toContain(
    'Escape never restores a line that was added or cleared.',
  );
  expect(about('machines/none/noneMachine.ts')).toEqual([]);
});

test('an address leads to the machine or the state that it was made for', () => {
  expect(placeOf(hrefOf('cart'))).toEqual({ machineId: 'cart', stateId: null });
  expect(placeOf(hrefOf('cart', 'cart.loaded'))).toEqual({ machineId: 'cart', stateId: 'cart.loaded' });
  expect(placeOf('')).toEqual({ machineId: null, stateId: null });
});

test('a picture that several states show is packed once, and each of them has it again', () => {
  const src = 'data:image/webp;base64,AAAA';
  const pictures = { 'tea.pot': [{ width: 360, src }], 'tea.guest': [{ width: 360, src }] };
  const walked = { levels: [], taken: {}, guardedBy: {}, pictures, unpictured: {} };
  const data = {
    machines: [{ chart, svg: '', invariants: [], livesIn: [], runs: [], walked }],
    overview: '',
    features: {},
  };
  expect(pack(data).split(src)).toHaveLength(2);
  expect(unpack(pack(data))).toEqual(data);
});

const area = { x: -10, y: -10, width: 1000, height: 2000 };
const pane = { width: 800, height: 500 };

test('a chart is shown whole in the middle, or as wide as its pane from the top', () => {
  expect(whole(area, pane)).toEqual({ x: -1110, y: -10, scale: 0.25 });
  expect(wide(area, pane)).toEqual({ x: -10, y: -10, scale: 0.8 });
  expect(wide(area, { width: 2000, height: 500 })).toEqual({ x: -510, y: -10, scale: 1 });
  expect(wide(area, { width: 100, height: 500 })).toEqual({ x: -10, y: -10, scale: 0.55 });
});

test.each([
  ['at the top left', { x: 10, y: 10, width: 100, height: 100 }, { x: -10, y: -10 }],
  ['to the right', { x: 880, y: 10, width: 100, height: 100 }, { x: 190, y: -10 }],
  ['below', { x: 10, y: 1000, width: 100, height: 100 }, { x: -10, y: 800 }],
  ['larger than the pane', area, { x: -10, y: -10 }],
])('a chart opens at its drawn size with its first state in view: one that is %s', (_, first, corner) => {
  expect(opened(area, first, pane)).toEqual({ ...corner, scale: 1 });
});

test('a chart that is narrower than the pane opens centered, at its drawn size', () => {
  const first = { x: 0, y: 0, width: 10, height: 10 };
  expect(opened(area, first, { width: 1200, height: 500 })).toEqual({ x: -110, y: -10, scale: 1 });
});

test('the point under the pointer stays where it is while it grows', () => {
  const view = zoomed({ x: 0, y: 0, scale: 1 }, 2, { x: 100, y: 50 });
  expect(view).toEqual({ x: 50, y: 25, scale: 2 });
  expect(zoomed(view, 1000, { x: 0, y: 0 }).scale).toBe(4);
  expect(panned(view, { x: 20, y: -10 })).toEqual({ x: 40, y: 30, scale: 2 });
});

test.each([
  ['in sight', { x: 10, y: 10, width: 100, height: 100 }, { x: 0, y: 0 }],
  ['below', { x: 10, y: 1000, width: 100, height: 100 }, { x: 0, y: 800 }],
  ['larger than the pane', { x: 10, y: 1000, width: 100, height: 900 }, { x: 0, y: 1000 }],
  ['at the end of the chart', { x: 880, y: 1900, width: 100, height: 50 }, { x: 190, y: 1490 }],
])('a part that is %s is shown without leaving the chart', (_, part, corner) => {
  expect(showing({ x: 0, y: 0, scale: 1 }, part, area, pane)).toEqual({ ...corner, scale: 1 });
});

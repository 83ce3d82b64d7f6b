import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changesPage } from '../../scripts/atlas/changes/changesPage.ts';
import { compared, isChanged } from '../../scripts/atlas/changes/comparison.ts';
import { markedChart, markedDrawing, partWords } from '../../scripts/atlas/changes/marked.ts';
import { findCommit } from '../../scripts/atlas/changes/olderCharts.ts';
import type { Chart, ChartState, ChartTransition } from '../../scripts/atlas/chart.ts';
import { drawingOf } from '../../scripts/atlas/layout.ts';
import { svgOf } from '../../scripts/atlas/svg.ts';
import { chart } from './walks.ts';

const CHOSEN = 'tea.pot.empty on leaf.choose [0]';
const OTHERWISE = 'tea.pot.empty on leaf.choose [1]';
const EMPTIED = 'tea.pot.empty on pot.empty [0]';

function withState(id: string, change: Partial<ChartState>): Chart {
  return { ...chart, states: chart.states.map((state) => (state.id === id ? { ...state, ...change } : state)) };
}

function withTransition(id: string, change: Partial<ChartTransition>): Chart {
  const transitions = chart.transitions.map((one) => (one.id === id ? { ...one, ...change } : one));
  return { ...chart, transitions };
}

function without(stateId: string): Chart {
  const isIn = (id: string) => id === stateId || id.startsWith(`${stateId}.`);
  return {
    ...chart,
    states: chart.states.filter(({ id }) => !isIn(id)),
    transitions: chart.transitions.filter(({ source, targets }) => !isIn(source) && !targets.some(isIn)),
  };
}

/** Each change as its kind or its parts in words, by id. */
function changesOf(before: Chart, after: Chart) {
  const { states, transitions } = compared(before, after);
  return Object.fromEntries(
    [...states, ...transitions].map(([id, change]) => [
      id,
      change.kind === 'changed' ? change.parts.map(partWords).join('; ') : change.kind,
    ]),
  );
}

test('a chart is equal to itself', () => {
  expect(isChanged(compared(chart, chart))).toBe(false);
});

test.each<[string, Chart, string]>([
  ['guard', withTransition(CHOSEN, { guard: 'is black' }), 'guard: is black, was is leaf: green'],
  ['target', withTransition(CHOSEN, { targets: ['tea.guest'] }), 'target: tea.guest, was tea.pot.brewing.steeping'],
  ['description', withTransition(CHOSEN, { description: 'Boils.' }), 'description: Boils., was none'],
  ['actions', withTransition(CHOSEN, { effects: ['ring: tea'] }), 'actions: ring: tea, was none'],
])('a transition whose %s changed says what it was', (_, after, words) => {
  expect(changesOf(chart, after)).toEqual({ [CHOSEN]: words });
});

test('a state that changed says what it was', () => {
  const after = withState('tea.guest', { description: 'The guest waits.', entry: ['bow'] });
  const before = chart.states.find(({ id }) => id === 'tea.guest')?.description;
  expect(changesOf(chart, after)).toEqual({
    'tea.guest': `description: The guest waits., was ${before || 'none'}; actions on entry: bow, was none`,
  });
});

test('a state that is gone stays in the merged chart with its transitions, and one that is new is in it too', () => {
  const smaller = without('tea.pot.broken');
  const gone = compared(chart, smaller);
  expect(gone.merged.states.map(({ id }) => id)).toEqual(chart.states.map(({ id }) => id));
  expect(gone.states.get('tea.pot.broken')).toEqual({ kind: 'gone' });
  expect([...gone.transitions.keys()]).toContain('tea.pot on pot.smash [0] before');
  expect(changesOf(smaller, chart)).toMatchObject({
    'tea.pot.broken': 'added',
    'tea.pot on pot.smash [0]': 'added',
  });
});

test('a candidate that was added first does not count as a change of those after it', () => {
  const first = chart.transitions.find(({ id }) => id === CHOSEN);
  const rest = chart.transitions.filter(({ id }) => id !== CHOSEN);
  const before = { ...chart, transitions: rest.map((one) => (one.id === OTHERWISE ? { ...one, id: CHOSEN } : one)) };
  expect(first).toBeDefined();
  expect(changesOf(before, chart)).toEqual({ [CHOSEN]: 'added' });
});

test('each of two candidates with the same condition continues the one with its target', () => {
  const others = chart.transitions.filter(({ id }) => id !== CHOSEN && id !== OTHERWISE);
  const [first, second] = [CHOSEN, OTHERWISE].map((id) => chart.transitions.find((one) => one.id === id));
  if (!first || !second) throw new Error('the sample has no candidates');
  const alike = (id: string, one: ChartTransition) => ({ ...one, id, guard: 'is leaf' });
  const before = { ...chart, transitions: [alike(CHOSEN, first), alike(OTHERWISE, second), ...others] };
  const after = { ...chart, transitions: [alike(CHOSEN, second), alike(OTHERWISE, first), ...others] };
  expect(changesOf(before, after)).toEqual({});
});

test('a purpose that changed is a change of the chart', () => {
  const after = { ...chart, sentence: 'Makes coffee.' };
  expect(compared(chart, after).about.map(partWords)).toEqual(['purpose: Makes coffee., was Makes tea for guests.']);
});

test('the drawing marks what is added, gone and changed, with a sign and in words', async () => {
  const before = withTransition(EMPTIED, { guard: 'is cold' });
  const comparison = compared({ ...before, states: without('tea.guest').states }, without('tea.pot.broken'));
  const marked = markedChart(comparison);
  const drawing = await drawingOf(marked);
  const svg = markedDrawing(svgOf(marked, drawing), comparison, drawing);
  expect(svg).toMatch(/class="state [\w ]*added" data-state="tea\.guest"/);
  expect(svg).toMatch(/class="state [\w ]*gone" data-state="tea\.pot\.broken"/);
  expect(svg).toMatch(/class="transition[\w ]* changed" data-transition="tea\.pot\.empty on pot\.empty \[0\]"/);
  expect(svg).toMatch(/class="edge[\w ]* gone" data-edge="tea\.pot to tea\.pot\.broken"|class="transition[\w ]* gone"/);
  expect(svg).toContain('+ guest');
  expect(svg).toContain('− broken');
});

test('the page has the charts that changed, appeared and were removed, and no other', async () => {
  const named = (id: string): Chart => JSON.parse(JSON.stringify(chart).replaceAll('"tea', `"${id}`));
  const after = withTransition(CHOSEN, { guard: 'is black' });
  const versions = { before: [chart, named('milk'), named('rice')], after: [after, named('rice'), named('salt')] };
  const { html, count } = await changesPage(versions, 'abc123');
  expect(count).toBe(3);
  expect(html).toContain('leaf.choose [is black], from pot › empty: guard: is black, was is leaf: green');
  expect(html).toContain('This chart is new.');
  expect(html).toContain('This chart was removed.');
  expect((await changesPage({ before: [chart], after: [chart] }, 'abc123')).html).toContain('No chart changed.');
});

test('without a checkout, or without the commit, one sentence says so', () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-checkout-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(findCommit('HEAD', folder)).toEqual({
    reason: 'This folder is not a git checkout, so there is no older version to compare with.',
  });
  expect(findCommit('--all')).toEqual({ reason: 'There is no commit --all in this checkout.' });
  expect(findCommit('HEAD')).toEqual({ hash: expect.stringMatching(/^[0-9a-f]{40}$/) });
});

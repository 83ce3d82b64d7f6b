import { describe, expect, test } from 'vitest';
import { machineReport } from '../../scripts/imports/machineReport.mjs';

const ceremonyOf = (...texts: readonly string[]) =>
  machineReport(texts.map((text, index) => ({ file: `machines/tea/${index}.ts`, text }))).ceremony;

describe('a line is ceremony', () => {
  test.each([
    [
      'with the notes of a state, each of its lines',
      "const state = {\n  meta: {\n    features: ['TEA-01'],\n  },\n};",
      3,
    ],
    [
      'with their type',
      "import type { FeatureMeta } from '../lib/featureMeta.ts';\ntype Types = { meta: FeatureMeta };",
      2,
    ],
    [
      'with params that hand on a field of the event',
      "const it = { type: 'pour', params: ({ event }) => ({ cups: event.cups }) };",
      1,
    ],
    ['with params that hand on the event', "const it = { type: 'pour', params: ({ event }) => event.output };", 1],
    [
      'with params that take the event apart',
      "const it = { type: 'pour', params: ({ event: { cups } }) => ({ cups }) };",
      1,
    ],
    [
      'with an alias of an actor or a snapshot',
      'type A = ActorRefFrom<typeof tea>;\ntype B = SnapshotFrom<typeof tea>;',
      2,
    ],
    [
      'with the name of what only assigns and is used once',
      "setup({ actions: {\n  pour: assign({\n    cups: 1,\n  }),\n} }).createMachine({ entry: 'pour' });",
      1,
    ],
    [
      'with a guard that is the opposite of another',
      'setup({ guards: {\n  isHot: ({ context }) => isHot(context),\n  isCold: ({ context }) => !isHot(context),\n} });',
      1,
    ],
    [
      'with a guard that asks for null where another asks for anything else',
      'setup({ guards: {\n  hasTea: ({ context }) => context.tea !== null,\n  lacksTea: ({ context }) => context.tea === null,\n} });',
      1,
    ],
  ])('%s', (_, text, lines) => {
    expect(ceremonyOf(text)).toBe(lines);
  });

  test.each([
    [
      'with params that work something out',
      'const it = { params: ({ context, event }) => ({ cups: left(context, event) }) };',
    ],
    ['with constant params', 'const it = { params: { cups: 1 } };'],
    [
      'with an action that is done at two places',
      "setup({ actions: { pour: assign({ cups: 1 }) } }).createMachine({ entry: 'pour', exit: 'pour' });",
    ],
    [
      'with what does more than assign',
      "setup({ actions: { pour: raise({ type: 'tea.pour' }) } }).createMachine({ entry: 'pour' });",
    ],
    [
      'with guards that ask for different things',
      'setup({ guards: { isHot: () => isHot(), isSweet: () => !isSweet() } });',
    ],
  ])('not %s', (_, text) => {
    expect(ceremonyOf(text)).toBe(0);
  });

  test('not where an action is used once more in a file beside its own', () => {
    const parts = 'const parts = setup({ actions: { pour: assign({ cups: 1 }) } });';
    expect(ceremonyOf(parts, "const one = { entry: 'pour' };")).toBe(1);
    expect(ceremonyOf(parts, "const both = { entry: 'pour', exit: 'pour' };")).toBe(0);
  });
});

const chart = (shown: string, failed: string) => `setup({}).createMachine({
  initial: 'loading',
  states: {
    loading: { invoke: { src: 'load', onDone: { target: 'shown', actions: 'keep' }, onError: 'failed' } },
    shown: ${shown},
    failed: ${failed},
  },
});`;

describe('a chart only loads, shows and fails', () => {
  test.each([
    ['where one can try again', chart('{}', "{ on: { 'tea.retry': 'loading' } }"), 1],
    [
      'and loads anew',
      chart("{ on: { 'tea.retry': 'loading' } }", "{ on: { 'tea.retry': { target: 'loading' } } }"),
      1,
    ],
    [
      'not where something else can be done',
      chart("{ on: { 'tea.drink': { actions: 'drink' } } }", "{ on: { 'tea.retry': 'loading' } }"),
      0,
    ],
    ['not where it ends', chart("{ type: 'final' }", "{ on: { 'tea.retry': 'loading' } }"), 0],
    ['not without another try', chart('{}', '{}'), 0],
    [
      'not where what has come decides how it goes on',
      chart('{}', "{ on: { 'tea.retry': 'loading' } }").replace(
        "{ target: 'shown', actions: 'keep' }",
        "['shown', 'failed']",
      ),
      0,
    ],
  ])('%s', (_, text, charts) => {
    expect(machineReport([{ file: 'machines/tea/teaMachine.ts', text }]).onlyLoading).toBe(charts);
  });
});

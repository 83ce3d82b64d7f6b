import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { featuresOf, readFeatures, stateFeatures } from '../../scripts/atlas/features.ts';
import { notInTheShop, overAtOnce } from '../support/stories/notInTheShop.ts';
import { stateNodesOf, statesOf } from '../support/walks/coverage.ts';

const INVARIANTS_AT_LEAST = 5;
const modules = import.meta.glob<Record<string, unknown>>('../../machines/**/*Machine.ts');
const sources = import.meta.glob<string>(['./**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The invariants of the machine of this file: those of the tests that import it. */
function invariantsOf(file: string): string[] {
  return Object.entries(sources)
    .filter(([path, source]) => path.endsWith('.invariants.test.ts') && source.includes(`'#${file}'`))
    .flatMap(([, source]) => source.match(/^\s*test\(/gm) ?? []);
}

const isWalked = (id: string) =>
  Object.values(sources).some(
    (source) => source.includes('walkMachine(') && new RegExp(`\\b${id}Walk\\b`).test(source),
  );

function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && '__xstatenode' in value;
}

describe.each(Object.entries(modules))('%s', (path, load) => {
  const file = path.replace('../../', '');
  const testFolder = `test/machines/${file.split('/')[1]}`;
  const machine = async () => {
    const found = Object.values(await load()).find(isMachine);
    if (!found) throw new Error(`${file} exports no machine`);
    return found;
  };

  test('is walked', async () => {
    const { id } = await machine();
    const missing = `add ${id}.walk.ts and ${id}.walk.test.ts to ${testFolder}`;
    expect(isWalked(id), missing).toBe(true);
  });

  test('keeps five invariants or more', () => {
    const missing = `add tests to an *.invariants.test.ts in ${testFolder} that imports #${file}`;
    expect(invariantsOf(file).length, missing).toBeGreaterThanOrEqual(INVARIANTS_AT_LEAST);
  });

  test('describes every state', async () => {
    const nodes = stateNodesOf((await machine()).root).filter((node) => node.parent && node.type !== 'history');
    expect(nodes.filter((node) => !node.description).map((node) => node.id)).toEqual([]);
  });

  test('serves a capability of docs/features.tsv in every state', async () => {
    const features = readFeatures();
    const faults = statesOf(await machine()).flatMap((state) => {
      const named = featuresOf(state);
      const unknown = named.filter((feature) => !features.has(feature));
      return named.length === 0 ? [`${state.id} names none`] : unknown.map((feature) => `${state.id} names ${feature}`);
    });
    expect(faults, 'add rows to docs/stateFeatures.tsv, and a new capability to docs/features.tsv').toEqual([]);
  });

  test('names what it invokes, handles every failure, keeps its actors to itself and its steps finite', async () => {
    const { root, options } = await machine();
    const faults = stateNodesOf(root).flatMap((node) =>
      node.invoke.flatMap(({ id, systemId }) => [
        ...(systemId === undefined ? [] : [`${id} has a system id`]),
        ...(id.includes(node.id) ? [`${id} was not named`] : []),
        ...(node.transitions.has(`xstate.error.actor.${id}`) ? [] : [`a failure of ${id} is not heard`]),
      ]),
    );
    expect(faults).toEqual([]);
    expect(options.maxIterations).toBe(1000);
  });
});

async function everyMachine(): Promise<AnyStateMachine[]> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  return loaded.flatMap((exported) => Object.values(exported).filter(isMachine));
}

test('what no walk has to come to, or axe to look at, is a state that there is', async () => {
  const ids = new Set((await everyMachine()).flatMap((machine) => statesOf(machine).map(({ id }) => id)));
  expect(Object.keys({ ...notInTheShop, ...overAtOnce }).filter((id) => !ids.has(id))).toEqual([]);
});

test('docs/stateFeatures.tsv names only existing states', async () => {
  const ids = new Set((await everyMachine()).flatMap(({ root }) => stateNodesOf(root).map(({ id }) => id)));
  expect([...stateFeatures.keys()].filter((id) => !ids.has(id))).toEqual([]);
});

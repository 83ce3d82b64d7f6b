import { TestModel } from '@xstate/test';
import { type AnyEventObject, type AnyMachineSnapshot, initialTransition } from 'xstate';
import { awaitedIn, type Edge, TRAVERSAL_LIMIT, type WalkGraph, type WalkModel } from './walkGraph.ts';

/** All simple paths are walked where there are not more than these; the deep tests allow more. */
const SIMPLE_PATHS_LIMIT = Number(process.env.SIMPLE_PATHS ?? 60);

export type WalkPath = ReturnType<ReturnType<typeof testModel>['getShortestPaths']>[number];

/** The tests of @xstate/test over the situations of a machine. */
export function testModel({ machine, input, events, situation }: WalkModel) {
  const [fromState] = initialTransition(machine, input);
  const options = {
    serializeState: situation,
    fromState,
    events: (state: AnyMachineSnapshot) => [...awaitedIn(state, events)],
    stateMatcher: (state: AnyMachineSnapshot, key: string) => key === '*' || state.matches(key),
    limit: TRAVERSAL_LIMIT,
  };
  return new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(machine, options);
}

/** Counted before they are made. */
function hasFewSimplePaths(model: ReturnType<typeof testModel>, situation: WalkModel['situation']): boolean {
  const next = new Map<string, Set<string>>();
  for (const { state, nextState } of model.getAdjacencyList()) {
    const here = situation(state);
    next.set(here, (next.get(here) ?? new Set()).add(situation(nextState)));
  }
  let count = 0;
  const visit = (here: string, before: ReadonlySet<string>): void => {
    count += 1;
    for (const there of next.get(here) ?? []) {
      if (count <= SIMPLE_PATHS_LIMIT && !before.has(there)) visit(there, new Set([...before, there]));
    }
  };
  const [start] = next.keys();
  if (start !== undefined) visit(start, new Set([start]));
  return count <= SIMPLE_PATHS_LIMIT;
}

/** All simple paths, where they are few. */
export function simplePathsOf(walk: WalkModel): WalkPath[] {
  const model = testModel(walk);
  return hasFewSimplePaths(model, walk.situation) ? model.getSimplePaths() : [];
}

/** A tour as a path of @xstate/test, which names with each step the event that led there. */
export function pathOf({ start }: WalkGraph, tour: readonly Edge[]): Pick<WalkPath, 'state' | 'steps' | 'weight'> {
  const steps = [
    { state: start.state, event: { type: 'xstate.init' } },
    ...tour.map(({ to, event }) => ({ state: to.state, event })),
  ];
  return { state: tour.at(-1)?.to.state ?? start.state, steps, weight: tour.length };
}

import { TestModel } from '@xstate/test';
import { type AnyEventObject, type AnyMachineSnapshot, initialTransition } from 'xstate';
import { awaitedIn, type Edge, grouped, TRAVERSAL_LIMIT, type WalkGraph, type WalkModel } from './walkGraph.ts';

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
function hasFewSimplePaths({ start, edges }: WalkGraph): boolean {
  const next = grouped(edges, ({ from }) => from.situation);
  let count = 0;
  const visit = (here: string, before: ReadonlySet<string>): void => {
    count += 1;
    const onwards = next.get(here) ?? [];
    // Simple paths go on from one moment of each situation.
    const there = onwards.filter(({ from }) => from === onwards[0]?.from).map(({ to }) => to.situation);
    for (const situation of new Set(there)) {
      if (count <= SIMPLE_PATHS_LIMIT && !before.has(situation)) visit(situation, new Set([...before, situation]));
    }
  };
  visit(start.situation, new Set([start.situation]));
  return count <= SIMPLE_PATHS_LIMIT;
}

/** All simple paths, where they are few. */
export function simplePathsOf(walk: WalkModel, graph: WalkGraph): WalkPath[] {
  return hasFewSimplePaths(graph) ? testModel(walk).getSimplePaths() : [];
}

/** A tour as a path of @xstate/test, which names with each step the event that led there. */
export function pathOf({ start }: WalkGraph, tour: readonly Edge[]): Pick<WalkPath, 'state' | 'steps' | 'weight'> {
  const steps = [
    { state: start.state, event: { type: 'xstate.init' } },
    ...tour.map(({ to, event }) => ({ state: to.state, event })),
  ];
  return { state: tour.at(-1)?.to.state ?? start.state, steps, weight: tour.length };
}

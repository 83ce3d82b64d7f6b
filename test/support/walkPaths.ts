import { TestModel } from '@xstate/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { type AnyStateMachine, initialTransition } from 'xstate';

const TRAVERSAL_LIMIT = 100_000;
/** All ways through a machine grow without measure; they are walked where there are not more than these. */
const SIMPLE_PATHS_LIMIT = 500;

/** A machine as a graph: situations are nodes, and every event that its charts await there is an edge. */
export interface WalkModel {
  machine: AnyStateMachine;
  input: unknown;
  events: readonly AnyEventObject[];
  /** Two snapshots with the same text are one situation. */
  situation: (snapshot: AnyMachineSnapshot) => string;
}

type Serialize = (state: AnyMachineSnapshot, event?: AnyEventObject, previous?: AnyMachineSnapshot) => string;
export type WalkPath = ReturnType<ReturnType<typeof testModel>['getShortestPaths']>[number];

function testModel({ machine, input, events }: WalkModel, serializeState: Serialize) {
  const [fromState] = initialTransition<AnyStateMachine>(machine, input);
  const isAwaited = (state: AnyMachineSnapshot, { type }: AnyEventObject) =>
    state.status === 'active' && state._nodes.some((node) => node.transitions.has(type));
  const options = {
    serializeState,
    fromState,
    events: (state: AnyMachineSnapshot) => events.filter((event) => isAwaited(state, event)),
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

/** The shortest way into every situation. */
export function waysIntoAll(walk: WalkModel): WalkPath[] {
  return testModel(walk, walk.situation).getShortestPaths();
}

/** The shortest paths over every edge (not only to every situation), and all simple paths where they are few. */
export function pathsOf(walk: WalkModel): WalkPath[] {
  const { situation } = walk;
  const overEdges = testModel(walk, (state, event, previous) =>
    event && previous
      ? `${situation(state)} after ${JSON.stringify(event)} in ${situation(previous)}`
      : situation(state),
  );
  const overSituations = testModel(walk, situation);
  return [
    ...overEdges.getShortestPaths(),
    ...(hasFewSimplePaths(overSituations, situation) ? overSituations.getSimplePaths() : []),
  ];
}

import { beforeAll, describe, expect, test } from 'vitest';
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
  StateMachine,
} from 'xstate';
import { Coverage } from './coverage.ts';
import { Stage } from './puppets.ts';
import { type Cases, eventsOf, isIn, mismatchesOf } from './walkCases.ts';
import { WalkGraph, type WalkModel } from './walkGraph.ts';
import { pathOf, simplePathsOf, testModel, type WalkPath } from './walkPaths.ts';
import { always, type WalkRule, type WalkStep } from './walkRules.ts';
import { WalkTours } from './walkTours.ts';

// biome-ignore format: the fourth of fifteen
type ActorOf<Machine> = Machine extends StateMachine<infer _1, infer _2, infer _3, infer Actor, infer _5, infer _6, infer _7, infer _8, infer _9, infer _10, infer _11, infer _12, infer _13, infer _14, infer _15> ? Actor : never;
type OutputOf<Machine, Src> =
  Extract<ActorOf<Machine>, { src: Src }> extends { logic: infer Logic } ? OutputFrom<Logic> : unknown;
type Payload<Event, Type> = Omit<Extract<Event, { type: Type }>, 'type'>;
type EventType<Machine extends AnyStateMachine> = EventFromLogic<Machine>['type'];
/** The events that carry something. */
type WithPayload<
  Machine extends AnyStateMachine,
  Type extends EventType<Machine> = EventType<Machine>,
> = Type extends Type ? (object extends Payload<EventFromLogic<Machine>, Type> ? never : Type) : never;
type EventCases<Machine extends AnyStateMachine, Type extends EventType<Machine>> =
  | Readonly<Record<string, Payload<EventFromLogic<Machine>, Type>>>
  | 'raised';
type EventTable<Machine extends AnyStateMachine> = {
  readonly [Type in WithPayload<Machine>]: EventCases<Machine, Type>;
} & {
  readonly [Type in Exclude<EventType<Machine>, WithPayload<Machine>>]?: EventCases<Machine, Type>;
};

/**
 * What a walk needs to know of a machine. Everything that can happen to it is given as named cases: the events of its
 * users, the answers and failures of its ports and child machines by the id of their invoke. Time is not a case: every
 * delayed transition is walked.
 */
export interface Walk<Machine extends AnyStateMachine> {
  machine: Machine;
  /** Named inputs; each is walked by itself, and the coverage is that of all. */
  inputs?: Readonly<Record<string, InputFrom<Machine>>>;
  /**
   * What happens in the walk of an input, for charts whose regions multiply: event types, ids of invokes, or one case as
   * `type: name`. An input that is not named here meets everything.
   */
  parts?: Readonly<Record<string, readonly string[]>>;
  /** What users send, by name; 'raised': only the machine itself sends it. Events without payload need no line. */
  events: EventTable<Machine>;
  answers?: { readonly [Src in ActorOf<Machine>['src']]?: Readonly<Record<string, OutputOf<Machine, Src>>> } & Cases;
  failures?: Cases;
  /** What the machine follows in its child machines, by the id of the invoke. */
  snapshots?: Cases;
  /** Distinguishes situations in the same state: what guards read of the context. Must stay finite. */
  distinguish?: (context: ContextFrom<Machine>) => unknown;
  /** Assertions by state (`editing.priced`), made of the running machine whenever it is there. */
  states?: Readonly<Record<string, (snapshot: SnapshotFrom<Machine>) => void>>;
  /** What must never happen on any path. */
  rules?: readonly WalkRule[];
  /** Guard outcomes that cannot happen, as listed when missed, each with the reason. */
  infeasible?: Readonly<Record<string, string>>;
}

/** The data of a machine, stored for each level that walks it. */
export function walkOf<Machine extends AnyStateMachine>(walk: Walk<Machine>): Walk<Machine> {
  return walk;
}

/** As rules name it: `start`, `token.make: for stock`, `makeToken: made`, `makeToken failed`. */
function nameOf(event: AnyEventObject): string {
  if (event.type === 'xstate.init') return 'start';
  const name = String(JSON.parse(JSON.stringify(event.toJSON ? event : event.type)));
  return name
    .replace(/^xstate\.init$/, 'start')
    .replace(/^xstate\.(done\.actor|snapshot)\./, '')
    .replace(/^xstate\.error\.actor\.([^:]*)/, '$1 failed');
}

/** A timer rang before the one that a path wants: such a path has no place in time and ends there. */
class Overtaken extends Error {}

/** Performs a step of a path on the running machine. */
async function perform<Machine extends AnyStateMachine>(stage: Stage<Machine>, event: AnyEventObject): Promise<void> {
  const { type } = event;
  if (type === 'xstate.init') return;
  if (type.startsWith('xstate.done.actor.')) return stage.answer(event.actorId, event.output);
  if (type.startsWith('xstate.error.actor.')) return stage.fail(event.actorId, event.error);
  if (!type.startsWith('xstate.after.')) return stage.send(event as EventFromLogic<Machine>);
  if (!stage.letRing(type)) throw new Overtaken(type);
}

/**
 * Paths on the real machine with puppets; after every step it must be where the model is. Answers how many steps of a path
 * were made: all, but for one that a timer overtook.
 */
function replayer<Machine extends AnyStateMachine>(
  walk: Walk<Machine>,
  model: WalkModel,
  coverage: Coverage,
  asserted: Set<string>,
) {
  const tests = testModel(model);
  const where = ({ value, status }: AnyMachineSnapshot) => ({ value, status });
  const assertions = Object.entries<(snapshot: SnapshotFrom<Machine>) => void>(walk.states ?? {});
  return async (path: Pick<WalkPath, 'state' | 'steps' | 'weight'>): Promise<number> => {
    const stage = new Stage(walk.machine, model.input as InputFrom<Machine>, coverage);
    // A machine that stops with an error is reported by its rule, not by its starter.
    stage.actor.subscribe({ error: () => undefined });
    let made = -1;
    const taken: WalkStep[] = [];
    let happening = 'start';
    const seen = { asked: 0, deeds: 0 };
    const doneSince = () => {
      const asked = stage.calls.slice(seen.asked);
      const deeds = stage.deeds.slice(seen.deeds);
      Object.assign(seen, { asked: stage.calls.length, deeds: stage.deeds.length });
      return { asked, done: [...asked, ...deeds] };
    };
    const isThere = (state: AnyMachineSnapshot) => {
      if (JSON.stringify(where(stage.snapshot)) !== JSON.stringify(where(state))) {
        expect(where(stage.snapshot)).toEqual(where(state));
      }
      const before = taken.at(-1)?.after ?? null;
      taken.push({ event: happening, before, after: stage.snapshot, ...doneSince(), running: stage.running });
      for (const rule of [always, ...(walk.rules ?? [])]) {
        const broken = rule(taken);
        if (broken !== null) throw new Error(`${taken.map(({ event }) => event).join(', ')}: ${broken}`);
      }
      made += 1;
    };
    const types = new Set(path.steps.map((step) => step.event.type));
    try {
      await tests.testPath(path, {
        events: Object.fromEntries(
          [...types].map((type) => [
            type,
            ({ event }) => {
              happening = nameOf(event);
              return perform(stage, event);
            },
          ]),
        ),
        states: {
          '*': isThere,
          ...Object.fromEntries(
            assertions.map(([key, assert]) => [
              key,
              () => {
                asserted.add(key);
                assert(stage.snapshot);
              },
            ]),
          ),
        },
      });
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    } finally {
      stage.actor.stop();
    }
    return made;
  };
}

/** All edges of a walk on running machines, and all simple paths where they are few: what went wrong, and which assertions were never made. */
export async function walkAll<Machine extends AnyStateMachine>(walk: Walk<Machine>, coverage: Coverage) {
  const inputs: [string, InputFrom<Machine> | undefined][] = Object.entries(walk.inputs ?? { '': undefined });
  const failures: string[] = [];
  const asserted = new Set<string>();
  let count = 0;
  for (const [name, input] of inputs) {
    const situation = ({ value, status, context }: AnyMachineSnapshot) =>
      JSON.stringify([value, status, walk.distinguish?.(context) ?? null]);
    const events = eventsOf(walk).filter((event) => isIn(walk.parts?.[name], event));
    const model = { machine: walk.machine, input, events, situation };
    const graph = new WalkGraph(model);
    const replay = replayer(walk, model, coverage, asserted);
    const made = (path: Parameters<typeof replay>[0]) => {
      count += 1;
      return replay(path).catch((error: unknown) => {
        failures.push(`${name} ${error instanceof Error ? error.message : String(error)}`);
        return path.steps.length;
      });
    };
    const tours = new WalkTours(graph);
    for (let tour = tours.next(); tour; tour = tours.next()) tours.walked(tour, await made(pathOf(graph, tour)));
    for (const way of graph.waysToAskAgain()) await made(pathOf(graph, way));
    for (const path of simplePathsOf(model, graph)) await made(path);
  }
  const unasserted = Object.keys(walk.states ?? {}).filter((key) => !asserted.has(key));
  return { count, failures, unasserted };
}

/** The tests of one machine's walk. The table line shows what was reached. */
export function walkMachine<Machine extends AnyStateMachine>(walk: Walk<Machine>): void {
  describe(`walks over ${walk.machine.id}`, () => {
    const coverage = new Coverage(walk.machine);
    let walked: Awaited<ReturnType<typeof walkAll<Machine>>>;

    beforeAll(async () => {
      walked = await walkAll(walk, coverage);
    });

    test('every event of the chart has a case, and every case an event', () => {
      expect(mismatchesOf(walk)).toEqual([]);
    });

    test('every path leads where the chart shows', () => {
      expect(walked.failures.length, walked.failures.slice(0, 3).join('\n\n')).toBe(0);
      expect(walked.unasserted).toEqual([]);
    });

    test('every state, every transition and both answers of every guard are reached', ({ task }) => {
      task.meta.walks = [coverage.record('machine', walked.count, walk.infeasible ?? {})];
      expect(coverage.missed().toSorted()).toEqual(Object.keys(walk.infeasible ?? {}).toSorted());
    });
  });
}

import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
} from 'xstate';
import { inertScope } from '../../../scripts/replay/inertScope.ts';
import { isFor } from './walkCases.ts';

/** More situations or edges than any chart means to have. */
export const TRAVERSAL_LIMIT = 100_000;

/** A machine as a graph: situations are nodes, and every event that its charts await there is an edge. */
export interface WalkModel {
  machine: AnyStateMachine;
  input: unknown;
  events: readonly AnyEventObject[];
  /** Two snapshots with the same text are one situation. */
  situation: (snapshot: AnyMachineSnapshot) => string;
}

/** All of a machine at one time, with its context and the invokes that have answered: what happens next is the same for equal moments. */
export interface Moment {
  readonly state: AnyMachineSnapshot;
  readonly situation: string;
  /** What can happen here; made on the first request. */
  readonly edges: readonly Edge[];
}

/** One event in one moment. */
export interface Edge {
  readonly from: Moment;
  readonly event: AnyEventObject;
  readonly to: Moment;
  /** Which situation the event leads to from which: edges with one name are walked once. */
  readonly name: string;
}

/** The invokes that have answered and not been called again: each answers once. */
function answeredAfter(
  before: AnyMachineSnapshot,
  answered: Ids,
  { actorId }: AnyEventObject,
  after: AnyMachineSnapshot,
): Ids {
  const ids = typeof actorId === 'string' ? [...answered, actorId] : answered;
  return [...new Set(ids)]
    .filter((id) => id in after.children && after.children[id] === before.children[id])
    .toSorted();
}

/** The events that the chart awaits in its current state. */
export function awaitedIn(state: AnyMachineSnapshot, events: readonly AnyEventObject[]): readonly AnyEventObject[] {
  if (state.status !== 'active') return [];
  const isRunning = (id: unknown) => typeof id !== 'string' || id in state.children;
  return events.filter(
    ({ type, actorId }) =>
      isRunning(actorId) &&
      (type.startsWith('xstate.error.actor.') ||
        state._nodes.some((node) => [...node.transitions.keys()].some((descriptor) => isFor(descriptor, type)))),
  );
}

const written = (_: string, value: unknown) => (value instanceof Map || value instanceof Set ? [...value] : value);

type Ids = readonly string[];

function keyOf({ value, status, context, children, historyValue }: AnyMachineSnapshot, answered: Ids): string {
  const remembered = Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);
  const known = Object.entries(context).map(([name, part]) => [name, textOf(part)]);
  return JSON.stringify([value, status, known, Object.keys(children), answered, remembered]);
}

const texts = new WeakMap<object, string>();

/** Contexts are never changed in place: what most of them share is written once. */
function textOf(part: unknown): string | undefined {
  if (typeof part !== 'object' || part === null) return JSON.stringify(part, written);
  const text = texts.get(part) ?? JSON.stringify(part, written);
  texts.set(part, text);
  return text;
}

export class WalkGraph {
  readonly start: Moment;
  /** One edge of each name, nearest first. */
  readonly edges: readonly Edge[];
  readonly #model: WalkModel;
  readonly #scope: AnyActorScope;
  readonly #moments = new Map<string, Moment>();
  readonly #explored = new Set<Moment>();

  constructor(model: WalkModel) {
    this.#model = model;
    this.#scope = inertScope(model.machine, model.input);
    const [first] = initialTransition(model.machine, model.input);
    this.start = this.#momentOf(first, []);
    this.edges = this.#explore();
  }

  /** The fewest edges from a moment over one of the wanted ones; undefined where none can be reached. */
  wayTo(start: Moment, isWanted: (edge: Edge) => boolean): Edge[] | undefined {
    const cameBy = new Map<Moment, Edge | undefined>([[start, undefined]]);
    for (const moment of cameBy.keys()) {
      if (!this.#explored.has(moment)) continue;
      const found = moment.edges.find(isWanted);
      if (found) return [...wayBack(moment, cameBy), found];
      for (const edge of moment.edges) if (!cameBy.has(edge.to)) cameBy.set(edge.to, edge);
    }
    return undefined;
  }

  /** For every answer, a path from it to the next call of its port or child: what is sent then depends on the answer. */
  waysToAskAgain(): Edge[][] {
    const answers = this.edges.filter(({ event }) => event.type.startsWith('xstate.done.actor.'));
    return [...grouped(answers, ({ event }) => event.actorId)].flatMap(([id, ofId]) => {
      const asksAgain = ({ from, to }: Edge) =>
        to.state.children[id] !== undefined && to.state.children[id] !== from.state.children[id];
      const steps = stepsTo(this.edges, asksAgain);
      return ofId.flatMap((answer) => {
        const again = nearest(answer.to, asksAgain, steps);
        const there = again && this.wayTo(this.start, (edge) => edge === answer);
        return there && again ? [[...there, ...again]] : [];
      });
    });
  }

  #momentOf(state: AnyMachineSnapshot, answered: Ids): Moment {
    const key = keyOf(state, answered);
    let moment = this.#moments.get(key);
    if (!moment) {
      moment = this.#made(state, answered);
      this.#moments.set(key, moment);
    }
    return moment;
  }

  #made(state: AnyMachineSnapshot, answered: Ids): Moment {
    let edges: readonly Edge[] | undefined;
    const awaited = this.#model.events.filter(({ actorId }) => !answered.includes(actorId));
    const edgesOf = (from: Moment) =>
      awaitedIn(state, awaited).map((event): Edge => {
        const next: AnyMachineSnapshot = this.#model.machine.transition(state, event, this.#scope);
        const to = this.#momentOf(next, answeredAfter(state, answered, event, next));
        return { from, event, to, name: `${from.situation} ${JSON.stringify(event)} ${to.situation}` };
      });
    return {
      state,
      situation: this.#model.situation(state),
      get edges() {
        edges ??= edgesOf(this);
        return edges;
      },
    };
  }

  /** Goes on from where an edge of a new name leads: contexts that grow without end do not make endless situations. */
  #explore(): readonly Edge[] {
    const found = new Map<string, Edge>();
    const ahead = new Set([this.start]);
    for (const moment of ahead) {
      this.#explored.add(moment);
      for (const edge of moment.edges) {
        if (found.has(edge.name)) continue;
        if (found.size >= TRAVERSAL_LIMIT) throw new Error('Traversal limit exceeded');
        found.set(edge.name, edge);
        ahead.add(edge.to);
      }
    }
    return [...found.values()];
  }
}

export function grouped(edges: readonly Edge[], keyOf: (edge: Edge) => string): Map<string, Edge[]> {
  const groups = new Map<string, Edge[]>();
  for (const edge of edges) {
    const group = groups.get(keyOf(edge)) ?? [];
    group.push(edge);
    groups.set(keyOf(edge), group);
  }
  return groups;
}

/** How many edges it takes from a situation until one of the wanted ones was taken; absent where none can be reached. */
function stepsTo(edges: readonly Edge[], isWanted: (edge: Edge) => boolean): ReadonlyMap<string, number> {
  const edgesTo = grouped(edges, ({ to }) => to.situation);
  const steps = new Map(edges.filter(isWanted).map(({ from }) => [from.situation, 1]));
  for (const [situation, count] of steps) {
    for (const { from } of edgesTo.get(situation) ?? []) {
      if (!steps.has(from.situation)) steps.set(from.situation, count + 1);
    }
  }
  return steps;
}

/** Moments that are looked through for a way; a chart that asks again does so within a few steps. */
const NEAR = 400;

/** A shortest way over one of the wanted edges: first those moments are looked through whose situations are nearest to one. */
function nearest(
  start: Moment,
  isWanted: (edge: Edge) => boolean,
  stepsFrom: ReadonlyMap<string, number>,
): Edge[] | undefined {
  const cameBy = new Map<Moment, Edge | undefined>([[start, undefined]]);
  /** By the length of the way that leads over them at best. */
  const ahead: Moment[][] = [];
  const add = (moment: Moment, taken: number) => {
    const steps = stepsFrom.get(moment.situation);
    if (steps === undefined) return;
    const alike = ahead[taken + steps] ?? [];
    alike.push(moment);
    ahead[taken + steps] = alike;
  };
  add(start, 0);
  for (let length = 0; length < ahead.length; length += 1) {
    for (const moment of ahead[length] ?? []) {
      if (cameBy.size > NEAR) return undefined;
      const found = moment.edges.find(isWanted);
      const way = wayBack(moment, cameBy);
      if (found) return [...way, found];
      for (const edge of moment.edges) {
        if (cameBy.has(edge.to)) continue;
        cameBy.set(edge.to, edge);
        add(edge.to, way.length + 1);
      }
    }
  }
  return undefined;
}

function wayBack(moment: Moment, cameBy: ReadonlyMap<Moment, Edge | undefined>): Edge[] {
  const way: Edge[] = [];
  for (let edge = cameBy.get(moment); edge; edge = cameBy.get(edge.from)) way.unshift(edge);
  return way;
}

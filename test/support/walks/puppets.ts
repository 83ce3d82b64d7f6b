import { setImmediate as everythingSettled } from 'node:timers/promises';
import {
  type Actor,
  type ActorOptions,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type EventObject,
  fromPromise,
  type InputFrom,
  type NonReducibleUnknown,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate';
import type { Observer } from './observer.ts';
import { takenInTest } from './takenInTest.ts';

/** A port or child machine that was started. */
export interface Call {
  readonly id: string;
  readonly input: unknown;
}

interface Puppet extends Call {
  isWaiting: () => boolean;
  answer: (output: unknown) => void;
  fail: (error: unknown) => void;
}

/** A simulated clock that can go straight to its next timer. */
class StageClock extends SimulatedClock {
  readonly #dueAt = new Map<number, number>();

  override setTimeout(ring: () => void, delay: number): number {
    const id = super.setTimeout(() => {
      this.#dueAt.delete(id);
      ring();
    }, delay);
    this.#dueAt.set(id, this.now() + delay);
    return id;
  }

  override clearTimeout(id: number): void {
    this.#dueAt.delete(id);
    super.clearTimeout(id);
  }

  goToNextTimer(): void {
    if (this.#dueAt.size > 0) this.set(Math.min(...this.#dueAt.values()));
  }
}

/** The calls of the puppets of one stage, and of the actions that the host of the machine fills. */
interface Notes {
  readonly puppets: Puppet[];
  readonly actionCalls: { action: string; params: unknown }[];
  readonly deeds: Call[];
}

type System = AnyActorRef['system'];

const notes = new WeakMap<System, Notes>();

function notesIn(system: System): Notes {
  const found = notes.get(system);
  if (!found) throw new Error('This puppet plays on no stage.');
  return found;
}

/** Replaces a port or a child machine; answers and fails on cue, by the id under which it runs. */
export const puppet = fromPromise<unknown, NonReducibleUnknown>(
  ({ input, self, system }) =>
    new Promise((answer, fail) => {
      const isWaiting = () => self.getSnapshot().status === 'active';
      notesIn(system).puppets.push({ id: self.id, input, isWaiting, answer, fail });
    }),
);

const note = (action: string) => (args: { system: System }, params: unknown) => {
  const { actionCalls, deeds } = notesIn(args.system);
  actionCalls.push({ action, params });
  deeds.push({ id: action, input: params });
};

const asThemselves = new WeakSet<object>();

/** A child machine that is not a puppet on the stage of its parent: it runs there, over separate puppets. */
export function asItself<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const playing = machine.provide({}) as Machine;
  asThemselves.add(playing);
  return playing;
}

function playedBy(logic: unknown): unknown {
  return asThemselves.has(logic as object) ? withPuppets(logic as AnyStateMachine) : puppet;
}

/** A parent that follows its child's snapshots has nothing to follow where a puppet replaces it. */
function isSnapshotOfPuppet(event: EventObject): boolean {
  return event.type.startsWith('xstate.snapshot.') && 'snapshot' in event && !hasContext(event.snapshot);
}

const hasContext = (snapshot: unknown) => typeof snapshot === 'object' && snapshot !== null && 'context' in snapshot;

function withPuppets(machine: AnyStateMachine): AnyStateMachine {
  const { actors, actions } = machine.implementations;
  const hostActions = Object.entries(actions).filter(
    ([, action]) => typeof action === 'function' && !('resolve' in action),
  );
  const staged = machine.provide({
    actors: Object.fromEntries(Object.entries(actors).map(([lazyMachine, logic]) => [lazyMachine, playedBy(logic)])),
    actions: Object.fromEntries(hostActions.map(([name]) => [name, note(name)])),
  });
  const transition = staged.transition.bind(staged);
  staged.transition = (snapshot, event, scope) =>
    isSnapshotOfPuppet(event) ? snapshot : transition(snapshot, event, scope);
  return staged;
}

const NO_OBSERVER = {};
const staged = new WeakMap<AnyStateMachine, WeakMap<object, AnyStateMachine>>();

/** The machine with puppets for its actors as this observer watches it: made once, for its chart is built again with it. */
function stagedFor<Machine extends AnyStateMachine>(machine: Machine, observer: Observer | undefined): Machine {
  const watching = observer ?? NO_OBSERVER;
  const known = staged.get(machine) ?? new WeakMap<object, AnyStateMachine>();
  staged.set(machine, known);
  let found = known.get(watching);
  if (!found) {
    found = withPuppets(machine);
    observer?.watch(found);
    known.set(watching, found);
  }
  return found as Machine;
}

/**
 * A machine alone, and puppets for the world: its ports and child machines answer on cue, called by the id of their
 * invoke or spawn; time passes on cue; calls of the actions that its host fills, and emitted events, are recorded.
 */
export class Stage<Machine extends AnyStateMachine> {
  readonly clock = new StageClock();
  readonly actor: Actor<Machine>;
  readonly emitted: unknown[] = [];
  readonly #notes: Notes = { puppets: [], actionCalls: [], deeds: [] };

  constructor(machine: Machine, input?: InputFrom<Machine>, observer: Observer | undefined = takenInTest()) {
    const options = { input, clock: this.clock, ...(observer ? { inspect: observer.inspect } : {}) };
    this.actor = createActor(stagedFor(machine, observer), options as ActorOptions<Machine>);
    notes.set(this.actor.system, this.#notes);
    this.actor.on('*', (event: { type: string }) => {
      this.emitted.push(event);
      this.#notes.deeds.push({ id: event.type, input: event });
    });
    this.actor.system.inspect((inspected) => {
      if (inspected.type !== '@xstate.event' || inspected.sourceRef !== this.actor) return;
      const { actorRef, event } = inspected;
      if (actorRef !== this.actor && !event.type.startsWith('xstate.'))
        this.#notes.deeds.push({ id: event.type, input: event });
    });
    this.actor.start();
  }

  send(...events: EventFromLogic<Machine>[]): void {
    for (const event of events) this.actor.send(event);
  }

  get snapshot(): SnapshotFrom<Machine> {
    return this.actor.getSnapshot();
  }

  /** The inputs of every call of a port so far, in order. */
  asked(id: string): unknown[] {
    return this.#notes.puppets.filter((puppet) => puppet.id === id).map((puppet) => puppet.input);
  }

  /** The params of every call of a host action so far, in order. */
  paramsOf(action: string): unknown[] {
    return this.#notes.actionCalls.filter((call) => call.action === action).map((call) => call.params);
  }

  /** What it did to others so far, but for starting them, in order: events that it sent or emitted, and actions of its host. */
  get deeds(): readonly Call[] {
    return this.#notes.deeds;
  }

  /** Every call of a port or child machine so far, in order. */
  get calls(): readonly Call[] {
    return this.#notes.puppets;
  }

  /** The ids of ports and child machines that have not answered yet. */
  get running(): string[] {
    return this.#notes.puppets.filter((puppet) => puppet.isWaiting()).map(({ id }) => id);
  }

  isAsking(id: string): boolean {
    return this.#notes.puppets.some((puppet) => puppet.id === id && puppet.isWaiting());
  }

  async answer(id: string, output?: unknown): Promise<void> {
    this.#waiting(id).answer(output);
    await everythingSettled();
  }

  async fail(id: string, error: unknown): Promise<void> {
    this.#waiting(id).fail(error);
    await everythingSettled();
  }

  /** Goes to the next timer and returns whether it was the one that sends this event. */
  letRing(eventType: string): boolean {
    let rang = false;
    const inspection = this.actor.system.inspect((event) => {
      if (event.type === '@xstate.event' && event.actorRef === this.actor) rang ||= event.event.type === eventType;
    });
    this.clock.goToNextTimer();
    inspection.unsubscribe();
    return rang;
  }

  #waiting(id: string): Puppet {
    const puppet = this.#notes.puppets.findLast((candidate) => candidate.id === id);
    if (!puppet?.isWaiting()) throw new Error(`'${id}' was not asked for anything that is still awaited.`);
    return puppet;
  }
}

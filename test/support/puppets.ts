import { setImmediate as everythingSettled } from 'node:timers/promises';
import {
  type Actor,
  type ActorOptions,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  fromPromise,
  type InputFrom,
  type InspectionEvent,
  type NonReducibleUnknown,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate';
import { takenInTest } from './takenInTest.ts';

/** Sees a machine before it starts, and everything that happens to it. */
export interface Observer {
  watch: (machine: AnyStateMachine) => void;
  inspect: (event: InspectionEvent) => void;
}

interface Puppet {
  id: string;
  input: unknown;
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

/**
 * A machine alone, and puppets for the world: its ports and child machines answer on cue, called by the id of their
 * invoke or spawn; time passes on cue; what it tells its host (actions that the host fills) and emits is written down.
 */
export class Stage<Machine extends AnyStateMachine> {
  readonly clock = new StageClock();
  readonly actor: Actor<Machine>;
  readonly emitted: unknown[] = [];
  readonly #puppets: Puppet[] = [];
  readonly #told: { action: string; params: unknown }[] = [];

  constructor(machine: Machine, input?: InputFrom<Machine>, observer: Observer | undefined = takenInTest()) {
    const staged = this.#withPuppets(machine);
    observer?.watch(staged);
    const options = { input, clock: this.clock, ...(observer ? { inspect: observer.inspect } : {}) };
    this.actor = createActor(staged, options as ActorOptions<Machine>);
    this.actor.on('*', (event: unknown) => this.emitted.push(event));
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
    return this.#puppets.filter((puppet) => puppet.id === id).map((puppet) => puppet.input);
  }

  /** The params of every call of a host action so far, in order. */
  told(action: string): unknown[] {
    return this.#told.filter((told) => told.action === action).map((told) => told.params);
  }

  isAsking(id: string): boolean {
    return this.#puppets.some((puppet) => puppet.id === id && puppet.isWaiting());
  }

  async answer(id: string, output?: unknown): Promise<void> {
    this.#waiting(id).answer(output);
    await everythingSettled();
  }

  async fail(id: string, error: unknown): Promise<void> {
    this.#waiting(id).fail(error);
    await everythingSettled();
  }

  /** Goes to the next timer and tells whether it was the one that sends this event. */
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
    const puppet = this.#puppets.findLast((candidate) => candidate.id === id);
    if (!puppet?.isWaiting()) throw new Error(`'${id}' was not asked for anything that is still awaited.`);
    return puppet;
  }

  #withPuppets(machine: Machine): Machine {
    const { actors, actions } = machine.implementations;
    const puppets = Object.keys(actors).map((slot) => [slot, this.#puppet()]);
    const hostActions = Object.entries(actions).filter(
      ([, action]) => typeof action === 'function' && !('resolve' in action),
    );
    const recorders = hostActions.map(([name]) => [
      name,
      (_: unknown, params: unknown) => this.#told.push({ action: name, params }),
    ]);
    return machine.provide({
      actors: Object.fromEntries(puppets),
      actions: Object.fromEntries(recorders),
    }) as Machine;
  }

  #puppet() {
    return fromPromise<unknown, NonReducibleUnknown>(
      ({ input, self }) =>
        new Promise((answer, fail) => {
          const isWaiting = () => self.getSnapshot().status === 'active';
          this.#puppets.push({ id: self.id, input, isWaiting, answer, fail });
        }),
    );
  }
}

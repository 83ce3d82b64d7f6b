import {
  type AnyActorRef,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  and,
  type InspectionEvent,
  or,
} from 'xstate';
import type { Level, WalkRecord } from '../runner/walkRecord.ts';
import type { Observer } from './observer.ts';

export function stateNodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(stateNodesOf)];
}

/** Every candidate of every transition by name: source, event and place among the candidates of that event. */
export function transitionsOf(machine: AnyStateMachine): [string, AnyTransitionDefinition][] {
  return stateNodesOf(machine.root).flatMap((node) =>
    [...node.transitions, ['always', node.always ?? []] as const].flatMap(([descriptor, candidates]) =>
      candidates.map((candidate, index): [string, AnyTransitionDefinition] => [
        `${node.id} on ${descriptor} [${index}]`,
        candidate,
      ]),
    ),
  );
}

/** States that one can be in: neither the machine itself nor a memory of a state. */
export function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  return stateNodesOf(machine.root).filter((node) => node.parent && node.type !== 'history');
}

class Tally {
  readonly counts: Map<string, number>;

  constructor(names: Iterable<string>) {
    this.counts = new Map([...names].map((name) => [name, 0]));
  }

  add(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  get missed(): string[] {
    return [...this.counts].filter(([, count]) => count === 0).map(([name]) => name);
  }

  toString(): string {
    return `${this.counts.size - this.missed.length}/${this.counts.size}`;
  }
}

/** Counts what really happened to the running copies of one machine: states entered, transitions taken, guards answered. */
export class Coverage implements Observer {
  readonly states: Tally;
  readonly transitions: Tally;
  readonly guards: Tally;
  readonly #names = new WeakMap<object, string>();
  readonly #machineId: string;

  constructor(machine: AnyStateMachine) {
    const transitions = transitionsOf(machine);
    this.#machineId = machine.id;
    this.states = new Tally(statesOf(machine).map((node) => node.id));
    this.transitions = new Tally(transitions.map(([name]) => name));
    this.guards = new Tally(
      transitions
        .filter(([, transition]) => transition.guard !== undefined)
        .flatMap(([name]) => [`${name} granted`, `${name} denied`]),
    );
  }

  /** Wraps the guards of one copy, so that both of their answers are seen; a copy is never shared with another observer. */
  readonly watch = (machine: AnyStateMachine): void => {
    for (const [name, transition] of transitionsOf(machine)) {
      this.#names.set(transition, name);
      if (transition.guard === undefined) continue;
      const granted = () => {
        this.guards.add(`${name} granted`);
        return true;
      };
      const denied = () => {
        this.guards.add(`${name} denied`);
        return false;
      };
      // In every form of a guard (name, name with params, function), `and` evaluates it as the machine does.
      const guard = transition.guard as typeof granted;
      transition.guard = or([and([guard, granted]), denied]);
    }
  };

  readonly inspect = (event: InspectionEvent): void => {
    if (event.actorRef.sessionId === event.rootId) this.#note(event);
  };

  /** Counts what happens to an actor from now on, and where it is now. */
  follow(actor: AnyActorRef, machine: AnyStateMachine): void {
    for (const [name, transition] of transitionsOf(machine)) this.#names.set(transition, name);
    this.#reachAll(actor.getSnapshot());
    actor.system.inspect((event) => {
      if (event.actorRef === actor) this.#note(event);
    });
  }

  #note(event: InspectionEvent): void {
    if (event.type === '@xstate.microstep') {
      for (const transition of event._transitions) {
        this.#reach(transition.source);
        const name = this.#names.get(transition);
        if (name !== undefined) this.transitions.add(name);
      }
    }
    if (event.type === '@xstate.microstep' || event.type === '@xstate.snapshot') this.#reachAll(event.snapshot);
  }

  #reachAll(snapshot: object): void {
    if ('_nodes' in snapshot) for (const node of snapshot._nodes as AnyStateNode[]) this.#reach(node);
  }

  #reach(node: AnyStateNode): void {
    if (node.parent) this.states.add(node.id);
  }

  record(level: Level, paths: number, excused: Readonly<Record<string, string>>): WalkRecord {
    return {
      machineId: this.#machineId,
      level,
      paths,
      states: Object.fromEntries(this.states.counts),
      transitions: Object.fromEntries(this.transitions.counts),
      guards: Object.fromEntries(this.guards.counts),
      excused,
    };
  }

  missed(): string[] {
    return [...this.states.missed, ...this.transitions.missed, ...this.guards.missed];
  }
}

import type { AnyActor, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate';
import { statesOf, transitionsOf } from '../walks/coverage.ts';

/** The change of one actor of a page; the page was loaded again when it is null. */
export type Step = {
  /** By its session id. */
  readonly actor: string;
  readonly machineId: string;
  /** Where it is now: nowhere once it has ended. */
  readonly active: readonly string[] | null;
  /** States that it passed through, and those that it entered. */
  readonly states: readonly string[];
  /** Transitions by id. */
  readonly taken: readonly string[];
} | null;

interface Names {
  readonly states: ReadonlySet<AnyStateNode>;
  readonly transitions: ReadonlyMap<object, string>;
}

declare global {
  interface Window {
    notifyRecorder: (steps: readonly Step[]) => Promise<void>;
    /** Asked for by every actor that XState starts with `devTools`. */
    __xstate__?: { register: (actor: AnyActor) => void };
  }
}

const named = new WeakMap<AnyStateMachine, Names>();

function namesOf(machine: AnyStateMachine): Names {
  const known = named.get(machine);
  if (known) return known;
  const names = {
    states: new Set(statesOf(machine)),
    transitions: new Map(transitionsOf(machine).map(([name, transition]): [object, string] => [transition, name])),
  };
  named.set(machine, names);
  return names;
}

type Named = Pick<AnyActor, 'sessionId'>;

function isOfMachine(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot;
}

const waiting: Step[] = [];

/** All that happens in one turn of the page is sent together. */
function send(change: Step): void {
  if (waiting.push(change) > 1) return;
  queueMicrotask(() => void window.notifyRecorder(waiting.splice(0)));
}

function tell(actor: Named, snapshot: AnyMachineSnapshot, step?: InspectionEvent): void {
  const { machine, status } = snapshot;
  const names = namesOf(machine);
  const transitions = step?.type === '@xstate.microstep' ? step._transitions : [];
  const ids = (nodes: readonly AnyStateNode[]) => nodes.filter((node) => names.states.has(node)).map(({ id }) => id);
  const states = ids([...transitions.map(({ source }) => source), ...(snapshot._nodes as AnyStateNode[])]);
  const hasSettled = step?.type !== '@xstate.microstep';
  send({
    actor: actor.sessionId,
    machineId: machine.id,
    active: hasSettled ? (status === 'active' ? ids(snapshot._nodes as AnyStateNode[]) : []) : null,
    states: status === 'stopped' ? [] : states,
    taken: transitions.flatMap((transition) => names.transitions.get(transition) ?? []),
  });
}

/** Actors that run already: those that the root started before its first state. */
function notifyAll(actor: AnyActor): void {
  const snapshot: unknown = actor.getSnapshot();
  if (!isOfMachine(snapshot)) return;
  tell(actor, snapshot);
  const children: Record<string, AnyActor> = snapshot.children;
  for (const child of Object.values(children)) notifyAll(child);
}

if (window.top === window) {
  send(null);
  window.__xstate__ = {
    register: (root) => {
      notifyAll(root);
      root.system.inspect((step) => {
        if (step.type !== '@xstate.microstep' && step.type !== '@xstate.snapshot') return;
        if (isOfMachine(step.snapshot)) tell(step.actorRef, step.snapshot, step);
      });
    },
  };
}

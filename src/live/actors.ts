import type { AnyActorRef, AnyMachineSnapshot, StateValue } from 'xstate';
import { inWords } from '../support/player/inWords.ts';
import { safeName } from '../support/redact.ts';
import { type NextEvent, nextEventsOf } from './nextEvents.ts';

/** A running actor with its children. */
export interface SeenActor {
  /** The path from its root, by the ids in its parents: `session/shop/cart`. */
  path: string;
  /** The name in words. */
  name: string;
  /** The id of its machine, which is the name of its drawing; null for a call to the outside. */
  chart: string | null;
  /** The state of the actor in words. */
  state: string;
  /** The ids of its active states, outer ones included. */
  lit: readonly string[];
  parts: readonly SeenActor[];
}

export type Roots = Readonly<Record<string, AnyActorRef>>;

function stateWords(value: StateValue): string {
  if (typeof value === 'string') return inWords(value);
  const parts = Object.entries(value).map(([name, inner = {}]) => {
    const inside = stateWords(inner);
    return inside === '' ? inWords(name) : `${inWords(name)}: ${inside}`;
  });
  return parts.join(', ');
}

function litIds(parent: string, value: StateValue): string[] {
  const inner = typeof value === 'string' ? [[value, {}] as const] : Object.entries(value);
  return inner.flatMap(([name, inside = {}]) => [`${parent}.${name}`, ...litIds(`${parent}.${name}`, inside)]);
}

function machineSnapshotOf(actor: AnyActorRef): AnyMachineSnapshot | null {
  const snapshot: unknown = actor.getSnapshot();
  const isOfMachine = typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;
  return isOfMachine ? (snapshot as AnyMachineSnapshot) : null;
}

function seen(path: string, id: string, actor: AnyActorRef): SeenActor {
  const snapshot = machineSnapshotOf(actor);
  // A key that is data, such as an order number, is not shown as a name.
  const name = snapshot && safeName(id) !== id ? snapshot.machine.id : safeName(id);
  if (!snapshot) return { path, name: inWords(name), chart: null, state: '', lit: [], parts: [] };
  const { machine, value } = snapshot;
  const children: Readonly<Record<string, AnyActorRef | undefined>> = snapshot.children;
  return {
    path,
    name: inWords(name),
    chart: machine.id,
    state: stateWords(value),
    lit: [machine.id, ...litIds(machine.id, value)],
    parts: Object.entries(children).flatMap(([key, child]) =>
      child && child.getSnapshot().status === 'active' ? [seen(`${path}/${key}`, key, child)] : [],
    ),
  };
}

/** Every running actor below the roots. A machine's children are all actors that it spawned or invoked. */
export function seenActors(roots: Roots): SeenActor[] {
  return Object.entries(roots).map(([name, actor]) => seen(name, name, actor));
}

/** What the actor at a path takes now; empty if it does not run. */
export function nextEventsAt(roots: Roots, path: string): NextEvent[] {
  const [name = '', ...keys] = path.split('/');
  let actor = roots[name];
  for (const key of keys) {
    const children: Readonly<Record<string, AnyActorRef | undefined>> = actor?.getSnapshot().children ?? {};
    actor = children[key];
  }
  const snapshot = actor ? machineSnapshotOf(actor) : null;
  return snapshot ? nextEventsOf(snapshot) : [];
}

export function findActor(actors: readonly SeenActor[], path: string): SeenActor | null {
  for (const actor of actors) {
    const found = actor.path === path ? actor : findActor(actor.parts, path);
    if (found) return found;
  }
  return null;
}

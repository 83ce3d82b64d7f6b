import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { PortFailure } from '#machines/lib/failure.ts';
import { stateNodesOf } from './coverage.ts';

export type Cases = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * The part of a walk that lists what can happen. What the chart awaits and the table does not name happens with nothing in it: an
 * event without payload, an answer without content; a port that fails is offline.
 */
export interface CaseTable {
  machine: AnyStateMachine;
  events?: Readonly<Record<string, object | 'raised'>>;
  answers?: Cases;
  failures?: Cases;
  snapshots?: Cases;
}

/** An event that is written, compared and distinguished by its type and the name of its case, whatever it carries. */
function named(type: string, name: string, payload: object): AnyEventObject {
  const event: AnyEventObject = { type, ...payload };
  return Object.defineProperty(event, 'toJSON', { value: () => (name === '' ? type : `${type}: ${name}`) });
}

const OFFLINE = new PortFailure({ kind: 'offline', status: null, detail: '' });

const FAILED = 'xstate.error.actor.';
type Kind = Readonly<{
  prefix: string;
  key: 'output' | 'error' | 'snapshot';
  usual: Readonly<Record<string, unknown>>;
}>;
const DONE: Kind = { prefix: 'xstate.done.actor.', key: 'output', usual: { '': undefined } };
const SNAPSHOT: Kind = { prefix: 'xstate.snapshot.', key: 'snapshot', usual: {} };
const ERROR: Kind = { prefix: FAILED, key: 'error', usual: { '': OFFLINE } };

const invokedBy = (machine: AnyStateMachine): string[] =>
  stateNodesOf(machine.root).flatMap((node) => node.invoke.map(({ id }) => id));

function casesOf(machine: AnyStateMachine, given: Cases = {}, { prefix, key, usual }: Kind): AnyEventObject[] {
  const charted = chartedTypes(machine);
  // A failure happens whether the chart awaits it or not.
  const invoked = invokedBy(machine).filter((id) => prefix === FAILED || charted.includes(prefix + id));
  return Object.entries({ ...Object.fromEntries(invoked.map((id) => [id, usual])), ...given }).flatMap(
    ([id, outcomes]) =>
      Object.entries(outcomes).map(([name, outcome]) => named(prefix + id, name, { actorId: id, [key]: outcome })),
  );
}

/** The types that are in the chart. What a final state raises belongs to the machine itself. */
function chartedTypes(machine: AnyStateMachine): string[] {
  const types = stateNodesOf(machine.root).flatMap((node) => [...node.transitions.keys()]);
  return [...new Set(types)].filter((type) => !type.startsWith('xstate.done.state.'));
}

/** Everything that can happen to the machine from outside: the cases of the table, and each of its timers. */
export function eventsOf({ machine, events = {}, answers, failures, snapshots }: CaseTable): AnyEventObject[] {
  const charted = chartedTypes(machine);
  const unnamed = charted.filter((type) => !type.startsWith('xstate.') && type !== '*' && !(type in events));
  const sent = Object.entries(events).flatMap(([type, cases]) =>
    cases === 'raised' ? [] : Object.entries(cases).map(([name, payload]) => named(type, name, payload)),
  );
  const timers = charted.filter((type) => type.startsWith('xstate.after.'));
  return [
    ...sent,
    ...unnamed.map((type) => named(type, '', {})),
    ...casesOf(machine, answers, DONE),
    ...casesOf(machine, failures, ERROR),
    ...casesOf(machine, snapshots, SNAPSHOT),
    ...timers.map((type) => named(type, '', {})),
  ];
}

/** Whether an event belongs to a part of the chart. */
export function isIn(part: readonly string[] | undefined, event: AnyEventObject): boolean {
  const names = [event.type, event.actorId, JSON.parse(JSON.stringify(event))];
  return part === undefined || names.some((name) => part.includes(name));
}

/** Whether a transition on this type, or on all that begin like it (`xstate.error.actor.*`), is for such an event. */
export function isFor(descriptor: string, type: string): boolean {
  return descriptor === type || (descriptor.endsWith('.*') && type.startsWith(descriptor.slice(0, -1)));
}

/** Events of the chart without a case, and cases without an event in the chart: both would be skipped in silence. */
export function mismatchesOf(table: CaseTable): string[] {
  const charted = chartedTypes(table.machine);
  const { events = {} } = table;
  const raised = Object.keys(events).filter((type) => events[type] === 'raised');
  const given = [...new Set([...eventsOf(table).map((event) => event.type), ...raised])];
  return [
    ...charted
      .filter((descriptor) => !given.some((type) => isFor(descriptor, type)))
      .map((type) => `no case for ${type}`),
    ...given
      .filter((type) => !charted.some((descriptor) => isFor(descriptor, type)))
      .map((type) => `a case for ${type}, which is not in the chart`),
  ];
}

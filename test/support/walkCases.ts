import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { stateNodesOf } from './coverage.ts';

export type Cases = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The part of a walk that says what can happen. */
export interface CaseTable {
  machine: AnyStateMachine;
  events: Readonly<Record<string, object | 'raised'>>;
  answers?: Cases;
  failures?: Cases;
}

/** An event that is written, compared and told apart by its type and the name of its case, whatever it carries. */
function named(type: string, name: string, payload: object): AnyEventObject {
  const event: AnyEventObject = { type, ...payload };
  return Object.defineProperty(event, 'toJSON', { value: () => (name === '' ? type : `${type}: ${name}`) });
}

function casesOf(cases: Cases = {}, kind: 'done' | 'error', key: 'output' | 'error'): AnyEventObject[] {
  return Object.entries(cases).flatMap(([id, outcomes]) =>
    Object.entries(outcomes).map(([name, outcome]) =>
      named(`xstate.${kind}.actor.${id}`, name, { actorId: id, [key]: outcome }),
    ),
  );
}

/** The types that stand in the chart. What a final state raises belongs to the machine itself. */
function chartedTypes(machine: AnyStateMachine): string[] {
  const types = stateNodesOf(machine.root).flatMap((node) => [...node.transitions.keys()]);
  return [...new Set(types)].filter((type) => !type.startsWith('xstate.done.state.'));
}

/** Everything that can happen to the machine from outside: the cases of the table, and each of its timers. */
export function eventsOf({ machine, events, answers, failures }: CaseTable): AnyEventObject[] {
  const sent = Object.entries(events).flatMap(([type, cases]) =>
    cases === 'raised' ? [] : Object.entries(cases).map(([name, payload]) => named(type, name, payload)),
  );
  const timers = chartedTypes(machine).filter((type) => type.startsWith('xstate.after.'));
  return [
    ...sent,
    ...casesOf(answers, 'done', 'output'),
    ...casesOf(failures, 'error', 'error'),
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
  const raised = Object.keys(table.events).filter((type) => table.events[type] === 'raised');
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

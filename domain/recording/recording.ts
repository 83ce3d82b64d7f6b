import { type Static, Type } from 'typebox';

/** The most that one recording has: what the last minutes of a tab need. */
export const RECORDING_LIMITS = { steps: 400, actors: 200, minutes: 15 } as const;

const NAME_LENGTH = 80;
const STATE_LENGTH = 400;

/** A name of the program: of a machine, an event or a kind of answer. */
const Name = Type.String({ maxLength: NAME_LENGTH, pattern: '^[A-Za-z0-9 .*…_-]*$' });
/** The innermost active states by their path in the machine, separated by blanks; blank before a machine has started. */
const States = Type.String({ maxLength: STATE_LENGTH, pattern: '^[A-Za-z0-9 ._-]*$' });

/** A running machine. `states`: where it was before the first step of the recording. */
const RecordedActor = Type.Object({ machine: Name, states: States });

/** One event that a machine received. It has no field for a value. */
const RecordedStep = Type.Object({
  /** Milliseconds since the recording began. */
  at: Type.Integer({ minimum: 0, maximum: 86_400_000 }),
  /** The place of its machine in `actors`. */
  actor: Type.Integer({ minimum: 0, maximum: RECORDING_LIMITS.actors - 1 }),
  event: Name,
  /** The kind of the answer or failure that the event carries, such as `declined`. */
  kind: Type.Optional(Name),
  /** Where the machine was afterwards; blank if the event stopped it with an error. */
  states: States,
});
export type RecordedStep = Static<typeof RecordedStep>;

/** The last minutes of a tab: what happened, by machine, state and kind. */
export const Recording = Type.Object({
  actors: Type.Array(RecordedActor, { maxItems: RECORDING_LIMITS.actors }),
  steps: Type.Array(RecordedStep, { maxItems: RECORDING_LIMITS.steps }),
});
export type Recording = Static<typeof Recording>;

/** A state of a machine as XState writes it. */
export type StateTree = string | { readonly [name: string]: StateTree | undefined };

/** The innermost active states by their paths. */
export function leavesOf(value: StateTree): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, inner]) => {
    const inside = inner === undefined ? [] : leavesOf(inner);
    return inside.length === 0 ? [name] : inside.map((leaf) => `${name}.${leaf}`);
  });
}

/** The innermost active states of a machine as a recording names them. */
export function statesText(value: StateTree): string {
  return leavesOf(value).toSorted().join(' ').slice(0, STATE_LENGTH);
}

/** The ids of all active states of a machine, outer ones included. */
export function activeIds(machine: string, states: string): string[] {
  const paths = states.split(' ').flatMap((leaf) => {
    const parts = leaf === '' ? [] : leaf.split('.');
    return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
  });
  return [machine, ...new Set(paths.map((path) => `${machine}.${path}`))];
}

/** Where each machine of a recording is after its first `count` steps. */
export function statesAfter({ actors, steps }: Recording, count: number): string[] {
  const now = actors.map(({ states }) => states);
  for (const { actor, states } of steps.slice(0, count)) now[actor] = states;
  return now;
}

import type { AnyStateMachine } from 'xstate';
import type { Recording } from '#domain/recording/recording.ts';
import { isReachedByRaise, possibleStates } from './possibleStates.ts';

/** An event that does today what it did not do in the recording. */
export interface Difference {
  /** Counted from 1, as the panel does. */
  step: number;
  machine: string;
  event: string;
  from: string;
  /** Where the recorded machine went. */
  recorded: string;
  /** Where the machine of today can go; null: it has no such states any more, or no longer exists. */
  today: readonly string[] | null;
}

export interface Stopped {
  step: number;
  machine: string;
  event: string;
  from: string;
}

export interface Replayed {
  steps: number;
  differences: Difference[];
  /** Steps that stopped their machine with an error. */
  stopped: Stopped[];
}

const UNKNOWN = '…';

/** Plays every step of a recording on the machines of today, each from the states that the recording names. */
export function replay({ actors, steps }: Recording, machines: ReadonlyMap<string, AnyStateMachine>): Replayed {
  const states = actors.map((actor) => actor.states);
  const replayed: Replayed = { steps: steps.length, differences: [], stopped: [] };
  steps.forEach(({ actor, event, states: recorded }, index) => {
    const { machine: id = '' } = actors[actor] ?? {};
    const from = states[actor] ?? '';
    states[actor] = recorded;
    const step = { step: index + 1, machine: id, event, from };
    if (recorded === '') {
      replayed.stopped.push(step);
      return;
    }
    if (event === UNKNOWN && from === recorded) return;
    const machine = machines.get(id);
    const today = machine ? possibleStates(machine, { from, event }) : null;
    if (today?.includes(recorded) || (machine && today && isReachedByRaise(machine, today, recorded))) return;
    replayed.differences.push({ ...step, recorded, today });
  });
  return replayed;
}

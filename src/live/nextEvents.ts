import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { inWords } from '../support/player/inWords.ts';
import { safeName } from '../support/redact.ts';

/** An event that the current state has transitions for. */
export interface NextEvent {
  type: string;
  /** `asked`: it depends on what the event carries. */
  answer: 'possible' | 'refused' | 'asked';
  /** The conditions in words, without values of the buyer. */
  guards: readonly string[];
}

interface Composed {
  guards?: readonly unknown[];
}

/** The names of a guard: those that it is composed of, or none for a condition without a name. */
function guardNames(guard: unknown): string[] {
  if (typeof guard === 'string') return [guard];
  if (typeof guard === 'function') return ((guard as Composed).guards ?? []).flatMap(guardNames);
  return typeof guard === 'object' && guard !== null && 'type' in guard ? [String(guard.type)] : [];
}

/** Whether the answer depends on the state alone: an event without content is enough to ask for it. */
function isOfState({ guard }: AnyTransitionDefinition): boolean {
  return typeof guard === 'string' || (typeof guard === 'object' && typeof guard.params !== 'function');
}

function answerNow(
  snapshot: AnyMachineSnapshot,
  type: string,
  transitions: readonly AnyTransitionDefinition[],
): NextEvent['answer'] {
  if (transitions.some(({ guard }) => guard === undefined)) return 'possible';
  if (!transitions.every(isOfState)) return 'asked';
  try {
    return snapshot.can({ type }) ? 'possible' : 'refused';
  } catch {
    return 'asked';
  }
}

/** What users and other machines can send to an actor in its current state, and what its guards refuse. */
export function nextEventsOf(snapshot: AnyMachineSnapshot): NextEvent[] {
  const known = new Map<string, AnyTransitionDefinition[]>();
  for (const { transitions } of snapshot._nodes) {
    for (const [type, candidates] of transitions) {
      const isSent = !type.startsWith('xstate.') && type !== '*';
      if (isSent) known.set(type, [...(known.get(type) ?? []), ...candidates]);
    }
  }
  return [...known].map(([type, transitions]) => {
    const answer = answerNow(snapshot, type, transitions);
    const names = transitions.flatMap(({ guard }) => guardNames(guard));
    const guards = answer === 'possible' ? [] : [...new Set(names.map((name) => inWords(safeName(name))))];
    return { type: safeName(type), answer, guards };
  });
}

import type { AnyActorRef, InspectionEvent } from 'xstate';
import { inWords } from '../support/player/inWords.ts';
import { type RedactedEvent, redacted, safeName } from '../support/redact.ts';
import { nextEventsAt, type Roots, type SeenActor, seenActors } from './actors.ts';
import type { NextEvent } from './nextEvents.ts';

const MOST_EVENTS = 50;

/** A description of the event without data of the buyer; the event itself is not stored. */
export interface SeenEvent extends RedactedEvent {
  /** The sequence number since watching started. */
  number: number;
  /** The actor that received it. */
  actor: string;
}

export interface Seen {
  actors: readonly SeenActor[];
  /** The newest first. */
  events: readonly SeenEvent[];
}

export interface Watch {
  /** The current snapshot; the same object until an event happens. */
  current(): Seen;
  /** What the actor at a path takes now. */
  nextAt(path: string): readonly NextEvent[];
  subscribe(listener: () => void): () => void;
  stop(): void;
}

/** A promise sends itself the event that its parent receives. */
function isEcho({ sourceRef, actorRef, event }: Extract<InspectionEvent, { type: '@xstate.event' }>): boolean {
  return sourceRef === actorRef && event.type.startsWith('xstate.promise.');
}

/** Watches the actors below the roots, running ones included. It only observes and never sends an event. */
export function watchActors(roots: Roots, soon: (run: () => void) => void): Watch {
  const listeners = new Set<() => void>();
  const rootNames = new Map(Object.entries(roots).map(([name, actor]) => [actor, name]));
  let events: readonly SeenEvent[] = [];
  let seen: Seen | null = null;
  let count = 0;
  let isNotified = true;

  function change(): void {
    seen = null;
    if (!isNotified) return;
    isNotified = false;
    soon(() => {
      isNotified = true;
      for (const listener of listeners) listener();
    });
  }

  function look(inspected: InspectionEvent): void {
    if (inspected.type === '@xstate.event' && !isEcho(inspected)) {
      const actor = inspected.actorRef as AnyActorRef;
      count += 1;
      const name = inWords(safeName(rootNames.get(actor) ?? actor.id));
      events = [{ number: count, actor: name, ...redacted(inspected.event) }, ...events.slice(0, MOST_EVENTS - 1)];
    }
    if (inspected.type !== '@xstate.action' && inspected.type !== '@xstate.microstep') change();
  }

  const subscriptions = Object.values(roots).map((root) => root.system.inspect(look));
  return {
    current: () => {
      seen ??= { actors: seenActors(roots), events };
      return seen;
    },
    nextAt: (path) => nextEventsAt(roots, path),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      listeners.clear();
    },
  };
}

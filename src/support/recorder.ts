import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { RECORDING_LIMITS, type RecordedStep, type Recording, statesText } from '#domain/recording/recording.ts';
import { machineSnapshotOf } from './machineSnapshotOf.ts';
import { kindOf } from './redact.ts';

/** Below the server's limit of a body. */
const MOST_BYTES = 60_000;
/** Steps that are dropped at once when a recording is too large to be sent. */
const DROPPED = 20;
const UNKNOWN = '…';
const STARTS = 'xstate.init';

interface Tracked {
  machine: string;
  /** Where it was before the first step that is kept. */
  before: string;
}

interface Step extends Omit<RecordedStep, 'actor'> {
  readonly actor: Tracked;
}

export interface Recorder {
  /** The last minutes; times count from the oldest step. */
  recording(): Recording;
  stop(): void;
}

/** A name that the machine itself uses; ids in event names can be data. */
function nameOf({ type }: AnyEventObject, { machine }: AnyMachineSnapshot): string {
  if (type === STARTS || machine.events.includes(type)) return type;
  const ofAll = `${type.split('.').slice(0, 3).join('.')}.*`;
  return machine.events.includes(ofAll) ? ofAll : UNKNOWN;
}

const isRepeat = (step: Step, before: Step | undefined) =>
  step.actor === before?.actor &&
  step.event === before.event &&
  step.kind === before.kind &&
  step.states === before.states;

function written(steps: readonly Step[]): Recording {
  const actors = [...new Set(steps.map(({ actor }) => actor))];
  const began = steps[0]?.at ?? 0;
  return {
    actors: actors.map(({ machine, before }) => ({ machine, states: before })),
    steps: steps.map(({ actor, at, ...step }) => ({ ...step, at: at - began, actor: actors.indexOf(actor) })),
  };
}

function fits(recording: Recording): boolean {
  const bytes = new TextEncoder().encode(JSON.stringify(recording)).length;
  return bytes <= MOST_BYTES && recording.actors.length <= RECORDING_LIMITS.actors;
}

/**
 * Records the last minutes of the actors below the roots: machines, states and names of events, never a value. An event
 * that is repeated without an effect is recorded once, so that the number of keystrokes is not kept.
 */
export function recordActors(roots: readonly AnyActorRef[], now: () => number): Recorder {
  const tracked = new WeakMap<AnyActorRef, Tracked>();
  const open = new WeakMap<object, WeakMap<AnyActorRef, Step>>();
  let steps: Step[] = [];

  function trackedOf(actor: AnyActorRef, snapshot: AnyMachineSnapshot, isStarting: boolean): Tracked {
    const known = tracked.get(actor);
    if (known) return known;
    const added = { machine: snapshot.machine.id, before: isStarting ? '' : statesText(snapshot.value) };
    tracked.set(actor, added);
    return added;
  }

  function drop(count: number): void {
    for (const { actor, states } of steps.splice(0, count)) actor.before = states;
  }

  function begin(actor: AnyActorRef, event: AnyEventObject): void {
    const snapshot = machineSnapshotOf(actor.getSnapshot());
    if (snapshot?.status !== 'active') return;
    const isStarting = event.type === STARTS;
    const at = now();
    const kind = kindOf(event);
    const step: Step = {
      at,
      actor: trackedOf(actor, snapshot, isStarting),
      event: nameOf(event, snapshot),
      ...(kind !== undefined && { kind }),
      states: '',
    };
    const ofEvent = open.get(event) ?? new WeakMap<AnyActorRef, Step>();
    open.set(event, ofEvent.set(actor, step));
    steps.push(step);
    const first = steps.findIndex((kept) => kept.at >= at - RECORDING_LIMITS.minutes * 60_000);
    drop(Math.max(first, steps.length - RECORDING_LIMITS.steps));
  }

  function end(actor: AnyActorRef, event: AnyEventObject, snapshot: AnyMachineSnapshot): void {
    const step = open.get(event)?.get(actor);
    if (!step) return;
    step.states = statesText(snapshot.value);
    if (steps.at(-1) === step && isRepeat(step, steps.at(-2))) steps.pop();
  }

  function look(inspected: InspectionEvent): void {
    if (inspected.type === '@xstate.event') begin(inspected.actorRef as AnyActorRef, inspected.event);
    if (inspected.type !== '@xstate.snapshot') return;
    const snapshot = machineSnapshotOf(inspected.snapshot);
    if (snapshot) end(inspected.actorRef as AnyActorRef, inspected.event, snapshot);
  }

  const subscriptions = roots.map((root) => root.system.inspect(look));
  return {
    recording: () => {
      while (!fits(written(steps))) drop(DROPPED);
      return written(steps);
    },
    stop: () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      steps = [];
    },
  };
}

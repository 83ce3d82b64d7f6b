import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import {
  BATCH_LIMITS,
  COUNTED_FLOWS,
  COUNTS,
  type Count,
  isGoal,
  type StateNumbers,
} from '#domain/flows/flowNumbers.ts';
import { leavesOf } from '#domain/recording/recording.ts';
import { machineSnapshotOf } from './machineSnapshotOf.ts';
import { kindOf } from './redact.ts';

const FAILURES: ReadonlySet<string | undefined> = new Set(
  'refused declined unpaid failed conflict stale unclear faulty offline unauthorised unavailable unexpected'.split(' '),
);
/** Stays up to these milliseconds. */
const STAYS: readonly (readonly [Count, number])[] = [
  ['instant', 1_000],
  ['seconds', 10_000],
  ['minute', 60_000],
];

/** The active states of one machine, and since when. */
type Stays = Map<string, number>;

export interface FlowCounter {
  /** The numbers since they were taken last. */
  take(): StateNumbers[];
  /** The tab is closed: the flows that have not reached their goal are abandoned. */
  abandonAll(): void;
}

const isFailure = (event: AnyEventObject) => event.type.startsWith('xstate.error.') || FAILURES.has(kindOf(event));

/** Whether the last state of a change is before the first, in the order in which the chart lists them. */
function leadsBack({ machine }: AnyMachineSnapshot, from: string, to: string): boolean {
  const order = (state: string) => machine.getStateNodeById(`${machine.id}.${state}`).order;
  return order(to) < order(from);
}

/** Counts how the states of the counted flows below the roots are entered and left. It keeps no event. */
export function countFlows(roots: readonly AnyActorRef[], now: () => number): FlowCounter {
  const staysOf = new Map<AnyActorRef, { machine: string; stays: Stays }>();
  let counted = new Map<string, StateNumbers>();

  function add(machine: string, state: string, count: Count): void {
    const key = `${machine}.${state}`;
    const zeros = Object.fromEntries(COUNTS.map((name) => [name, 0])) as Record<Count, number>;
    const numbers = counted.get(key) ?? { machine, state, ...zeros };
    numbers[count] = Math.min(numbers[count] + 1, BATCH_LIMITS.count);
    counted.set(key, numbers);
  }

  function leave(machine: string, [state, since]: [string, number], way: Count): void {
    add(machine, state, way);
    const stay = now() - since;
    add(machine, state, STAYS.find(([, most]) => stay <= most)?.[0] ?? 'minutes');
  }

  function abandon(actor: AnyActorRef): void {
    const { machine = '', stays = [] } = staysOf.get(actor) ?? {};
    for (const stay of stays) leave(machine, stay, isGoal(machine, stay[0]) ? 'forward' : 'abandoned');
    staysOf.delete(actor);
  }

  function change(actor: AnyActorRef, event: AnyEventObject | null, snapshot: AnyMachineSnapshot): void {
    const machine = snapshot.machine.id;
    if (!(machine in COUNTED_FLOWS)) return;
    if (snapshot.status === 'stopped' || snapshot.status === 'error') {
      abandon(actor);
      return;
    }
    const { stays } = staysOf.get(actor) ?? { stays: new Map<string, number>() };
    const active = leavesOf(snapshot.value);
    const entered = active.filter((state) => !stays.has(state));
    for (const stay of [...stays].filter(([state]) => !active.includes(state))) {
      const isBack = entered.some((state) => leadsBack(snapshot, stay[0], state));
      leave(machine, stay, event && isFailure(event) ? 'failed' : isBack ? 'back' : 'forward');
      stays.delete(stay[0]);
    }
    for (const state of entered) {
      add(machine, state, 'entered');
      stays.set(state, now());
    }
    if (snapshot.status === 'active') staysOf.set(actor, { machine, stays });
    else staysOf.delete(actor);
  }

  /** What runs already has been entered before. */
  function begin(actor: AnyActorRef): void {
    const snapshot = machineSnapshotOf(actor.getSnapshot());
    if (!snapshot) return;
    change(actor, null, snapshot);
    for (const child of Object.values(snapshot.children)) if (child) begin(child as AnyActorRef);
  }

  function look(inspected: InspectionEvent): void {
    if (inspected.type !== '@xstate.snapshot') return;
    const snapshot = machineSnapshotOf(inspected.snapshot);
    if (snapshot) change(inspected.actorRef as AnyActorRef, inspected.event, snapshot);
  }

  for (const root of roots) {
    begin(root);
    root.system.inspect(look);
  }
  return {
    take: () => {
      const taken = [...counted.values()].slice(0, BATCH_LIMITS.states);
      counted = new Map();
      return taken;
    },
    abandonAll: () => {
      for (const actor of [...staysOf.keys()]) abandon(actor);
    },
  };
}

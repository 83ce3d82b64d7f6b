import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createMachine,
  fromPromise,
  type MachineConfig,
} from 'xstate';
import { statesText } from '#domain/recording/recording.ts';
import { inertScope } from './inertScope.ts';

/** More combinations of the results of guards than one event has. */
const MOST_RUNS = 2_000;
/** These actions can raise an event of their own machine, which is part of the same step. */
const RAISING = ['xstate.raise', 'xstate.enqueueActions'];

type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('getSnapshot' in value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function bareTransitions(value: unknown): unknown {
  if (value === undefined) return undefined;
  return listOf(value).map((one) => {
    if (!isPart(one)) return { target: one };
    const { target, reenter, guard } = one;
    return { target, reenter, ...(guard !== undefined && { guard: 'decided' }) };
  });
}

function mapValues(value: unknown, change: (inner: unknown) => unknown): Part {
  return isPart(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)])) : {};
}

function bareInvoke(value: unknown): unknown {
  if (!isPart(value)) return value;
  const { id, onDone, onError, onSnapshot } = value;
  const answers = { onDone, onError, onSnapshot };
  const given = Object.entries(answers).filter(([, answer]) => answer !== undefined);
  return {
    id,
    src: 'waiting',
    ...Object.fromEntries(given.map(([name, answer]) => [name, bareTransitions(answer)])),
  };
}

/** A state without actions, context and data: its transitions, with guards that are decided from outside. */
function bareState(value: unknown): Part {
  if (!isPart(value)) return {};
  const { id, initial, type, states, on, after, always, onDone, invoke } = value;
  return {
    id,
    initial: isPart(initial) ? initial.target : initial,
    type,
    states: bareStates(states),
    on: mapValues(on, bareTransitions),
    after: mapValues(after, bareTransitions),
    always: bareTransitions(always),
    onDone: bareTransitions(onDone),
    invoke: invoke === undefined ? [] : listOf(invoke).map(bareInvoke),
  };
}

/** What a history state remembers is not recorded: it leads to each of the states beside it. */
function bareStates(states: unknown): Part {
  const names = isPart(states) ? Object.entries(states) : [];
  const remembered = names.filter(([, state]) => !isHistory(state));
  const anyOf = { always: remembered.map(([name]) => ({ target: name, guard: 'decided' })) };
  return Object.fromEntries(names.map(([name, state]) => [name, isHistory(state) ? anyOf : bareState(state)]));
}

const isHistory = (state: unknown) => isPart(state) && state.type === 'history';

/** What is decided from outside while a machine plays, and what is noticed of it. */
interface Play {
  decide: () => boolean;
  /** After each of its steps, with the event and the states that it led to. */
  notice: (event: string, states: string) => void;
}

/**
 * Every result of a run, over all results of the guards that it asks. A run ends where an earlier run, or itself, has
 * been: what follows is known from there, and charts can lead in circles.
 */
function overAllGuards<Result>(play: Play, run: () => Result): Result[] {
  const results: Result[] = [];
  const passed = new Set<string>();
  const ahead: boolean[][] = [[]];
  for (let runs = 0; runs < MOST_RUNS; runs += 1) {
    const given = ahead.pop();
    if (!given) return results;
    const made: boolean[] = [];
    let isKnown = false;
    let before = '';
    play.decide = () => {
      if (isKnown) throw new Error('known');
      made.push(given[made.length] ?? true);
      return made.at(-1) === true;
    };
    play.notice = (event, states) => {
      const step = [before, event, states].join('\n');
      before = states;
      if (made.length < given.length) return;
      isKnown ||= passed.has(step);
      passed.add(step);
    };
    try {
      const result = run();
      if (!isKnown) results.push(result);
    } catch (error) {
      if (!isKnown) throw error;
    }
    for (let place = given.length; place < made.length; place += 1) ahead.push([...made.slice(0, place), false]);
  }
  return results;
}

function hasRaise(value: unknown, seen = new Set<unknown>()): boolean {
  if (typeof value === 'function') return RAISING.includes(String(Reflect.get(value, 'type')));
  if (typeof value !== 'object' || value === null || seen.has(value)) return false;
  seen.add(value);
  return Object.values(value).some((inner) => hasRaise(inner, seen));
}

interface Bare {
  readonly machine: AnyStateMachine;
  readonly scope: AnyActorScope;
  readonly play: Play;
  readonly raises: boolean;
  /** Results by the states and the event. */
  readonly known: Map<string, string[]>;
}

/** Notices every step of the machine. */
function scopeOf(machine: AnyStateMachine, play: Play): AnyActorScope {
  const scope = inertScope(machine);
  scope.system.inspect((step) => {
    if (step.type !== '@xstate.microstep') return;
    play.notice(step.event.type, statesText((step.snapshot as AnyMachineSnapshot).value));
  });
  return scope;
}

const bares = new WeakMap<AnyStateMachine, Bare>();

function bareOf(machine: AnyStateMachine): Bare {
  const known = bares.get(machine);
  if (known) return known;
  const delays = Object.fromEntries(Object.keys(machine.implementations.delays).map((name) => [name, 1]));
  const config = { ...bareState(machine.config), id: machine.id } as MachineConfig<never, never>;
  const play: Play = { decide: () => false, notice: () => undefined };
  const playing = createMachine(config as never).provide({
    actors: { waiting: fromPromise(() => new Promise(() => undefined)) },
    guards: { decided: () => play.decide() },
    delays,
  } as never) as AnyStateMachine;
  const bare = {
    machine: playing,
    scope: scopeOf(playing, play),
    play,
    known: new Map(),
    raises: hasRaise(machine.config) || hasRaise(machine.implementations.actions),
  };
  bares.set(machine, bare);
  return bare;
}

function stateTreeOf(states: string): object {
  const value: Record<string, object> = {};
  for (const leaf of states.split(' ')) {
    let at: Record<string, object> = value;
    for (const name of leaf.split('.')) {
      const inner = (at[name] ?? {}) as Record<string, object>;
      at[name] = inner;
      at = inner;
    }
  }
  return value;
}

const startIn = ({ machine }: Bare, states: string) =>
  machine.resolveState({ value: stateTreeOf(states) as never, context: {} });

/** The states after an event, over all results of the guards. */
function statesAfter(bare: Bare, from: string, event: string): string[] {
  const name = `${from} ${event}`;
  const known = bare.known.get(name);
  if (known) return known;
  const found = overAllGuards(bare.play, () => {
    const next: AnyMachineSnapshot =
      from === ''
        ? bare.machine.getInitialSnapshot(bare.scope, undefined)
        : bare.machine.transition(startIn(bare, from), { type: event }, bare.scope);
    return statesText(next.value);
  });
  const states = [...new Set(found)];
  bare.known.set(name, states);
  return states;
}

const isMissingState = (error: unknown) =>
  error instanceof Error && /Child state '.*' does not exist/.test(error.message);

/**
 * Where the machine of today can be after an event, whatever its guards find: without data nobody knows their results.
 * Calls and child machines never answer by themselves; the event says which one answered. Null: the machine has no such
 * states. `from` is blank for its start.
 */
export function possibleStates(
  machine: AnyStateMachine,
  { from, event }: { from: string; event: string },
): string[] | null {
  try {
    return statesAfter(bareOf(machine), from, event);
  } catch (error) {
    if (isMissingState(error)) return null;
    throw error;
  }
}

/** Whether one more event, which the machine itself may raise in the same step, leads to these states. */
export function isReachedByRaise(machine: AnyStateMachine, reached: readonly string[], wanted: string): boolean {
  const bare = bareOf(machine);
  if (!bare.raises) return false;
  const internal = machine.events.filter((type) => !type.startsWith('xstate.'));
  return reached.some((from) => internal.some((type) => statesAfter(bare, from, type).includes(wanted)));
}

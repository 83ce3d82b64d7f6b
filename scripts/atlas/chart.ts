import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, StateMachine } from 'xstate';
import { lazyMachineId } from '#machines/lib/lazy.ts';
import { featuresOf } from './features.ts';
import { happyPathOf, pathTransitions } from './happyPaths.ts';
import { effectWords, guardWords, inWords, timeWords } from './words.ts';

export interface ChartInvoke {
  id: string;
  src: string;
  /** The machine, if it is one of ours. */
  machineId: string | null;
}

export interface ChartState {
  id: string;
  key: string;
  parent: string | null;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  description: string;
  tags: readonly string[];
  /** The ids of its capabilities. */
  features: readonly string[];
  /** The initial state of a compound state. */
  initial: string | null;
  invokes: readonly ChartInvoke[];
  /** The effects outside the machine on entry and exit. */
  entry: readonly string[];
  exit: readonly string[];
}

export interface ChartTransition {
  /** `cart.loaded.idle on cart.refresh [0]`: source, event and index among the event's candidates. */
  id: string;
  source: string;
  /** None: the transition neither exits nor enters a state. */
  targets: readonly string[];
  kind: 'event' | 'always' | 'after' | 'done' | 'error';
  /** The event's type, the delay in words, or the actor that responded. */
  label: string;
  /** In words; the last candidate after guarded ones says `otherwise`. */
  guard: string | null;
  /** The place among the alternatives of one event, from 1 in the order they are checked; null for a single one. */
  order: number | null;
  description: string;
  effects: readonly string[];
  /** The transition exits and reenters its source. */
  isReentering: boolean;
  /** The target is a failure or a refusal. */
  isTrouble: boolean;
  /** It is a step of the happy path. */
  isOnPath: boolean;
}

export interface Chart {
  id: string;
  sentence: string;
  /** The machine first, then its states in source order. */
  states: readonly ChartState[];
  transitions: readonly ChartTransition[];
  /** The ids of the states of the happy path, from the first to success; empty if none is marked. */
  path: readonly string[];
  /** The machines that it spawns outside any state: they live as long as it does, or until an action stops them. */
  spawns: readonly string[];
}

const TROUBLE = /refus|fail|denied|declined|unauthori[sz]ed|not placed|unpaid|unclear|unknown/;

function childMachine(machine: AnyStateMachine, src: unknown): string | null {
  const logic = typeof src === 'string' ? machine.implementations.actors[src] : src;
  return logic instanceof StateMachine ? logic.id : lazyMachineId(logic);
}

function isPresent(text: string | null): text is string {
  return text !== null;
}

function effects(node: AnyStateNode, actions: readonly unknown[]): string[] {
  return actions.map((action) => effectWords(action, node.machine.implementations.actions)).filter(isPresent);
}

function stateOf(node: AnyStateNode): ChartState {
  return {
    id: node.id,
    key: node.key,
    parent: node.parent?.id ?? null,
    type: node.type,
    description: node.description ?? '',
    tags: node.tags,
    features: featuresOf(node),
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    invokes: node.invoke.map(({ id, src }) => ({
      id,
      src: typeof src === 'string' ? src : id,
      machineId: childMachine(node.machine, src),
    })),
    entry: effects(node, node.entry),
    exit: effects(node, node.exit),
  };
}

function delayWords(node: AnyStateNode, descriptor: string): string {
  const delay = node.after.find(({ eventType }) => eventType === descriptor)?.delay;
  const time = typeof delay === 'string' ? node.machine.implementations.delays[delay] : delay;
  return `after ${typeof time === 'number' ? timeWords(time) : inWords(String(delay))}`;
}

function askedOf(node: AnyStateNode, descriptor: string): string {
  if (descriptor.endsWith('.*')) return 'any of its actors';
  const invoke = node.invoke.find(({ id }) => descriptor.endsWith(`.${id}`));
  return inWords(typeof invoke?.src === 'string' ? invoke.src : (invoke?.id ?? ''));
}

function kindAndLabel(node: AnyStateNode, descriptor: string): Pick<ChartTransition, 'kind' | 'label'> {
  if (descriptor === 'always') return { kind: 'always', label: '' };
  if (descriptor.startsWith('xstate.after.')) return { kind: 'after', label: delayWords(node, descriptor) };
  if (descriptor.startsWith('xstate.done.actor.')) return { kind: 'done', label: askedOf(node, descriptor) };
  if (descriptor.startsWith('xstate.done.state.')) return { kind: 'done', label: 'all done' };
  if (descriptor.startsWith('xstate.error.actor.')) return { kind: 'error', label: askedOf(node, descriptor) };
  if (descriptor.startsWith('xstate.snapshot.'))
    return { kind: 'event', label: `change in ${askedOf(node, descriptor)}` };
  return { kind: 'event', label: descriptor === '*' ? 'anything else' : descriptor };
}

function transitionsOn(
  node: AnyStateNode,
  descriptor: string,
  candidates: readonly AnyTransitionDefinition[],
): ChartTransition[] {
  return candidates.map((candidate, index) => {
    const named = kindAndLabel(node, descriptor);
    const guard = candidate.guard === undefined ? null : guardWords(candidate.guard);
    const targets = candidate.target ?? [];
    return {
      id: `${node.id} on ${descriptor} [${index}]`,
      source: node.id,
      targets: targets.map(({ id }) => id),
      ...named,
      guard: guard ?? (index > 0 ? 'otherwise' : null),
      order: candidates.length > 1 ? index + 1 : null,
      description: candidate.description ?? '',
      effects: effects(node, candidate.actions),
      isReentering: candidate.reenter,
      isTrouble:
        named.kind === 'error' || TROUBLE.test(guard ?? '') || targets.some(({ tags }) => tags.includes('failed')),
      isOnPath: false,
    };
  });
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

/** A machine as plain data, for drawings and pages. */
export function chartOf(machine: AnyStateMachine, sentence: string): Chart {
  const nodes = nodesOf(machine.root);
  const states = nodes.map(stateOf);
  const invoked = new Set(states.flatMap(({ invokes }) => invokes.map(({ src }) => src)));
  const spawned = Object.keys(machine.implementations.actors).filter((src) => !invoked.has(src));
  const transitions = nodes.flatMap((node) =>
    [...node.transitions, ['always', node.always ?? []] as const].flatMap(([descriptor, candidates]) =>
      transitionsOn(node, descriptor, candidates),
    ),
  );
  const path = happyPathOf(machine.id);
  const steps = new Set(pathTransitions(states, transitions, path));
  return {
    id: machine.id,
    sentence,
    states,
    transitions: transitions.map((transition) => ({ ...transition, isOnPath: steps.has(transition) })),
    path,
    spawns: spawned.map((src) => childMachine(machine, src)).filter(isPresent),
  };
}

import type { Chart, ChartState, ChartTransition } from '../chart.ts';

/** A part of a state, transition or chart that differs, in words. */
export interface ChangedPart {
  name: string;
  before: string;
  after: string;
}

export type Change = { kind: 'added' } | { kind: 'gone' } | { kind: 'changed'; parts: readonly ChangedPart[] };

/** The differences between two versions of a chart. */
export interface Comparison {
  /** Both versions in one: what is gone is still in it. A transition that is gone has ` before` after its id. */
  merged: Chart;
  /** By id of the merged chart; what is equal in both versions is in neither. */
  states: ReadonlyMap<string, Change>;
  transitions: ReadonlyMap<string, Change>;
  /** What changed about the machine as a whole. */
  about: readonly ChangedPart[];
}

type Parts = Readonly<Record<string, string>>;

const words = (names: readonly string[]) => names.join(', ');

function changedParts(before: Parts, after: Parts): ChangedPart[] {
  return Object.entries(after)
    .map(([name, now]) => ({ name, before: before[name] ?? '', after: now }))
    .filter((part) => part.before !== part.after);
}

function stateParts(state: ChartState): Parts {
  return {
    type: state.type,
    description: state.description,
    'first state': state.initial ?? '',
    actors: words(state.invokes.map(({ src }) => src)),
    'actions on entry': words(state.entry),
    'actions on exit': words(state.exit),
    tags: words(state.tags),
    capabilities: words(state.features),
  };
}

function transitionParts(transition: ChartTransition): Parts {
  return {
    guard: transition.guard ?? '',
    target: words(transition.targets),
    description: transition.description,
    actions: words(transition.effects),
    event: transition.label,
    reentry: transition.isReentering ? 'yes' : 'no',
  };
}

/** The source and event, without the index among the candidates, which shifts when one is added. */
function heardBy({ id }: ChartTransition): string {
  return id.slice(0, id.lastIndexOf(' ['));
}

type Pairing = (one: ChartTransition, other: ChartTransition) => boolean;

const isSameTarget: Pairing = (one, other) => words(one.targets) === words(other.targets);
const isSameGuard: Pairing = (one, other) => one.guard === other.guard;
/** The most alike first. */
const PAIRINGS: readonly Pairing[] = [
  (one, other) => isSameGuard(one, other) && isSameTarget(one, other),
  isSameGuard,
  isSameTarget,
];

/** The transition of the older version that each newer one continues. */
function continued(before: Chart, after: Chart): ReadonlyMap<ChartTransition, ChartTransition> {
  const pairs = new Map<ChartTransition, ChartTransition>();
  const free = new Set(before.transitions);
  for (const isAlike of PAIRINGS) {
    for (const transition of after.transitions.filter((one) => !pairs.has(one))) {
      const found = [...free].find((old) => heardBy(old) === heardBy(transition) && isAlike(old, transition));
      if (!found) continue;
      pairs.set(transition, found);
      free.delete(found);
    }
  }
  return pairs;
}

function changeFrom(before: Parts | null, after: Parts): Change | null {
  if (before === null) return { kind: 'added' };
  const parts = changedParts(before, after);
  return parts.length === 0 ? null : { kind: 'changed', parts };
}

/** The newer states, with each that is gone after the state that it followed. */
function mergedStates(before: Chart, after: Chart): ChartState[] {
  const states = [...after.states];
  before.states.forEach((state, index) => {
    if (states.some(({ id }) => id === state.id)) return;
    const previous = before.states[index - 1]?.id;
    states.splice(states.findIndex(({ id }) => id === previous) + 1, 0, state);
  });
  // A state that lost all its inner states still shows them.
  return states.map((state) => {
    const isOuter = states.some(({ parent }) => parent === state.id);
    return isOuter && state.type === 'atomic' ? { ...state, type: 'compound' } : state;
  });
}

/** Compares two versions of one chart. */
export function compared(before: Chart, after: Chart): Comparison {
  const oldStates = new Map(before.states.map((state) => [state.id, state]));
  const states = mergedStates(before, after);
  const newStates = new Map(after.states.map((state) => [state.id, state]));
  const stateChanges = states.map(({ id }): [string, Change | null] => {
    const [old, now] = [oldStates.get(id), newStates.get(id)];
    if (!now) return [id, { kind: 'gone' }];
    return [id, changeFrom(old ? stateParts(old) : null, stateParts(now))];
  });
  const pairs = continued(before, after);
  const goneFrom = new Set(before.transitions);
  for (const old of pairs.values()) goneFrom.delete(old);
  const gone = [...goneFrom].map((transition) => ({ ...transition, id: `${transition.id} before` }));
  const transitionChanges = after.transitions.map((transition): [string, Change | null] => {
    const old = pairs.get(transition);
    return [transition.id, changeFrom(old ? transitionParts(old) : null, transitionParts(transition))];
  });
  const isChange = (entry: [string, Change | null]): entry is [string, Change] => entry[1] !== null;
  const aboutOf = ({ sentence, spawns }: Chart): Parts => ({
    purpose: sentence,
    'machines that it starts': words(spawns),
  });
  return {
    merged: { ...after, states, transitions: [...after.transitions, ...gone] },
    states: new Map(stateChanges.filter(isChange)),
    transitions: new Map<string, Change>([
      ...transitionChanges.filter(isChange),
      ...gone.map(({ id }): [string, Change] => [id, { kind: 'gone' }]),
    ]),
    about: changedParts(aboutOf(before), aboutOf(after)),
  };
}

export function isChanged({ states, transitions, about }: Comparison): boolean {
  return states.size + transitions.size + about.length > 0;
}

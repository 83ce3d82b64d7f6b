import type { Chart, ChartState, ChartTransition } from '../chart.ts';

/** A transition in one region, or in several at once. */
export type Answer = readonly ChartTransition[];

/** A possible event. With guards it has more than one result. */
export interface Offer {
  /** The event's type as the machine knows it. */
  descriptor: string;
  kind: ChartTransition['kind'];
  label: string;
  answers: readonly Answer[];
  /** It has priority over all other events. */
  isPressing: boolean;
}

export interface Step {
  /** None: the initial step. */
  offer: Offer | null;
  taken: Answer;
  /** The active states afterwards, from the machine to the innermost, in chart order. */
  active: readonly string[];
  /** Follows automatically from the step before it, without a choice. */
  isConsequence: boolean;
}

/** The steps from the start to now. */
export type Play = readonly [Step, ...Step[]];

const KINDS: readonly ChartTransition['kind'][] = ['always', 'event', 'done', 'error', 'after'];
const ALL_DONE = 'xstate.done.state.';

function stateOf(chart: Chart, id: string): ChartState {
  const state = chart.states.find((candidate) => candidate.id === id);
  if (!state) throw new Error(`${chart.id} has no state ${id}`);
  return state;
}

function partsOf(chart: Chart, id: string): string[] {
  return chart.states.filter(({ parent, type }) => parent === id && type !== 'history').map((state) => state.id);
}

/** The ancestors of a state, the nearest first. */
export function around(chart: Chart, id: string): string[] {
  const { parent } = stateOf(chart, id);
  return parent === null ? [] : [parent, ...around(chart, parent)];
}

function isInside(chart: Chart, id: string, outer: string): boolean {
  return around(chart, id).includes(outer);
}

/** The states to enter inside `domain` on the way to the targets, with their initial states. */
function entered(chart: Chart, targets: readonly string[], domain: string | null): string[] {
  const onTheWay = targets
    .flatMap((id) => [id, ...around(chart, id)])
    .filter((id) => domain === null || id === domain || isInside(chart, id, domain));
  const path = new Set(domain === null ? onTheWay : [domain, ...onTheWay]);
  const beginnings = [...path].flatMap((id) => {
    const { type, initial } = stateOf(chart, id);
    const missing = partsOf(chart, id).filter((part) => !path.has(part));
    if (type === 'parallel') return missing.flatMap((part) => entered(chart, [part], part));
    const isBegun = missing.length < partsOf(chart, id).length;
    return type === 'compound' && !isBegun && initial !== null ? entered(chart, [initial], id) : [];
  });
  return [...path, ...beginnings];
}

function after(chart: Chart, active: readonly string[], transition: ChartTransition): readonly string[] {
  const { source, targets, isReentering } = transition;
  if (targets.length === 0) return active;
  const staysInside = targets.every((id) => id === source || isInside(chart, id, source));
  const shared = around(chart, source).find((outer) => targets.every((id) => isInside(chart, id, outer)));
  const domain = staysInside && !isReentering ? source : (shared ?? null);
  const kept = domain === null ? [] : active.filter((id) => !isInside(chart, id, domain));
  const next = new Set([...kept, ...entered(chart, targets, domain)]);
  return chart.states.map(({ id }) => id).filter((id) => next.has(id));
}

function isDone(chart: Chart, active: readonly string[], id: string): boolean {
  const parts = partsOf(chart, id);
  if (stateOf(chart, id).type === 'parallel') return parts.every((part) => isDone(chart, active, part));
  return parts.some((part) => active.includes(part) && stateOf(chart, part).type === 'final');
}

/** The innermost of the active states. */
export function innermost(chart: Chart, active: readonly string[]): string[] {
  return active.filter((id) => !partsOf(chart, id).some((part) => active.includes(part)));
}

function descriptorOf({ id, source }: ChartTransition): string {
  return id.slice(`${source} on `.length, id.lastIndexOf(' ['));
}

function isGuarded({ guard }: ChartTransition): boolean {
  return guard !== null && guard !== 'otherwise';
}

/**
 * The candidate transitions of an event, from the innermost state outward; those after an unguarded one are never
 * tried.
 */
function candidates(chart: Chart, leaf: string, descriptor: string): ChartTransition[] {
  const asked = [leaf, ...around(chart, leaf)].flatMap((id) =>
    chart.transitions.filter((transition) => transition.source === id && descriptorOf(transition) === descriptor),
  );
  const last = asked.findIndex((transition) => !isGuarded(transition));
  return last === -1 ? asked : asked.slice(0, last + 1);
}

/** A guard has one result per event, and an inner state's transition has priority over an outer one's. */
function agreed(chart: Chart, answer: Answer): Answer | null {
  const taken = [...new Set(answer)];
  if (new Set(taken.map(({ source }) => source)).size < taken.length) return null;
  const outdone = ({ source, targets }: ChartTransition) =>
    targets.length > 0 && taken.some((other) => isInside(chart, other.source, source));
  return taken.filter((transition) => !outdone(transition));
}

function answersOf(chart: Chart, asked: readonly (readonly ChartTransition[])[]): Answer[] {
  const silence = (own: readonly ChartTransition[]) => (asked.length > 1 && own.every(isGuarded) ? [[]] : []);
  const together = asked.reduce<ChartTransition[][]>(
    (answers, own) => {
      const choices = [...own.map((transition) => [transition]), ...silence(own)];
      return answers.flatMap((answer) => choices.map((choice) => [...answer, ...choice]));
    },
    [[]],
  );
  const found = new Map<string, Answer>();
  for (const answer of together.map((choice) => agreed(chart, choice))) {
    if (answer === null || answer.length === 0) continue;
    const key = answer.map(({ id }) => id).join();
    if (!found.has(key)) found.set(key, answer);
  }
  return [...found.values()];
}

/** The possible events in these active states; none after the machine is done. */
export function offersAt(chart: Chart, active: readonly string[]): readonly Offer[] {
  if (isDone(chart, active, chart.id)) return [];
  const leaves = innermost(chart, active);
  const heard = chart.transitions.filter(({ source }) => active.includes(source));
  const isPossible = (descriptor: string) =>
    !descriptor.startsWith(ALL_DONE) || isDone(chart, active, descriptor.slice(ALL_DONE.length));
  const offers = [...new Set(heard.map(descriptorOf))].filter(isPossible).map((descriptor): Offer => {
    const asked = leaves.map((leaf) => candidates(chart, leaf, descriptor)).filter((own) => own.length > 0);
    const first = asked[0]?.[0];
    const happensByItself = descriptor === 'always' || descriptor.startsWith(ALL_DONE);
    return {
      descriptor,
      kind: first?.kind ?? 'event',
      label: first?.label ?? descriptor,
      answers: answersOf(chart, asked),
      isPressing: happensByItself && asked.some((own) => own.some((transition) => !isGuarded(transition))),
    };
  });
  const pressing = offers.find(({ isPressing }) => isPressing);
  const ordered = offers.toSorted((left, right) => KINDS.indexOf(left.kind) - KINDS.indexOf(right.kind));
  return pressing ? [pressing] : ordered;
}

export function lastOf(play: Play): Step {
  return play.at(-1) ?? play[0];
}

/** Continues until there is a choice: an invocation completes, and a transient state is left. */
function settled(chart: Chart, play: Play): Play {
  const seen = new Set<string>();
  let steps = play;
  for (;;) {
    const { active } = lastOf(steps);
    const [offer] = offersAt(chart, active);
    const [answer] = offer?.answers ?? [];
    const key = active.join();
    if (!offer?.isPressing || !answer || offer.answers.length > 1 || seen.has(key)) return steps;
    seen.add(key);
    steps = [...steps, stepTo(chart, active, offer, answer, true)];
  }
}

function stepTo(chart: Chart, active: readonly string[], offer: Offer, taken: Answer, isConsequence: boolean): Step {
  const next = taken.reduce((now, transition) => after(chart, now, transition), active);
  return { offer, taken, active: next, isConsequence };
}

/** The states that are active in this state, with its regions in their initial states. */
export function standingIn(chart: Chart, id: string): readonly string[] {
  const active = new Set(entered(chart, [id], null));
  return chart.states.map((state) => state.id).filter((state) => active.has(state));
}

/** The machine in its initial state. */
export function begun(chart: Chart): Play {
  return settled(chart, [{ offer: null, taken: [], active: standingIn(chart, chart.id), isConsequence: false }]);
}

/** The reader chose an event and the results of its guards. */
export function continued(chart: Chart, play: Play, offer: Offer, answer: Answer): Play {
  return settled(chart, [...play, stepTo(chart, lastOf(play).active, offer, answer, false)]);
}

/** The play before the last choice, or the initial one. */
export function takenBack(play: Play): Play {
  const [beginning, ...later] = play;
  const chosen = later.findLastIndex(({ isConsequence }) => !isConsequence);
  return chosen === -1 ? play : [beginning, ...later.slice(0, chosen)];
}

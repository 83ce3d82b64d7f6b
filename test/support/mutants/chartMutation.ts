import { type AnyStateNode, type AnyTransitionDefinition, not, StateNode } from 'xstate';

/** A change of one transition of a chart. */
export interface ChartMutant {
  /** The id of the machine. */
  readonly machine: string;
  /** The id of the state that has the transition. */
  readonly state: string;
  /** The event, or `always`. */
  readonly on: string;
  /** The place among the transitions of the event. */
  readonly place: number;
  /** The transition is missing, its guard always passes, or its guard answers the opposite. */
  readonly change: 'removed' | 'unguarded' | 'inverted';
}

type Candidates = AnyTransitionDefinition[];

function changed(candidates: Candidates, { place, change }: ChartMutant): Candidates {
  const candidate = candidates[place];
  if (!candidate) throw new Error('There is no such transition.');
  if (change === 'removed') return candidates.toSpliced(place, 1);
  const { guard, ...unguarded } = candidate;
  if (guard === undefined) throw new Error('The transition has no guard.');
  return candidates.with(
    place,
    change === 'unguarded' ? unguarded : { ...unguarded, guard: not(guard as () => boolean) },
  );
}

function mutate(node: AnyStateNode, mutant: ChartMutant): void {
  const { machine, state, on } = mutant;
  if (node.machine.id !== machine || node.id !== state) return;
  if (on === 'always') {
    node.always = changed(node.always ?? [], mutant);
    return;
  }
  const candidates = changed(node.transitions.get(on) ?? [], mutant);
  if (candidates.length > 0) node.transitions.set(on, candidates);
  else node.transitions.delete(on);
}

/** Kept at XState itself: this module is loaded again for each mutant, XState is not. */
const CURRENT = Symbol.for('chart mutant');
const { prototype } = StateNode;

function mutateFromNowOn(): void {
  // Every copy that `provide` makes reads its transitions here; the types of XState leave the method out.
  const initialize: unknown = Reflect.get(prototype, '_initialize');
  if (typeof initialize !== 'function') throw new Error('XState reads the transitions of a state elsewhere now.');
  Reflect.set(prototype, '_initialize', function (this: AnyStateNode) {
    Reflect.apply(initialize, this, []);
    const mutant = Reflect.get(prototype, CURRENT) as ChartMutant | null;
    if (mutant) mutate(this, mutant);
  });
}

/** Every machine that is made from now on has this change. */
export function mutateCharts(mutant: ChartMutant | null): void {
  if (!Reflect.has(prototype, CURRENT)) mutateFromNowOn();
  Reflect.set(prototype, CURRENT, mutant);
}

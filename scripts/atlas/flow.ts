import type { Chart, ChartState, ChartTransition } from './chart.ts';

/** Transitions that share one line: with the same source and target, failures separate from the others. */
export interface Bundle {
  id: string;
  source: string;
  target: string;
  transitions: readonly ChartTransition[];
}

function grouped(
  transitions: readonly ChartTransition[],
  keyOf: (transition: ChartTransition) => string,
): Map<string, ChartTransition[]> {
  const groups = new Map<string, ChartTransition[]>();
  for (const transition of transitions) {
    const key = keyOf(transition);
    groups.set(key, [...(groups.get(key) ?? []), transition]);
  }
  return groups;
}

/** A chart sorted for drawing: transitions that are lines, and those that are listed inside their state. */
export class Flow {
  readonly chart: Chart;
  readonly bundles: readonly Bundle[];
  readonly #states: ReadonlyMap<string, ChartState>;
  readonly #rows: ReadonlyMap<string, readonly ChartTransition[]>;

  constructor(chart: Chart) {
    this.chart = chart;
    this.#states = new Map(chart.states.map((state) => [state.id, state]));
    const isLine = (transition: ChartTransition) => this.#isLine(transition);
    this.#rows = grouped(
      chart.transitions.filter((transition) => !isLine(transition)),
      ({ source }) => source,
    );
    const lines = grouped(
      chart.transitions.filter(isLine),
      ({ source, targets, isTrouble }) => `${source} to ${targets[0]}${isTrouble ? ' in trouble' : ''}`,
    );
    this.bundles = [...lines].map(([id, transitions]) => ({
      id,
      source: transitions[0]?.source ?? '',
      target: transitions[0]?.targets[0] ?? '',
      transitions,
    }));
  }

  get root(): ChartState {
    return this.state(this.chart.id);
  }

  state(id: string): ChartState {
    const state = this.#states.get(id);
    if (!state) throw new Error(`${this.chart.id} has no state ${id}`);
    return state;
  }

  childrenOf(id: string): ChartState[] {
    return this.chart.states.filter(({ parent }) => parent === id);
  }

  /** Transitions that stay in the state, reenter it, or lead to a descendant or ancestor. */
  rowsOf(id: string): readonly ChartTransition[] {
    return this.#rows.get(id) ?? [];
  }

  isInside(inner: string, outer: string): boolean {
    const parent = this.#states.get(inner)?.parent ?? null;
    return parent !== null && (parent === outer || this.isInside(parent, outer));
  }

  depthOf(id: string): number {
    const { parent } = this.state(id);
    return parent === null ? 0 : this.depthOf(parent) + 1;
  }

  /** The index among all states in source order. */
  placeOf(id: string): number {
    return this.chart.states.indexOf(this.state(id));
  }

  #isLine({ source, targets }: ChartTransition): boolean {
    const [target] = targets;
    if (target === undefined || targets.length > 1) return false;
    return source !== target && !this.isInside(source, target) && !this.isInside(target, source);
  }
}

import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { grouped, isGroup } from './groups.ts';
import { inReadingOrder } from './readingOrder.ts';
import { asTitle } from './words.ts';

/** A state as it is drawn in one section. */
export interface DrawnState extends ChartState {
  /** The names of its states, which are drawn in a section of their own. */
  fold?: { inside: readonly string[] };
  /** The names of the states outside the section that lead here. */
  comesFrom?: readonly string[];
}

/** A transition as it is drawn in one section, with its ends at boxes of the section. */
export interface DrawnTransition extends ChartTransition {
  /** The name of its source, if that is inside a folded box. */
  from?: string;
}

/** One drawing of a chart: a state and what is inside, or a group of states. Its root is its first state. */
export interface Section extends Chart {
  states: readonly DrawnState[];
  transitions: readonly DrawnTransition[];
  title: string;
  isGroup: boolean;
  /** The names of all states of the chart, by id. */
  names: ReadonlyMap<string, string>;
}

const MOST_BOXES = 12;

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}

class Sections {
  readonly #chart: Chart;
  readonly #names: ReadonlyMap<string, string>;
  readonly #states: ReadonlyMap<string, ChartState>;

  constructor(chart: Chart) {
    this.#chart = grouped(chart);
    this.#states = new Map(this.#chart.states.map((state) => [state.id, state]));
    this.#names = new Map(
      this.#chart.states.map(({ id, key, parent }) => [id, parent === null ? 'Anywhere' : asTitle(key)]),
    );
  }

  all(): Section[] {
    const [root] = this.#chart.states;
    return root ? this.#from(root) : [];
  }

  #from(container: ChartState): Section[] {
    const folded = this.#folded(container);
    return [
      this.#section(container, folded),
      ...this.#visible(container, folded)
        .filter(({ id }) => folded.has(id))
        .flatMap((state) => this.#from(state)),
    ];
  }

  #childrenOf(id: string): ChartState[] {
    return this.#chart.states.filter(({ parent }) => parent === id);
  }

  #ancestors(id: string): string[] {
    const parent = this.#states.get(id)?.parent ?? null;
    return parent === null ? [] : [parent, ...this.#ancestors(parent)];
  }

  /** The states in a section, without those inside folded ones. */
  #visible(container: ChartState, folded: ReadonlySet<string>): ChartState[] {
    return this.#childrenOf(container.id).flatMap((child) => [
      child,
      ...(folded.has(child.id) ? [] : this.#visible(child, folded)),
    ]);
  }

  #isPathInside(id: string): boolean {
    return this.#chart.path.some((step) => this.#ancestors(step).includes(id));
  }

  /** Groups, and the largest states until the rest fits; states around steps of the happy path come last. */
  #folded(container: ChartState): Set<string> {
    const folded = new Set(
      this.#visible(container, new Set())
        .filter(isGroup)
        .map(({ id }) => id),
    );
    for (;;) {
      const visible = this.#visible(container, folded);
      const isOpen = ({ id }: ChartState) => !folded.has(id) && this.#childrenOf(id).length > 0;
      if (visible.filter((state) => !isOpen(state)).length <= MOST_BOXES) return folded;
      const sized = visible.filter(isOpen).map((state) => ({
        id: state.id,
        size: this.#visible(state, folded).length - (this.#isPathInside(state.id) ? 1000 : 0),
      }));
      const [largest] = sized.toSorted((left, right) => right.size - left.size);
      if (!largest) return folded;
      folded.add(largest.id);
    }
  }

  #titleOf(container: ChartState): string {
    const around = this.#states.get(container.parent ?? '');
    if (!around) return asTitle(container.key);
    if (!isGroup(container)) return `Inside ${asTitle(container.key)}`;
    return around.parent === null ? asTitle(container.key) : `${asTitle(container.key)} in ${asTitle(around.key)}`;
  }

  #section(container: ChartState, folded: ReadonlySet<string>): Section {
    const visible = this.#visible(container, folded);
    const shown = new Set(visible.map(({ id }) => id));
    const lift = (id: string) => [id, ...this.#ancestors(id)].find((one) => shown.has(one));
    const transitions = this.#chart.transitions.flatMap((transition): DrawnTransition[] => {
      const source = transition.source === container.id ? container.id : lift(transition.source);
      if (source === undefined) return [];
      const [wanted] = transition.targets;
      const target = wanted === undefined ? undefined : lift(wanted);
      const isFromInside = source !== transition.source;
      if (isFromInside && (target === source || wanted === undefined || wanted === source)) return [];
      const isDeeper = target === undefined || target === source;
      const targets = transition.targets.length === 1 && !isDeeper ? [target] : transition.targets;
      const from = isFromInside ? { from: this.#names.get(transition.source) ?? '' } : {};
      return [{ ...transition, source, targets, ...from }];
    });
    const nameOf = (id: string) => this.#names.get(id) ?? id;
    const drawn = visible.map((state): DrawnState => {
      const comesFrom = unique(
        this.#chart.transitions
          .filter(({ source, targets: [to] }) => {
            const isOutside = source !== container.id && lift(source) === undefined;
            return isOutside && to !== undefined && lift(to) === state.id;
          })
          .map(({ source }) => nameOf(source)),
      );
      if (!folded.has(state.id)) return { ...state, comesFrom };
      return {
        ...state,
        type: 'atomic',
        comesFrom,
        fold: { inside: this.#childrenOf(state.id).map(({ id }) => nameOf(id)) },
      };
    });
    const initial = container.initial === null ? null : (lift(container.initial) ?? null);
    const isWhole = container.parent === null;
    const root: DrawnState = { ...container, parent: null, initial };
    const path = this.#chart.path.map(lift).filter((id) => id !== undefined);
    return {
      ...inReadingOrder({ ...this.#chart, id: container.id, path, states: [root, ...drawn], transitions }),
      sentence: isWhole ? this.#chart.sentence : container.description,
      spawns: isWhole ? this.#chart.spawns : [],
      title: this.#titleOf(container),
      isGroup: isGroup(container),
      names: this.#names,
    };
  }
}

/** A chart in drawings that can be read: the whole first, then what is inside its folded boxes. */
export function sectionsOf(chart: Chart): Section[] {
  return new Sections(chart).all();
}

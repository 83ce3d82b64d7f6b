import type { DrawnState, DrawnTransition, Section } from './sections.ts';

/** Transitions that share one line: with the same source and target, failures separate from the others. */
export interface Bundle {
  id: string;
  source: string;
  target: string;
  transitions: readonly DrawnTransition[];
}

/** A line leads at most this many boxes down, unless it is the first to lead there. */
const NEAR = 2;

function grouped(
  transitions: readonly DrawnTransition[],
  keyOf: (transition: DrawnTransition) => string,
): Map<string, DrawnTransition[]> {
  const groups = new Map<string, DrawnTransition[]>();
  for (const transition of transitions) {
    const key = keyOf(transition);
    groups.set(key, [...(groups.get(key) ?? []), transition]);
  }
  return groups;
}

/** A section sorted for drawing: transitions that are lines, and those that are listed inside their state. */
export class Flow {
  readonly section: Section;
  readonly bundles: readonly Bundle[];
  readonly #states: ReadonlyMap<string, DrawnState>;
  readonly #places: ReadonlyMap<string, number>;
  readonly #rows: ReadonlyMap<string, readonly DrawnTransition[]>;

  /** `written` are lines that would be too long, by id: they are listed inside their states. */
  constructor(section: Section, written: ReadonlySet<string> = new Set()) {
    this.section = section;
    this.#states = new Map(section.states.map((state) => [state.id, state]));
    this.#places = new Map(section.states.map(({ id }, index) => [id, index]));
    const between = section.transitions.filter((transition) => this.#isBetweenStates(transition));
    const bundles = [
      ...grouped(between, ({ source, targets, isTrouble }) =>
        [source, 'to', targets[0], ...(isTrouble ? ['in trouble'] : [])].join(' '),
      ),
    ].map(([id, transitions]) => ({
      id,
      source: transitions[0]?.source ?? '',
      target: transitions[0]?.targets[0] ?? '',
      transitions: transitions.toSorted((left, right) => Number(right.isOnPath) - Number(left.isOnPath)),
    }));
    const reached = new Set<string>();
    this.bundles = bundles.filter((bundle) => !written.has(bundle.id) && this.#isLine(bundle, reached));
    const onLines = new Set(this.bundles.flatMap(({ transitions }) => transitions));
    this.#rows = grouped(
      section.transitions.filter((transition) => !onLines.has(transition)),
      ({ source }) => source,
    );
  }

  get root(): DrawnState {
    return this.state(this.section.id);
  }

  state(id: string): DrawnState {
    const state = this.#states.get(id);
    if (!state) throw new Error(`${this.section.id} has no state ${id}`);
    return state;
  }

  childrenOf(id: string): DrawnState[] {
    return this.section.states.filter(({ parent }) => parent === id);
  }

  /** Transitions without a line: they stay in the state, reenter it, lead back, far down or out of the section. */
  rowsOf(id: string): readonly DrawnTransition[] {
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

  /** The index among all states in reading order. */
  placeOf(id: string): number {
    return this.#places.get(id) ?? 0;
  }

  isOnPath(id: string): boolean {
    return this.section.path.includes(id);
  }

  #isBetweenStates({ source, targets }: DrawnTransition): boolean {
    const [target] = targets;
    if (target === undefined || targets.length > 1 || !this.#states.has(target)) return false;
    return source !== target && !this.isInside(source, target) && !this.isInside(target, source);
  }

  /** Both ends as states of one level. */
  #atOneLevel({ source, target }: Bundle): [DrawnState, DrawnState] {
    const around = (id: string, other: string): DrawnState => {
      const { parent } = this.state(id);
      return parent === null || this.isInside(other, parent) ? this.state(id) : around(parent, other);
    };
    return [around(source, target), around(target, source)];
  }

  #isLine(bundle: Bundle, reached: Set<string>): boolean {
    const [from, to] = this.#atOneLevel(bundle);
    const siblings = this.childrenOf(from.parent ?? '');
    const distance = siblings.indexOf(to) - siblings.indexOf(from);
    if (bundle.transitions.some(({ isOnPath }) => isOnPath)) return distance >= -1;
    if (distance < 0 || from.tags.includes('failed')) return false;
    const isFirst =
      !reached.has(to.id) && !this.section.transitions.some((one) => one.isOnPath && one.targets[0] === to.id);
    reached.add(to.id);
    return isFirst || (distance <= NEAR && !to.tags.includes('failed'));
  }
}

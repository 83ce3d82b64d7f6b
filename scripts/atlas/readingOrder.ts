import type { Chart, ChartState } from './chart.ts';

/** The child of a container that a state is, or is in. */
function childAround(states: ReadonlyMap<string, ChartState>, container: string, id: string): string | null {
  const parent = states.get(id)?.parent ?? null;
  if (parent === null) return null;
  return parent === container ? id : childAround(states, container, parent);
}

/** The children of a container: the happy path, each step followed by what branches off there; failures come last. */
function ordered({ states, transitions, path }: Chart, container: ChartState): ChartState[] {
  const byId = new Map(states.map((state) => [state.id, state]));
  const children = states.filter(({ parent }) => parent === container.id);
  const childOf = (id: string | null) => (id === null ? null : childAround(byId, container.id, id));
  const first = childOf(container.initial);
  const steps = path.map(childOf).filter((id) => id !== null);
  const chain = [...new Set([...steps, ...(steps.length === 0 && first !== null ? [first] : [])])];
  const places: string[] = [];
  const visit = (id: string) => {
    if (places.includes(id)) return;
    places.push(id);
    for (const { source, targets } of transitions) {
      const next = childOf(targets[0] ?? null);
      const isAside = next === null || chain.includes(next) || byId.get(next)?.tags.includes('failed');
      if (childOf(source) === id && !isAside) visit(next);
    }
  };
  for (const id of [...chain, ...children.map((child) => child.id)]) visit(id);
  const placeOf = ({ id, tags }: ChartState) => places.indexOf(id) + (tags.includes('failed') ? states.length : 0);
  return children.toSorted((left, right) => placeOf(left) - placeOf(right));
}

function inOrder(chart: Chart, container: ChartState): ChartState[] {
  return [container, ...ordered(chart, container).flatMap((child) => inOrder(chart, child))];
}

/** The chart with its states, and their transitions, in the order in which they are read. */
export function inReadingOrder<Drawn extends Chart>(chart: Drawn): Drawn {
  const [root] = chart.states;
  const states = root ? inOrder(chart, root) : [];
  const place = new Map(states.map(({ id }, index) => [id, index]));
  const placeOf = (id: string) => place.get(id) ?? 0;
  const transitions = chart.transitions.toSorted((left, right) => placeOf(left.source) - placeOf(right.source));
  return { ...chart, states, transitions };
}

import type { Edge, Moment, WalkGraph } from './walkGraph.ts';

/** A longer tour saves nothing any more, and its failure would be hard to read. */
const LONGEST = 40;

/**
 * Ways that lead over every edge of a graph, one after the other: how far each of them came decides about the next. What lies
 * behind a step that had no place in time (another timer overtook it) is tried once more by the shortest way, and then given up.
 */
export class WalkTours {
  readonly #graph: WalkGraph;
  /** Names of edges that no tour has led over yet. */
  readonly #ahead: Set<string>;
  /** Names of edges that were missed by a tour. */
  readonly #missed = new Set<string>();

  constructor(graph: WalkGraph) {
    this.#graph = graph;
    this.#ahead = new Set(graph.edges.map(({ name }) => name));
  }

  /** The next tour, from the start; undefined when all was walked. */
  next(): Edge[] | undefined {
    const tour: Edge[] = [];
    const planned = new Set<string>();
    const isWanted = ({ name }: Edge) => this.#ahead.has(name) && !planned.has(name) && !this.#missed.has(name);
    for (let here: Moment | undefined = this.#graph.start; here && tour.length < LONGEST; here = tour.at(-1)?.to) {
      const way = this.#onwards(here, isWanted);
      if (!way) break;
      for (const edge of way) planned.add(edge.name);
      tour.push(...way);
    }
    return tour.length > 0 ? tour : this.#shortestOverMissed();
  }

  /** Returns how many edges of a tour were walked. */
  walked(tour: readonly Edge[], count: number): void {
    for (const { name } of tour.slice(0, count)) this.#ahead.delete(name);
    const missed = tour.slice(count);
    const last = missed.at(-1);
    if (last && this.#missed.has(last.name)) this.#ahead.delete(last.name);
    for (const { name } of missed) this.#missed.add(name);
  }

  /** What ends the machine comes last: no tour continues from there. */
  #onwards(here: Moment, isWanted: (edge: Edge) => boolean): Edge[] | undefined {
    const goesOn = (edge: Edge) => isWanted(edge) && edge.to.state.status === 'active';
    return this.#graph.wayTo(here, goesOn) ?? this.#graph.wayTo(here, isWanted);
  }

  #shortestOverMissed(): Edge[] | undefined {
    const wanted = [...this.#missed].find((name) => this.#ahead.has(name));
    return wanted === undefined ? undefined : this.#graph.wayTo(this.#graph.start, ({ name }) => name === wanted);
  }
}

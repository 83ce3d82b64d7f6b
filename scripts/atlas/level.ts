import { type Block, EMPTY } from './block.ts';
import { edgeLabel } from './content.ts';
import { type Drawing, type Edge, type Point, placedItems, shifted } from './drawing.ts';
import type { Bundle, Flow } from './flow.ts';
import { inLayers } from './layered.ts';
import { BEGINS, type LayerEdge, type LayerNode, type Layers, type Port, type Side } from './layers.ts';
import type { Content } from './pieces.ts';
import type { DrawnState } from './sections.ts';

const LABEL_PADDING = 5;
const LABEL_WIDTH = 220;
const PORT_DISTANCE = 18;
const DOT = 12;

/** The ports of the lines that end at a state, separate from those that cross its border. */
function freePlace(width: number, taken: readonly number[]): number {
  const places = Array.from(
    { length: Math.max(1, Math.floor(width / PORT_DISTANCE) - 1) },
    (_, index) => (index + 1) * PORT_DISTANCE,
  );
  const distance = (x: number) =>
    Math.min(...taken.map((other) => Math.abs(other - x)), Math.abs(x - width / 2) / 2 + 60);
  const worth = (x: number) => Math.min(distance(x), 3 * PORT_DISTANCE) - Math.abs(x - width / 2) / 10;
  return places.reduce((best, place) => (worth(place) > worth(best) ? place : best), places[0] ?? width / 2);
}

/** Lays out one compound state, whose children are laid out already. */
export class Level {
  readonly #flow: Flow;
  readonly #container: DrawnState;
  readonly #blocks: ReadonlyMap<string, Block>;
  readonly #ports = new Map<string, Port[]>();

  constructor(flow: Flow, container: DrawnState, blocks: ReadonlyMap<string, Block>) {
    this.#flow = flow;
    this.#container = container;
    this.#blocks = blocks;
  }

  async laidOut(): Promise<Block> {
    const bundles = this.#flow.bundles.filter((bundle) => this.#isHere(bundle));
    const contents = new Map(bundles.map((bundle) => [bundle.id, edgeLabel(bundle.transitions, LABEL_WIDTH)]));
    const edges = bundles.map((bundle) => this.#edge(bundle, contents.get(bundle.id)));
    const { initial, id } = this.#container;
    const first = initial === null ? null : this.#childAround(initial);
    const begins =
      first === null
        ? []
        : [
            {
              id: BEGINS,
              source: 'beginning',
              target: this.#end(BEGINS, first, 'NORTH'),
              label: null,
              isOnPath: false,
            },
          ];
    const layers = await inLayers(this.#nodes(bundles, first !== null), [...begins, ...edges]);
    const parts = [...this.#blocks].map(([child, block]) => shifted(block, layers.places.get(child) ?? { x: 0, y: 0 }));
    const partial = new Map(parts.flatMap((part) => part.edges).map((edge) => [edge.id, edge]));
    const dot = layers.places.get('beginning');
    const beginning: Bundle = { id: `${id} begins`, source: id, target: initial ?? id, transitions: [] };
    const joined = bundles.map((bundle) => this.#joined(bundle, layers, parts, contents.get(bundle.id)));
    return {
      width: layers.width,
      height: layers.height,
      boxes: parts.flatMap((part) => part.boxes),
      edges: [
        ...begins.map(() => ({
          ...beginning,
          points: layers.routes.get(BEGINS)?.points ?? [],
          label: null,
          items: [],
        })),
        ...[...partial.values()].filter((edge) => !contents.has(edge.id)),
        ...joined,
      ],
      dots: [...(dot ? [{ x: dot.x + DOT / 2, y: dot.y + DOT / 2 }] : []), ...parts.flatMap((part) => part.dots)],
      gates: bundles.flatMap((bundle) => {
        const side = this.#borderSide(bundle);
        return side === null ? [] : [{ bundle, side, x: (layers.places.get(bundle.id)?.x ?? 0) + 0.5 }];
      }),
    };
  }

  #isIn(id: string): boolean {
    return this.#flow.isInside(id, this.#container.id);
  }

  /** The line connects two of these states, or one of them with the outside. */
  #isHere({ source, target }: Bundle): boolean {
    const ends = [source, target].filter((end) => this.#isIn(end)).map((end) => this.#childAround(end));
    return ends.length === 1 || (ends.length === 2 && ends[0] !== ends[1]);
  }

  #childAround(id: string): string {
    const { parent } = this.#flow.state(id);
    return parent === null || parent === this.#container.id ? id : this.#childAround(parent);
  }

  #leadsUp({ source, target }: Bundle): boolean {
    return this.#flow.placeOf(target) < this.#flow.placeOf(source);
  }

  /** The side of the outer border that it crosses. */
  #borderSide(bundle: Bundle): Side | null {
    const [isFrom, isTo] = [this.#isIn(bundle.source), this.#isIn(bundle.target)];
    if (isFrom && isTo) return null;
    return isFrom === this.#leadsUp(bundle) ? 'NORTH' : 'SOUTH';
  }

  /** The node or port where a line ends. */
  #end(line: string, child: string, side: Side): string {
    const block = this.#blocks.get(child);
    if (!block || block.gates.length === 0) return child;
    const ports = this.#ports.get(child) ?? [];
    const gate = block.gates.find(({ bundle }) => bundle.id === line);
    const taken = [...block.gates, ...ports].filter((other) => other.side === side).map(({ x }) => x);
    const port = { id: `${line} at ${child}`, side: gate?.side ?? side, x: gate?.x ?? freePlace(block.width, taken) };
    this.#ports.set(child, [...ports, port]);
    return port.id;
  }

  #edge(bundle: Bundle, content: Content | undefined): LayerEdge {
    const leadsUp = this.#leadsUp(bundle);
    const isFrom = this.#isIn(bundle.source);
    const source = isFrom
      ? this.#end(bundle.id, this.#childAround(bundle.source), leadsUp ? 'NORTH' : 'SOUTH')
      : bundle.id;
    const target = this.#isIn(bundle.target)
      ? this.#end(bundle.id, this.#childAround(bundle.target), leadsUp ? 'SOUTH' : 'NORTH')
      : bundle.id;
    const isLabelled = isFrom && this.#childAround(bundle.source) === bundle.source;
    const label =
      content && isLabelled
        ? { width: content.width + 2 * LABEL_PADDING, height: content.height + 2 * LABEL_PADDING }
        : null;
    const isTurned = this.#borderSide(bundle) !== null && leadsUp;
    const isOnPath = !leadsUp && bundle.transitions.some((transition) => transition.isOnPath);
    return isTurned
      ? { id: bundle.id, source: target, target: source, label, isOnPath }
      : { id: bundle.id, source, target, label, isOnPath };
  }

  #nodes(bundles: readonly Bundle[], hasBeginning: boolean): LayerNode[] {
    const borders = (side: Side) =>
      bundles
        .filter((bundle) => this.#borderSide(bundle) === side)
        .map(({ id }): LayerNode => ({ id, width: 1, height: 1, ports: [], border: side }));
    const states = this.#flow.childrenOf(this.#container.id).map(({ id }): LayerNode => {
      const { width, height } = this.#blocks.get(id) ?? EMPTY;
      return { id, width, height, ports: this.#ports.get(id) ?? [], border: null };
    });
    const beginning: LayerNode = { id: 'beginning', width: DOT, height: DOT, ports: [], border: null };
    return [...borders('NORTH'), ...(hasBeginning ? [beginning] : []), ...states, ...borders('SOUTH')];
  }

  /** The part of a line at this level, joined to the parts inside its end states. */
  #joined(bundle: Bundle, { routes }: Layers, parts: readonly Drawing[], content: Content | undefined): Edge {
    const route = routes.get(bundle.id) ?? { points: [], label: null };
    const isTurned = this.#borderSide(bundle) !== null && this.#leadsUp(bundle);
    const points = isTurned ? route.points.toReversed() : route.points;
    const inner = parts.flatMap(({ edges }) => edges).filter(({ id }) => id === bundle.id);
    const before = inner.filter(({ points: known }) => this.#isBefore(known, points));
    const after = inner.filter((edge) => !before.includes(edge));
    const labelled = inner.find(({ label }) => label !== null);
    const corner = { x: (route.label?.x ?? 0) + LABEL_PADDING, y: (route.label?.y ?? 0) + LABEL_PADDING };
    return {
      ...bundle,
      points: [...before.flatMap((edge) => edge.points), ...points, ...after.flatMap((edge) => edge.points)],
      label: labelled?.label ?? route.label,
      items: labelled?.items ?? (content && route.label ? placedItems(content.items, corner) : []),
    };
  }

  /** The end of one part is the start of the other. */
  #isBefore(stretch: readonly Point[], next: readonly Point[]): boolean {
    const distance = (left: Point | undefined, right: Point | undefined) =>
      left && right ? Math.hypot(left.x - right.x, left.y - right.y) : Number.POSITIVE_INFINITY;
    return distance(stretch.at(-1), next[0]) < distance(stretch[0], next.at(-1));
  }
}

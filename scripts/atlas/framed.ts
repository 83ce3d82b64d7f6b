import { type Block, EMPTY, PADDING } from './block.ts';
import { chartContent, stateContent } from './content.ts';
import { type Box, type Item, placedItems, type Rectangle, shifted } from './drawing.ts';
import type { Flow } from './flow.ts';
import type { Content } from './pieces.ts';
import type { DrawnState } from './sections.ts';

const LEAF_WIDTH = 270;
const HEADER_WIDTH = 240;

function contentOf(flow: Flow, state: DrawnState, width: number): Content {
  return state.parent === null ? chartContent(flow, width) : stateContent(flow, state, width);
}

function boxOf(flow: Flow, state: DrawnState, place: Rectangle, items: readonly Item[]): Box {
  const isRegion = state.parent !== null && flow.state(state.parent).type === 'parallel';
  return { ...place, state, depth: flow.depthOf(state.id), isRegion, isOnPath: flow.isOnPath(state.id), items };
}

/** A state with text only. */
export function leaf(flow: Flow, state: DrawnState): Block {
  const content = contentOf(flow, state, LEAF_WIDTH);
  const width = flow.isOnPath(state.id) ? LEAF_WIDTH : content.width;
  const place = { x: 0, y: 0, width: width + 2 * PADDING, height: content.height + 2 * PADDING };
  const items = placedItems(content.items, { x: PADDING, y: PADDING });
  return { ...EMPTY, ...place, boxes: [boxOf(flow, state, place, items)], gates: [] };
}

/** The first gap between lines that is wide enough, else the widest. */
function freeStretch(width: number, lines: readonly number[]): { x: number; width: number } {
  const walls = [0, ...lines.toSorted((left, right) => left - right), width];
  const stretches = walls.slice(1).map((end, index) => ({ x: walls[index] ?? 0, width: end - (walls[index] ?? 0) }));
  const widest = stretches.reduce((best, stretch) => (stretch.width > best.width ? stretch : best));
  return stretches.find((stretch) => stretch.width >= HEADER_WIDTH + 2 * PADDING) ?? widest;
}

/** A box with its text on top, beside the incoming lines, and the drawn content below. */
export function framed(flow: Flow, state: DrawnState, inner: Block): Block {
  const least = Math.max(inner.width, HEADER_WIDTH) + 2 * PADDING;
  const entering = inner.gates.filter(({ side }) => side === 'NORTH');
  const isCrowded = (left: number) =>
    freeStretch(
      least + left,
      entering.map(({ x }) => x + left),
    ).width < HEADER_WIDTH;
  const left = (least - inner.width) / 2 + (isCrowded(0) ? HEADER_WIDTH : 0);
  const gates = inner.gates.map((gate) => ({ ...gate, x: gate.x + left }));
  const full = Math.max(least, left + inner.width + PADDING);
  const free = freeStretch(
    full,
    gates.filter(({ side }) => side === 'NORTH').map(({ x }) => x),
  );
  const content = contentOf(flow, state, free.width - 2 * PADDING);
  const top = PADDING + content.height + PADDING;
  const place = { x: 0, y: 0, width: full, height: top + inner.height + PADDING };
  const placed = shifted(inner, { x: left, y: top });
  const border = new Map(
    gates.map(({ bundle, side, x }) => [bundle.id, { x, y: side === 'NORTH' ? 0 : place.height }] as const),
  );
  const edges = placed.edges.map((edge) => {
    const gate = border.get(edge.id);
    if (!gate) return edge;
    const isLeaving = flow.isInside(edge.source, state.id);
    return { ...edge, points: isLeaving ? [...edge.points, gate] : [gate, ...edge.points] };
  });
  const items = placedItems(content.items, { x: free.x + PADDING, y: PADDING });
  return { ...placed, ...place, edges, gates, boxes: [boxOf(flow, state, place, items), ...placed.boxes] };
}

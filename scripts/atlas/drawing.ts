import type { ChartTransition } from './chart.ts';
import type { DrawnState } from './sections.ts';
import type { Line } from './text.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Rectangle extends Point {
  width: number;
  height: number;
}

export type Icon =
  | 'after'
  | 'done'
  | 'error'
  | 'again'
  | 'in'
  | 'out'
  | 'machine'
  | 'fold'
  | 'path'
  | 'port'
  | 'begin'
  | 'trouble'
  | 'region'
  | 'end';

/** Lines of text at their position, with an optional symbol before the first and an optional background. */
export interface Item extends Rectangle {
  kind: 'text' | 'tag' | 'actor' | 'row' | 'label';
  lines: readonly Line[];
  icon: Icon | null;
  /** The transition of this element. */
  transition: ChartTransition | null;
  /** The machine that it names. */
  machineId: string | null;
  /** The folded state whose section it opens. */
  opens: string | null;
}

/** A state; its content is positioned relative to the drawing. */
export interface Box extends Rectangle {
  state: DrawnState;
  depth: number;
  isRegion: boolean;
  isOnPath: boolean;
  items: readonly Item[];
}

/** A line between states, for one or more transitions; the line from an initial dot has none. */
export interface Edge {
  id: string;
  source: string;
  target: string;
  transitions: readonly ChartTransition[];
  points: readonly Point[];
  label: Rectangle | null;
  items: readonly Item[];
}

export interface Drawing {
  width: number;
  height: number;
  boxes: readonly Box[];
  edges: readonly Edge[];
  /** The initial states of compound states. */
  dots: readonly Point[];
}

export function shiftItem(item: Item, { x, y }: Point): Item {
  return { ...item, x: item.x + x, y: item.y + y };
}

export function placedItems(items: readonly Item[], corner: Point): Item[] {
  return items.map((item) => shiftItem(item, corner));
}

function shiftEdge(edge: Edge, { x, y }: Point): Edge {
  return {
    ...edge,
    points: edge.points.map((point) => ({ x: point.x + x, y: point.y + y })),
    label: edge.label && { ...edge.label, x: edge.label.x + x, y: edge.label.y + y },
    items: edge.items.map((item) => shiftItem(item, { x, y })),
  };
}

/** Moves the drawing. */
export function shifted(drawing: Drawing, by: Point): Drawing {
  return {
    ...drawing,
    boxes: drawing.boxes.map((box) => ({
      ...box,
      x: box.x + by.x,
      y: box.y + by.y,
      items: box.items.map((item) => shiftItem(item, by)),
    })),
    edges: drawing.edges.map((edge) => shiftEdge(edge, by)),
    dots: drawing.dots.map(({ x, y }) => ({ x: x + by.x, y: y + by.y })),
  };
}

import type { Point, Rectangle } from './drawing.ts';

export type Side = 'NORTH' | 'SOUTH';

/** The end of a line on the border of a node. */
export interface Port {
  id: string;
  x: number;
  side: Side;
}

/** The line from the initial dot. */
export const BEGINS = 'begins';

export interface LayerNode extends Pick<Rectangle, 'width' | 'height'> {
  id: string;
  /** If a node has ports, each of its lines ends at one. */
  ports: readonly Port[];
  /** A line enters or leaves there, on the outer border. */
  border: Side | null;
}

export interface LayerEdge {
  id: string;
  /** Nodes or ports. */
  source: string;
  target: string;
  label: Pick<Rectangle, 'width' | 'height'> | null;
  /** It is drawn as straight as possible. */
  isOnPath: boolean;
}

export interface Route {
  points: readonly Point[];
  label: Rectangle | null;
}

export interface Layers extends Pick<Rectangle, 'width' | 'height'> {
  places: ReadonlyMap<string, Rectangle>;
  routes: ReadonlyMap<string, Route>;
}

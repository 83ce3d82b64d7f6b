import type { Rectangle } from './drawing.ts';
import type { LayerEdge, LayerNode, Layers } from './layers.ts';
import { PAGE } from './page.ts';

const GAP = 24;

/** Lays out nodes of known sizes in rows, in their order; each line leads to the next node. */
export function inRows(nodes: readonly LayerNode[], line: LayerEdge): Layers {
  const first = nodes.filter(({ id }) => id === line.source);
  const ordered = nodes
    .filter(({ id }) => id !== line.source)
    .flatMap((node) => (node.id === line.target ? [...first, node] : [node]));
  const places = new Map<string, Rectangle>();
  let [x, y, bottom, width] = [0, 0, 0, 0];
  for (const node of ordered) {
    if (x > 0 && x + node.width > PAGE.width) [x, y] = [0, bottom + GAP];
    const isDot = node.id === line.source;
    places.set(node.id, { x, y: isDot ? y + GAP : y, width: node.width, height: node.height });
    bottom = Math.max(bottom, y + node.height);
    width = Math.max(width, x + node.width);
    x += node.width + GAP;
  }
  const from = places.get(line.source) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = from.y + from.height / 2;
  const points = [
    { x: from.x + from.width, y: middle },
    { x: places.get(line.target)?.x ?? 0, y: middle },
  ];
  return { width, height: bottom, places, routes: new Map([[line.id, { points, label: null }]]) };
}

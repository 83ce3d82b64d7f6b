import type { LayerEdge, LayerNode, Layers, Port, Side } from './layers.ts';

interface End {
  edge: LayerEdge;
  end: 'source' | 'target';
  x: number;
  side: Side;
}

/** The ends of the lines at a node, where a first layout placed them. */
function endsAt(node: LayerNode, edges: readonly LayerEdge[], { places, routes }: Layers): End[] {
  const place = places.get(node.id);
  return edges
    .flatMap((edge) =>
      (['source', 'target'] as const).flatMap((end): End[] => {
        const point = routes.get(edge.id)?.points.at(end === 'source' ? 0 : -1);
        if (edge[end] !== node.id || !point || !place) return [];
        return [{ edge, end, x: point.x, side: point.y < place.y + place.height / 2 ? 'NORTH' : 'SOUTH' }];
      }),
    )
    .toSorted((left, right) => left.x - right.x);
}

/** Evenly spaced, with the happy path in the middle. */
function spread(ends: readonly End[], width: number): number[] {
  const path = ends.findIndex(({ edge }) => edge.isOnPath);
  return ends.map((_, index) => {
    if (path < 0) return (width * (index + 1)) / (ends.length + 1);
    if (index <= path) return ((width / 2) * (index + 1)) / (path + 1);
    return width / 2 + ((width / 2) * (index - path)) / (ends.length - path);
  });
}

/** Fixes the ends of lines at the states of the happy path in the order of a first layout, so that its lines align. */
export function centred(
  nodes: readonly LayerNode[],
  edges: readonly LayerEdge[],
  first: Layers,
): { nodes: LayerNode[]; edges: LayerEdge[] } {
  const onPath = new Set(edges.filter(({ isOnPath }) => isOnPath).flatMap(({ source, target }) => [source, target]));
  const moved = new Map<LayerEdge, LayerEdge>();
  const placed = nodes.map((node): LayerNode => {
    if (!onPath.has(node.id) || node.ports.length > 0) return node;
    const all = endsAt(node, edges, first);
    const ports = (['NORTH', 'SOUTH'] as const).flatMap((side): Port[] => {
      const ends = all.filter((one) => one.side === side);
      const places = spread(ends, node.width);
      return ends.map(({ edge, end }, index) => {
        const id = `${edge.id} ${end} at ${node.id}`;
        moved.set(edge, { ...(moved.get(edge) ?? edge), [end]: id });
        return { id, side, x: places[index] ?? 0 };
      });
    });
    return { ...node, ports };
  });
  return { nodes: placed, edges: edges.map((edge) => moved.get(edge) ?? edge) };
}

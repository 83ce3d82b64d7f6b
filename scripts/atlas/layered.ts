import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { centred } from './centred.ts';
import type { Rectangle } from './drawing.ts';
import { inRows } from './inRows.ts';
import { BEGINS, type LayerEdge, type LayerNode, type Layers, type Route } from './layers.ts';
import { PAGE } from './page.ts';

const elk = new ELK();

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
  'elk.aspectRatio': '1.4',
  'elk.spacing.nodeNode': '26',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.componentComponent': '26',
  'elk.spacing.edgeLabel': '0',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.compaction.postCompaction.strategy': 'EDGE_LENGTH',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'MEDIAN_LAYER',
};
const STRAIGHT = {
  'elk.layered.priority.straightness': '100',
  'elk.layered.priority.direction': '100',
  'elk.layered.priority.shortness': '100',
};
const ON_THE_LINE = { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' };
const BORDER_LAYER = { NORTH: 'FIRST_SEPARATE', SOUTH: 'LAST_SEPARATE' } as const;

function elkNode({ id, width, height, ports, border }: LayerNode): ElkNode {
  return {
    id,
    width,
    height,
    ports: ports.map(({ id: port, x, side }) => ({
      id: port,
      x,
      y: side === 'NORTH' ? 0 : height,
      width: 0,
      height: 0,
      layoutOptions: { 'elk.port.side': side },
    })),
    layoutOptions: {
      ...(ports.length === 0 ? {} : { 'elk.portConstraints': 'FIXED_POS' }),
      ...(border === null ? {} : { 'elk.layered.layering.layerConstraint': BORDER_LAYER[border] }),
    },
  };
}

function rectangle({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rectangle>): Rectangle {
  return { x, y, width, height };
}

function routeOf({ sections, labels }: ElkExtendedEdge): Route {
  const [section] = sections ?? [];
  const [label] = labels ?? [];
  return {
    points: section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [],
    label: label ? rectangle(label) : null,
  };
}

type Direction = 'DOWN' | 'RIGHT';

/** The fit to a page; the smallest value is the best. */
function unfit({ width, height }: Pick<Rectangle, 'width' | 'height'>): number {
  return Math.max(width / PAGE.width, height / PAGE.height);
}

async function laidOut(
  direction: Direction,
  nodes: readonly LayerNode[],
  edges: readonly LayerEdge[],
): Promise<Layers> {
  const laid: ElkNode = await elk.layout({
    id: 'layers',
    children: nodes.map(elkNode),
    edges: edges.map(({ id, source, target, label, isOnPath }) => ({
      id,
      sources: [source],
      targets: [target],
      labels: label ? [{ id: `${id} label`, text: id, ...label, layoutOptions: ON_THE_LINE }] : [],
      layoutOptions: isOnPath ? STRAIGHT : {},
    })),
    layoutOptions: {
      ...OPTIONS,
      'elk.direction': direction,
      'elk.separateConnectedComponents': String(nodes.every(({ border }) => border === null)),
    },
  });
  return {
    width: laid.width ?? 0,
    height: laid.height ?? 0,
    places: new Map((laid.children ?? []).map((node) => [node.id, rectangle(node)])),
    routes: new Map((laid.edges ?? []).map((edge) => [edge.id, routeOf(edge)])),
  };
}

/**
 * Lays out nodes of known sizes in layers from top to bottom, with lines and their labels. Earlier nodes are higher; a
 * line to an earlier node leads up. Nodes without incoming lines may be laid out from left to right, if that fits a
 * page better. A chart with a happy path always leads down.
 */
export async function inLayers(nodes: readonly LayerNode[], edges: readonly LayerEdge[]): Promise<Layers> {
  const [line, ...others] = edges;
  if (others.length === 0 && line?.id === BEGINS) return inRows(nodes, line);
  const first = await laidOut('DOWN', nodes, edges);
  if (edges.some(({ isOnPath }) => isOnPath)) {
    const aligned = centred(nodes, edges, first);
    return laidOut('DOWN', aligned.nodes, aligned.edges);
  }
  const isOpen = nodes.some(({ ports, border }) => ports.length > 0 || border !== null);
  if (isOpen || first.width <= PAGE.width) return first;
  const right = await laidOut('RIGHT', nodes, edges);
  return unfit(right) < unfit(first) ? right : first;
}

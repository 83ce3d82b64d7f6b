import { besideEachOther } from './besideEachOther.ts';
import type { Block } from './block.ts';
import type { Chart, ChartState } from './chart.ts';
import type { Drawing } from './drawing.ts';
import { Flow } from './flow.ts';
import { framed, leaf } from './framed.ts';
import { Level } from './level.ts';

/** No line from or to these states crosses their parent's border. */
function areApart(flow: Flow, states: readonly ChartState[]): boolean {
  const isPast = (id: string, end: string, other: string) => end === id && other !== id && !flow.isInside(other, id);
  return !flow.bundles.some(({ source, target }) =>
    states.some(({ id }) => isPast(id, source, target) || isPast(id, target, source)),
  );
}

async function drawn(flow: Flow, state: ChartState): Promise<Block> {
  const children = flow.childrenOf(state.id);
  if (children.length === 0) return leaf(flow, state);
  const blocks = new Map<string, Block>();
  for (const child of children) blocks.set(child.id, await drawn(flow, child));
  const isClosed = [...blocks.values()].every(({ gates }) => gates.length === 0) && areApart(flow, children);
  if (state.type === 'parallel' && isClosed) return framed(flow, state, besideEachOther([...blocks.values()]));
  return framed(flow, state, await new Level(flow, state, blocks).laidOut());
}

/** The positions of everything in a chart. */
export function drawingOf(chart: Chart): Promise<Drawing> {
  const flow = new Flow(chart);
  return drawn(flow, flow.root);
}

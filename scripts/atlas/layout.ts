import { besideEachOther } from './besideEachOther.ts';
import type { Block } from './block.ts';
import type { Chart } from './chart.ts';
import { type Drawing, type Edge, shifted } from './drawing.ts';
import { Flow } from './flow.ts';
import { framed, leaf } from './framed.ts';
import { Level } from './level.ts';
import { PAGE } from './page.ts';
import { type DrawnState, type Section, sectionsOf } from './sections.ts';

const GAP = 28;

/** No line from or to these states crosses their parent's border. */
function areApart(flow: Flow, states: readonly DrawnState[]): boolean {
  const isPast = (id: string, end: string, other: string) => end === id && other !== id && !flow.isInside(other, id);
  return !flow.bundles.some(({ source, target }) =>
    states.some(({ id }) => isPast(id, source, target) || isPast(id, target, source)),
  );
}

async function drawn(flow: Flow, state: DrawnState): Promise<Block> {
  const children = flow.childrenOf(state.id);
  if (children.length === 0) return leaf(flow, state);
  const blocks = new Map<string, Block>();
  for (const child of children) blocks.set(child.id, await drawn(flow, child));
  const isClosed = [...blocks.values()].every(({ gates }) => gates.length === 0) && areApart(flow, children);
  if (state.type === 'parallel' && isClosed) return framed(flow, state, besideEachOther([...blocks.values()]));
  return framed(flow, state, await new Level(flow, state, blocks).laidOut());
}

function lengthOf({ points }: Edge): number {
  return points.slice(1).reduce((sum, { x, y }, index) => {
    const from = points[index] ?? { x, y };
    return sum + Math.abs(x - from.x) + Math.abs(y - from.y);
  }, 0);
}

/**
 * While a line is longer than the page is wide, or the drawing is too wide, its longest line is written in the box that
 * it leaves, unless it is on the happy path.
 */
async function drawnSection(section: Section, written: ReadonlySet<string> = new Set()): Promise<Drawing> {
  const flow = new Flow(section, written);
  const drawing = await drawn(flow, flow.root);
  const ids = new Set(flow.bundles.map(({ id }) => id));
  const [longest] = drawing.edges
    .filter(({ id, transitions }) => ids.has(id) && !transitions.some(({ isOnPath }) => isOnPath))
    .toSorted((left, right) => lengthOf(right) - lengthOf(left));
  const isReadable = drawing.width <= PAGE.widest && (!longest || lengthOf(longest) <= PAGE.width);
  if (!longest || isReadable) return drawing;
  return drawnSection(section, new Set([...written, longest.id]));
}

/** The drawing of each section, at its own origin. */
export async function sectionDrawings(chart: Chart): Promise<Drawing[]> {
  const drawings: Drawing[] = [];
  for (const section of sectionsOf(chart)) drawings.push(await drawnSection(section));
  return drawings;
}

/** Puts the first drawing on top and the others below, beside each other where they fit. */
function below(drawings: readonly Drawing[]): Drawing {
  const placed: Drawing[] = [];
  let [x, y, bottom, width] = [0, 0, 0, 0];
  for (const [index, drawing] of drawings.entries()) {
    if (index > 0 && (index === 1 || x + drawing.width > PAGE.widest)) [x, y] = [0, bottom + GAP];
    placed.push(shifted(drawing, { x, y }));
    bottom = Math.max(bottom, y + drawing.height);
    width = Math.max(width, x + drawing.width);
    x += drawing.width + GAP;
  }
  return {
    width,
    height: bottom,
    boxes: placed.flatMap(({ boxes }) => boxes),
    edges: placed.flatMap(({ edges }) => edges),
    dots: placed.flatMap(({ dots }) => dots),
  };
}

/** The positions of everything in a chart. */
export async function drawingOf(chart: Chart): Promise<Drawing> {
  return below(await sectionDrawings(chart));
}

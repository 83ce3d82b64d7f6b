import type { Chart } from './chart.ts';
import { type Box, type Drawing, type Edge, type Icon, type Item, type Point, shiftItem } from './drawing.ts';
import { isGroup } from './groups.ts';
import { legendOf } from './legend.ts';
import { ICON_WIDTH } from './pieces.ts';
import { STYLE } from './svgStyle.ts';
import { FONT, type Line, lineHeight } from './text.ts';

const MARGIN = 12;
const ROUNDING = 8;
const ARROW = 7;

/** Symbols of 12 by 12. */
const ICONS: Readonly<Record<Icon, string>> = {
  after: 'M6 1a5 5 0 1 0 .01 0ZM6 3.2V6l2 1.4',
  done: 'M1.5 6.5 4.5 9.5 10.5 2.5',
  error: 'M2.5 2.5 9.5 9.5M9.5 2.5 2.5 9.5',
  again: 'M10 3.5A4.6 4.6 0 1 0 10.6 7M10.4 1v2.8H7.6',
  in: 'M1 6H6.5M4 3.5 6.5 6 4 8.5M7.5 1.5H11V10.5H7.5',
  out: 'M5 1.5H1.5V10.5H5M4.5 6H11M8.5 3.5 11 6 8.5 8.5',
  machine: 'M1.5 1.5h4v3.5h-4ZM6.5 7h4v3.5h-4ZM3.5 5v3.7h3',
  fold: 'M1 3h10M1 6h10M1 9h6',
  path: 'M0 6H12',
  port: 'M6 1v4M3 5h6v1.5a3 3 0 0 1-6 0ZM6 9.5V11',
  begin: 'M6 1.5a4.5 4.5 0 1 0 .01 0Z',
  trouble: 'M0 6H3.5M5.5 6H9',
  region: 'M1 2h2.5M5 2h2.5M9 2h2M11 4v2.5M11 8.5v1.5M9 10h-2.5M5 10h-2.5M1 10v-2M1 6v-2',
  end: 'M.5 1h11v10h-11ZM3 3.5h6v5h-6Z',
};

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function textLine(line: Line, x: number, baseline: number): string {
  const runs = line.map(({ text, style }) => `<tspan class="${style}">${escaped(text)}</tspan>`).join('');
  return `<text x="${n(x)}" y="${n(baseline)}" xml:space="preserve">${runs}</text>`;
}

function itemLines(item: Item): string {
  const plate = item.kind === 'tag' || item.kind === 'actor' ? { x: 8, y: 3 } : { x: 0, y: 0 };
  const left = item.x + plate.x + (item.icon === null ? 0 : ICON_WIDTH);
  let y = item.y + plate.y;
  const lines = item.lines.map((line) => {
    const size = Math.max(...line.map(({ style }) => FONT[style].size));
    const drawn = textLine(line, left, y + size);
    y += lineHeight(line);
    return drawn;
  });
  const icon =
    item.icon === null
      ? ''
      : `<path class="icon ${item.icon}" transform="translate(${n(item.x + plate.x)} ${n(item.y + plate.y + 2)})" d="${ICONS[item.icon]}"/>`;
  return icon + lines.join('');
}

function linkOf({ machineId, opens }: Item, content: string): string {
  if (opens !== null) return `<a href="#${escaped(opens)}" data-opens="${escaped(opens)}">${content}</a>`;
  return machineId === null ? content : `<a href="${machineId}.svg">${content}</a>`;
}

function drawnItem(item: Item): string {
  const plate =
    item.kind === 'tag' || item.kind === 'actor'
      ? `<rect class="${item.kind}-plate" x="${n(item.x)}" y="${n(item.y)}" width="${n(item.width)}" height="${n(item.height)}" rx="${n(item.height / 2)}"/>`
      : '';
  const content = plate + itemLines(item);
  const linked = linkOf(item, content);
  if (!item.transition) return linked;
  const { id, isTrouble, isOnPath, description, effects } = item.transition;
  const title = [description, ...effects].filter((text) => text !== '').join(' · ');
  const titleTag = title === '' ? '' : `<title>${escaped(title)}</title>`;
  return `<g class="transition${isTrouble ? ' trouble' : ''}${isOnPath ? ' path' : ''}" data-transition="${escaped(id)}">${titleTag}${linked}</g>`;
}

/** `data-section` is the frame of a section; the boxes of groups are no states of the machine. */
function namesOf({ state, depth }: Box): string {
  const id = escaped(state.id);
  return `${depth === 0 ? ` id="${id}" data-section="${id}"` : ''}${isGroup(state) ? '' : ` data-state="${id}"`}`;
}

function drawnBox(box: Box): string {
  const { state, x, y, width, height } = box;
  const shape = box.depth === 0 ? 'frame' : box.isRegion && !state.fold ? 'region' : state.type;
  const signs = [shape, ...(state.fold ? ['folded'] : []), ...(box.isOnPath ? ['path'] : [])];
  if (state.tags.includes('failed')) signs.push('failed');
  const outline = `<rect class="box" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="10"/>`;
  const inner =
    state.type === 'final'
      ? `<rect class="inner" x="${n(x + 4)}" y="${n(y + 4)}" width="${n(width - 8)}" height="${n(height - 8)}" rx="7"/>`
      : '';
  const titleTag = state.description === '' ? '' : `<title>${escaped(state.description)}</title>`;
  return `<g class="state ${signs.join(' ')}"${namesOf(box)}>${titleTag}${outline}${inner}${box.items.map(drawnItem).join('')}</g>`;
}

function rounded(points: readonly Point[]): string {
  const [first, ...others] = points;
  if (!first) return '';
  let path = `M${n(first.x)} ${n(first.y)}`;
  others.forEach((point, index) => {
    const before = points[index] ?? point;
    const after = others[index + 1];
    if (!after) {
      path += `L${n(point.x)} ${n(point.y)}`;
      return;
    }
    const towards = (other: Point) => {
      const length = Math.hypot(other.x - point.x, other.y - point.y) || 1;
      const step = Math.min(ROUNDING, length / 2) / length;
      return `${n(point.x + (other.x - point.x) * step)} ${n(point.y + (other.y - point.y) * step)}`;
    };
    path += `L${towards(before)}Q${n(point.x)} ${n(point.y)} ${towards(after)}`;
  });
  return path;
}

function arrow(points: readonly Point[]): string {
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const before = points.at(-2) ?? end;
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const corner = (side: number) =>
    `${n(end.x - ARROW * Math.cos(angle + side))} ${n(end.y - ARROW * Math.sin(angle + side))}`;
  return `<path class="arrow" d="M${n(end.x)} ${n(end.y)}L${corner(0.5)}L${corner(-0.5)}Z"/>`;
}

function drawnEdge(edge: Edge): string {
  const isTrouble = edge.transitions.length > 0 && edge.transitions.every((transition) => transition.isTrouble);
  const isOnPath = edge.transitions.some((transition) => transition.isOnPath);
  const plate = edge.label
    ? `<rect class="label-plate" x="${n(edge.label.x)}" y="${n(edge.label.y)}" width="${n(edge.label.width)}" height="${n(edge.label.height)}" rx="6"/>`
    : '';
  return `<g class="edge${isTrouble ? ' trouble' : ''}${isOnPath ? ' path' : ''}" data-edge="${escaped(`${edge.source} to ${edge.target}`)}"><path class="line" d="${rounded(edge.points)}"/>${arrow(edge.points)}${plate}${edge.items.map(drawnItem).join('')}</g>`;
}

/** The drawing as a self-contained SVG; states and transitions are found in it by id. */
export function svgOf(chart: Pick<Chart, 'id' | 'sentence'>, drawing: Drawing): string {
  const width = Math.ceil(drawing.width + 2 * MARGIN);
  const legend = legendOf(drawing);
  const below = { x: 0, y: drawing.height + MARGIN };
  const height = Math.ceil(below.y + legend.height + 2 * MARGIN);
  const [under, over] = [
    drawing.boxes.filter(({ state }) => state.type === 'compound' || state.type === 'parallel'),
    drawing.boxes.filter(({ state }) => state.type !== 'compound' && state.type !== 'parallel'),
  ];
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(`Statechart of ${chart.id}`)}">`,
    `<title>${escaped(chart.id)}</title>`,
    `<desc>${escaped(chart.sentence)}</desc>`,
    `<style>${STYLE}</style>`,
    `<rect class="paper" x="${-MARGIN}" y="${-MARGIN}" width="${width}" height="${height}"/>`,
    ...under.toSorted((left, right) => left.depth - right.depth).map(drawnBox),
    ...drawing.dots.map(({ x, y }) => `<circle class="dot" cx="${n(x)}" cy="${n(y)}" r="6"/>`),
    ...drawing.edges.map(drawnEdge),
    ...over.map(drawnBox),
    ...legend.items.map((item) => drawnItem(shiftItem(item, below))),
    '</svg>',
  ].join('\n')}\n`;
}

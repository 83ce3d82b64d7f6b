import type { Icon, Item } from './drawing.ts';
import type { DrawnTransition } from './sections.ts';
import { type Line, lineHeight, lineWidth, type Run, wrapped } from './text.ts';

const GAP = 6;
export const ICON_WIDTH = 16;
const PLATE = { x: 8, y: 3 };

export interface Content {
  width: number;
  height: number;
  items: readonly Item[];
}

export interface Piece {
  kind: Item['kind'];
  runs: readonly Run[];
  icon?: Icon | null;
  transition?: DrawnTransition;
  machineId?: string | null;
  opens?: string | null;
}

function plateOf(kind: Item['kind']) {
  return kind === 'tag' || kind === 'actor' ? PLATE : { x: 0, y: 0 };
}

/** A block as an item at the origin. */
function measured({ kind, runs, icon = null, transition, machineId, opens }: Piece, width: number): Item {
  const plate = plateOf(kind);
  const indent = icon === null ? 0 : ICON_WIDTH;
  const lines: readonly Line[] = wrapped(runs, width - indent - 2 * plate.x);
  return {
    kind,
    lines,
    icon,
    transition: transition ?? null,
    machineId: machineId ?? null,
    opens: opens ?? null,
    x: 0,
    y: 0,
    width: Math.ceil(Math.max(...lines.map(lineWidth)) + indent + 2 * plate.x),
    height: lines.reduce((sum, line) => sum + lineHeight(line), 0) + 2 * plate.y,
  };
}

/** Stacks its parts, and places those of `beside` in rows that fit. */
export function stacked(groups: readonly (readonly Piece[])[], width: number, gap: number, beside = GAP): Content {
  const items: Item[] = [];
  let y = 0;
  for (const group of groups) {
    let x = 0;
    let bottom = y;
    for (const item of group.map((piece) => measured(piece, width))) {
      if (x > 0 && x + item.width > width) {
        x = 0;
        y = bottom + gap;
      }
      items.push({ ...item, x, y });
      x += item.width + beside;
      bottom = Math.max(bottom, y + item.height);
    }
    y = bottom + gap;
  }
  return {
    items,
    width: Math.max(0, ...items.map((item) => item.x + item.width)),
    height: Math.max(0, ...items.map((item) => item.y + item.height)),
  };
}

/** Stacks the groups that are not empty. */
export function headed(groups: readonly (readonly Piece[])[], width: number): Content {
  return stacked(
    groups.filter((group) => group.length > 0),
    width,
    GAP,
  );
}

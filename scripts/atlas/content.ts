import type { Chart, ChartState, ChartTransition } from './chart.ts';
import type { Icon, Item } from './drawing.ts';
import { type Line, lineHeight, lineWidth, NEW_LINE, type Run, wrapped } from './text.ts';
import { asTitle, inWords } from './words.ts';

const GAP = 6;
export const ICON_WIDTH = 16;
const PLATE = { x: 8, y: 3 };

export interface Content {
  width: number;
  height: number;
  items: readonly Item[];
}

interface Piece {
  kind: Item['kind'];
  runs: readonly Run[];
  icon?: Icon | null;
  transition?: ChartTransition;
  machineId?: string | null;
}

function plateOf(kind: Item['kind']) {
  return kind === 'tag' || kind === 'actor' ? PLATE : { x: 0, y: 0 };
}

/** A block as an item at the origin. */
function measured({ kind, runs, icon = null, transition, machineId }: Piece, width: number): Item {
  const plate = plateOf(kind);
  const indent = icon === null ? 0 : ICON_WIDTH;
  const lines: readonly Line[] = wrapped(runs, width - indent - 2 * plate.x);
  return {
    kind,
    lines,
    icon,
    transition: transition ?? null,
    machineId: machineId ?? null,
    x: 0,
    y: 0,
    width: Math.ceil(Math.max(...lines.map(lineWidth)) + indent + 2 * plate.x),
    height: lines.reduce((sum, line) => sum + lineHeight(line), 0) + 2 * plate.y,
  };
}

/** Stacks its parts, and places those of `beside` in rows that fit. */
function stacked(groups: readonly (readonly Piece[])[], width: number, gap: number, beside = GAP): Content {
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

const ICONS: Readonly<Record<ChartTransition['kind'], Icon | null>> = {
  event: null,
  always: null,
  after: 'after',
  done: 'done',
  error: 'error',
};

function runsOf(transition: ChartTransition): Run[] {
  const { label, guard, kind } = transition;
  const cause: Run[] = kind === 'always' ? [] : [{ text: label, style: kind === 'event' ? 'event' : 'plain' }];
  const space: Run[] = cause.length > 0 ? [{ text: ' ', style: 'plain' }] : [];
  const runs: Run[] = guard === null ? cause : [...cause, ...space, { text: `[${guard}]`, style: 'guard' }];
  return runs.length === 0 ? [{ text: 'at once', style: 'plain' }] : runs;
}

function remark({ description }: ChartTransition): Run[] {
  return description === '' ? [] : [{ text: `${NEW_LINE}${description}`, style: 'muted' }];
}

/** The label of the line between two states. */
export function edgeLabel(transitions: readonly ChartTransition[], width: number): Content {
  const pieces = transitions.map((transition): readonly Piece[] => [
    { kind: 'label', icon: ICONS[transition.kind], runs: [...runsOf(transition), ...remark(transition)], transition },
  ]);
  return stacked(pieces, width, 3);
}

/** A transition that is listed inside its state: it stays there, reenters it, or leads to a descendant or ancestor. */
function row(transition: ChartTransition, chart: Chart): Piece {
  const [target] = transition.targets;
  const state = chart.states.find(({ id }) => id === target);
  const runs = runsOf(transition);
  if (target === transition.source) runs.push({ text: ' begins again', style: 'target' });
  else if (state) runs.push({ text: ' → ', style: 'plain' }, { text: asTitle(state.key), style: 'target' });
  if (transition.effects.length > 0 && !state) runs.push({ text: ` ${transition.effects.join(', ')}`, style: 'muted' });
  const sign = target === transition.source ? 'again' : null;
  return { kind: 'row', icon: ICONS[transition.kind] ?? sign, runs: [...runs, ...remark(transition)], transition };
}

function effectsOf(icon: 'in' | 'out', effects: readonly string[]): Piece[] {
  return effects.length === 0 ? [] : [{ kind: 'text', icon, runs: [{ text: effects.join(', '), style: 'muted' }] }];
}

function actor({ name, machineId }: { name: string; machineId: string | null }): Piece {
  const icon = machineId === null ? 'port' : 'machine';
  return { kind: 'actor', icon, runs: [{ text: inWords(name), style: 'actor' }], machineId };
}

function text(words: string, style: Run['style']): Piece[] {
  return words === '' ? [] : [{ kind: 'text', runs: [{ text: words, style }] }];
}

function headed(groups: readonly (readonly Piece[])[], width: number): Content {
  return stacked(
    groups.filter((group) => group.length > 0),
    width,
    GAP,
  );
}

/** The content of a state's box, wrapped to a width. */
export function stateContent(
  chart: Chart,
  state: ChartState,
  rows: readonly ChartTransition[],
  width: number,
): Content {
  const tags = state.tags.map((tag): Piece => ({ kind: 'tag', runs: [{ text: inWords(tag), style: 'tag' }] }));
  const groups = [
    [...text(asTitle(state.key), 'name'), ...tags],
    text(state.description, 'plain'),
    state.invokes.map(({ src, machineId }) => actor({ name: src, machineId })),
    effectsOf('in', state.entry),
    effectsOf('out', state.exit),
    ...rows.map((transition) => [row(transition, chart)]),
  ];
  return headed(groups, width);
}

/** The heading of a chart. */
export function chartContent(chart: Chart, rows: readonly ChartTransition[], width: number): Content {
  const [root] = chart.states;
  const invoked = (root?.invokes ?? []).map(({ src, machineId }) => ({ name: src, machineId }));
  const spawned = chart.spawns.map((machineId) => ({ name: machineId, machineId }));
  const groups = [
    text(asTitle(chart.id), 'title'),
    text(chart.sentence, 'sentence'),
    [...invoked, ...spawned].map(actor),
    ...rows.map((transition) => [row(transition, chart)]),
  ];
  return headed(groups, width);
}

/** The name of a machine, and the way to its own drawing. */
export function machineContent(name: string, machineId: string, width: number): Content {
  return headed([text(asTitle(name), 'name').map((piece) => ({ ...piece, machineId }))], width);
}

/** When a machine runs, and what for. */
export function remarkContent(remark: string, sentence: string, width: number): Content {
  const runs: Run[] = [
    ...(remark === '' ? [] : [{ text: `${remark}: `, style: 'muted' } as const]),
    { text: sentence, style: 'plain' },
  ];
  return headed([[{ kind: 'text', runs }]], width);
}

/** Symbols and text styles with their meanings, side by side. */
export function signs(
  icons: readonly (readonly [Icon, string])[],
  styles: readonly { name: string; style: Run['style']; meaning: string }[],
  width: number,
): Content {
  const ofIcons = icons.map(([icon, text]): Piece => ({ kind: 'text', icon, runs: [{ text, style: 'muted' }] }));
  const ofStyles = styles.map(({ name, style, meaning }): Piece => {
    const runs: Run[] = [
      { text: name, style },
      { text: ` ${meaning}`, style: 'muted' },
    ];
    return { kind: 'text', runs };
  });
  return stacked([[...ofIcons, ...ofStyles]], width, GAP, 16);
}

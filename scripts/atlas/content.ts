import type { ChartTransition } from './chart.ts';
import type { Icon } from './drawing.ts';
import type { Flow } from './flow.ts';
import { isGroup } from './groups.ts';
import { causeWords, conditionWords, effectSentence, machineOf } from './labels.ts';
import { type Content, headed, type Piece, stacked } from './pieces.ts';
import type { DrawnState, DrawnTransition } from './sections.ts';
import { NEW_LINE, type Run } from './text.ts';
import { asTitle, inWords } from './words.ts';

const ICONS: Readonly<Record<ChartTransition['kind'], Icon | null>> = {
  event: null,
  always: null,
  after: 'after',
  done: 'done',
  error: 'error',
};

/** The cause in words and as in the code, and the condition: `1. Continue step.next if the cart is empty`. */
function runsOf(transition: DrawnTransition): Run[] {
  const { label, guard, kind, order, from } = transition;
  const condition = conditionWords(machineOf(transition), guard);
  const isSilent = kind === 'always' && condition !== null;
  const hasCode = kind === 'event' && !label.includes(' ');
  return [
    ...(from === undefined ? [] : [{ text: `${from}: `, style: 'muted' } as const]),
    ...(order === null ? [] : [{ text: `${order}. `, style: 'plain' } as const]),
    ...(isSilent ? [] : [{ text: causeWords(transition), style: kind === 'event' ? 'event' : 'plain' } as const]),
    ...(hasCode ? [{ text: ` ${label}`, style: 'eventType' } as const] : []),
    ...(condition === null ? [] : [{ text: `${isSilent ? '' : ' '}${condition}`, style: 'guard' } as const]),
  ];
}

/** What it does, and why. */
function remark({ description, effects }: ChartTransition): Run[] {
  const done: Run[] =
    effects.length === 0 ? [] : [{ text: ` · ${effects.map(effectSentence).join(', ')}`, style: 'muted' }];
  return description === '' ? done : [...done, { text: `${NEW_LINE}${description}`, style: 'muted' }];
}

/** The label of the line between two states. */
export function edgeLabel(transitions: readonly DrawnTransition[], width: number): Content {
  const pieces = transitions.map((transition): readonly Piece[] => [
    { kind: 'label', icon: ICONS[transition.kind], runs: [...runsOf(transition), ...remark(transition)], transition },
  ]);
  return stacked(pieces, width, 3);
}

/** A transition that is listed inside its state. */
function row(transition: DrawnTransition, flow: Flow): Piece {
  const [target] = transition.targets;
  const runs = runsOf(transition);
  if (target === transition.source) runs.push({ text: ' begins again', style: 'target' });
  else if (target !== undefined) runs.push({ text: ` → ${flow.section.names.get(target) ?? target}`, style: 'target' });
  const sign = target === transition.source ? 'again' : null;
  return { kind: 'row', icon: ICONS[transition.kind] ?? sign, runs: [...runs, ...remark(transition)], transition };
}

/** Transitions that change nothing in the drawing are beside each other, below the others. */
function rowsOf(transitions: readonly DrawnTransition[], flow: Flow): Piece[][] {
  const isQuiet = ({ targets, description, effects, isTrouble }: ChartTransition) =>
    targets.length + effects.length === 0 && description === '' && !isTrouble;
  const quiet = transitions.filter(isQuiet).map((transition) => row(transition, flow));
  return [...transitions.filter((one) => !isQuiet(one)).map((transition) => [row(transition, flow)]), quiet];
}

function effectsOf(icon: 'in' | 'out', effects: readonly string[]): Piece[] {
  return effects.length === 0
    ? []
    : [{ kind: 'text', icon, runs: [{ text: effects.map(effectSentence).join(', '), style: 'muted' }] }];
}

function actor({ name, machineId }: { name: string; machineId: string | null }): Piece {
  const icon = machineId === null ? 'port' : 'machine';
  return { kind: 'actor', icon, runs: [{ text: inWords(name), style: 'actor' }], machineId };
}

function text(words: string, style: Run['style']): Piece[] {
  return words === '' ? [] : [{ kind: 'text', runs: [{ text: words, style }] }];
}

function isOwn({ id }: ChartTransition, state: DrawnState): boolean {
  return id.startsWith(`${state.id} on `);
}

/** What is inside a folded box, the way to its section, and where its states lead without a line. */
function foldOf(flow: Flow, state: DrawnState): Piece[][] {
  const { id, fold } = state;
  if (!fold) return [];
  const ways = flow
    .rowsOf(id)
    .filter((transition) => !isOwn(transition, state))
    .flatMap(({ targets: [to] }) => (to === undefined ? [] : [flow.section.names.get(to) ?? to]));
  return [
    [{ kind: 'actor', icon: 'fold', runs: [{ text: fold.inside.join(' · '), style: 'actor' }], opens: id }],
    ways.length === 0 ? [] : text(`Leads to ${[...new Set(ways)].join(', ')}`, 'muted'),
  ];
}

function fromOf({ comesFrom = [] }: DrawnState): Piece[] {
  return text(comesFrom.length === 0 ? '' : `From ${comesFrom.join(', ')}`, 'muted');
}

/** The content of a state's box, wrapped to a width. */
export function stateContent(flow: Flow, state: DrawnState, width: number): Content {
  const tags = isGroup(state) ? [] : state.tags.filter((tag) => tag !== 'failed');
  const chips = tags.map((tag): Piece => ({ kind: 'tag', runs: [{ text: inWords(tag), style: 'tag' }] }));
  const rows = isGroup(state) ? [] : flow.rowsOf(state.id).filter((transition) => isOwn(transition, state));
  const groups = [
    [...text(asTitle(state.key), 'name'), ...chips],
    fromOf(state),
    text(state.description, 'plain'),
    state.invokes.map(({ src, machineId }) => actor({ name: src, machineId })),
    effectsOf('in', state.entry),
    effectsOf('out', state.exit),
    ...foldOf(flow, state),
    ...rowsOf(rows, flow),
  ];
  return headed(groups, width);
}

/** The heading of a chart, or of a part of it. */
export function chartContent(flow: Flow, width: number): Content {
  const { title, sentence, spawns } = flow.section;
  const invoked = flow.root.invokes.map(({ src, machineId }) => ({ name: src, machineId }));
  const spawned = spawns.map((machineId) => ({ name: machineId, machineId }));
  const groups = [
    text(title, 'title'),
    text(sentence, 'sentence'),
    [...invoked, ...spawned].map(actor),
    ...rowsOf(flow.rowsOf(flow.root.id), flow),
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
  return stacked([[...ofIcons, ...ofStyles]], width, 6, 16);
}

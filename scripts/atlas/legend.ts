import { signs } from './content.ts';
import type { Drawing, Icon } from './drawing.ts';
import type { Content } from './pieces.ts';

const MEANINGS: readonly (readonly [Icon, string])[] = [
  ['path', 'the happy path'],
  ['begin', 'begins here'],
  ['fold', 'drawn below'],
  ['machine', 'another chart at work'],
  ['port', 'asked of the server or the browser'],
  ['done', 'it answered, or is done'],
  ['error', 'it failed'],
  ['after', 'by itself, after a while'],
  ['again', 'begins again'],
  ['in', 'done on the way in'],
  ['out', 'done on the way out'],
  ['trouble', 'trouble'],
  ['region', 'active all at once'],
  ['end', 'the end'],
];

function shown({ boxes, edges, dots }: Drawing): Set<Icon> {
  const items = [...boxes, ...edges].flatMap((part) => part.items);
  const icons = new Set<Icon>(items.map(({ icon }) => icon).filter((icon) => icon !== null));
  if (edges.some(({ transitions }) => transitions.some(({ isOnPath }) => isOnPath))) icons.add('path');
  if (dots.length > 0) icons.add('begin');
  if (edges.some(({ transitions }) => transitions.some(({ isTrouble }) => isTrouble))) icons.add('trouble');
  if (boxes.some(({ isRegion }) => isRegion)) icons.add('region');
  if (boxes.some(({ state }) => state.type === 'final')) icons.add('end');
  return icons;
}

/** The meaning of the symbols that a drawing contains. */
export function legendOf(drawing: Drawing): Content {
  const icons = shown(drawing);
  const items = [...drawing.boxes, ...drawing.edges].flatMap((part) => part.items);
  const runs = items.flatMap(({ lines }) => lines.flat());
  return signs(
    MEANINGS.filter(([icon]) => icons.has(icon)),
    [
      ...(runs.some(({ style }) => style === 'event')
        ? [{ name: 'bold', style: 'event', meaning: 'what a user does, or another part reports' } as const]
        : []),
      ...(runs.some(({ style }) => style === 'guard')
        ? [{ name: 'if …', style: 'guard', meaning: 'only then; 1, 2, 3: checked in this order' } as const]
        : []),
    ],
    drawing.width,
  );
}

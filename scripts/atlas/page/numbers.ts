import type { StateNumbers } from '#domain/flows/flowNumbers.ts';

const SVG = 'http://www.w3.org/2000/svg';
const PLATE = { height: 18, line: 15, perLetter: 6.4, padding: 6 };
/** From this share of its entries on, a state is marked. */
const MANY = 0.2;

const countText = (count: number) => count.toLocaleString('en-US');
const shareText = (part: number, all: number) => `${Math.round((100 * part) / Math.max(all, 1))}%`;

/** What is written at a state: how often it was entered, and how it was left other than to the next states. */
function numberLines(numbers: StateNumbers, most: number): string[] {
  const { entered, back, failed, abandoned } = numbers;
  const ways = [
    [abandoned, 'left'],
    [failed, 'failed'],
    [back, 'back'],
  ] as const;
  const other = ways.filter(([count]) => count > 0).map(([count, word]) => `${countText(count)} ${word}`);
  const first = `${countText(entered)} · ${shareText(entered, most)}`;
  return other.length > 0 ? [first, other.join(', ')] : [first];
}

function drawn<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | number>>,
): SVGElementTagNameMap[Tag] {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}

function plateAt({ x, y, width }: DOMRect, lines: readonly string[], isMarked: boolean): SVGGElement {
  const wide = Math.max(...lines.map((line) => line.length)) * PLATE.perLetter + 2 * PLATE.padding;
  const left = x + width - wide - 4;
  const height = PLATE.height + (lines.length - 1) * PLATE.line;
  // Above the name of the state.
  const top = y - height + 4;
  const plate = drawn('g', { class: isMarked ? 'numbers many' : 'numbers' });
  plate.append(drawn('rect', { x: left, y: top, width: wide, height, rx: 4 }));
  for (const [index, line] of lines.entries()) {
    const text = drawn('text', { x: left + PLATE.padding, y: top + 13 + index * PLATE.line });
    text.textContent = line;
    plate.append(text);
  }
  return plate;
}

/** Writes the numbers of a machine beside its states; null removes them. */
export function drawNumbers(drawing: SVGSVGElement, numbers: readonly StateNumbers[] | null): void {
  for (const old of drawing.querySelectorAll('.numbers')) old.remove();
  const most = Math.max(0, ...(numbers ?? []).map(({ entered }) => entered));
  for (const state of numbers ?? []) {
    const id = `${state.machine}.${state.state}`;
    const box = drawing.querySelector(`[data-state="${CSS.escape(id)}"] > .box`);
    if (!(box instanceof SVGGraphicsElement)) continue;
    const isMarked = state.abandoned + state.failed >= MANY * Math.max(state.entered, 1);
    drawing.append(plateAt(box.getBBox(), numberLines(state, most), isMarked));
  }
}

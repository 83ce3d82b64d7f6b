/** The style of a text run; the style sheet of the drawing has one rule for each. */
export type Style =
  | 'title'
  | 'name'
  | 'plain'
  | 'event'
  | 'guard'
  | 'target'
  | 'muted'
  | 'eventType'
  | 'tag'
  | 'actor'
  | 'sentence';

export interface Run {
  text: string;
  style: Style;
}

export type Line = readonly Run[];

export const FONT: Readonly<Record<Style, { size: number; isBold: boolean }>> = {
  title: { size: 20, isBold: true },
  sentence: { size: 14, isBold: false },
  name: { size: 15, isBold: true },
  plain: { size: 13, isBold: false },
  muted: { size: 12, isBold: false },
  eventType: { size: 12, isBold: false },
  event: { size: 13, isBold: true },
  guard: { size: 13, isBold: false },
  target: { size: 13, isBold: true },
  actor: { size: 13, isBold: false },
  tag: { size: 12, isBold: true },
};

/** Character widths in thousandths of the size, from the blank to the tilde, in Arial and metric-compatible fonts. */
const REGULAR =
  '278 278 355 556 556 889 667 222 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 222 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584';
const BOLD =
  '278 333 474 556 556 889 722 278 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 278 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584';
const WIDTHS = { regular: REGULAR.split(' ').map(Number), bold: BOLD.split(' ').map(Number) };
const FIRST_CHARACTER = 32;
const WIDEST = 1000;
/** A run that starts with it starts a new line. */
export const NEW_LINE = '\n';
/** A margin for a slightly wider font. */
const CAUTION = 1.05;

export function textWidth(text: string, style: Style): number {
  const { size, isBold } = FONT[style];
  const widths = isBold ? WIDTHS.bold : WIDTHS.regular;
  let thousandths = 0;
  for (const character of text) thousandths += widths[(character.codePointAt(0) ?? 0) - FIRST_CHARACTER] ?? WIDEST;
  return (thousandths * size * CAUTION) / 1000;
}

export function lineWidth(line: Line): number {
  return line.reduce((sum, { text, style }) => sum + textWidth(text, style), 0);
}

export function lineHeight(line: Line): number {
  return Math.max(...line.map(({ style }) => Math.round(FONT[style].size * 1.3)));
}

/** A long name may break after its dots; a guard stays on one line if possible. */
function wordsOf({ text, style }: Run, width: number): Run[] {
  if (style === 'guard' && textWidth(text, style) <= width) return [{ text, style }];
  return text.split(/(?<=(?<!→) )|(?<=[a-z]\.)(?=[a-z])/).map((word) => ({ text: word, style }));
}

function joined(words: readonly Run[]): Line {
  const line: Run[] = [];
  for (const { text, style } of words) {
    const last = line.at(-1);
    if (last?.style === style) line[line.length - 1] = { text: last.text + text, style };
    else line.push({ text, style });
  }
  const end = line.at(-1);
  if (end) line[line.length - 1] = { ...end, text: end.text.trimEnd() };
  return line;
}

/** Wraps runs to a width; a longer word stays in one piece. */
export function wrapped(runs: readonly Run[], width: number): Line[] {
  const lines: Line[] = [];
  let words: Run[] = [];
  let used = 0;
  for (const word of runs.flatMap((run) => wordsOf(run, width))) {
    const isNewLine = word.text.startsWith(NEW_LINE);
    if (words.length > 0 && (isNewLine || used + textWidth(word.text.trimEnd(), word.style) > width)) {
      lines.push(joined(words));
      words = [];
      used = 0;
    }
    const plain = word.text.replace(NEW_LINE, '');
    const text = words.length === 0 ? plain.trimStart() : plain;
    words.push({ ...word, text });
    used += textWidth(text, word.style);
  }
  return words.length === 0 ? lines : [...lines, joined(words)];
}

import type { CheckedLines, SentLine } from '../cart/cart.ts';
import type { NewEntry } from '../entry/entryLine.ts';
import { isDiscontinued } from './codeShape.ts';
import { answersOf } from './columnQuestions.ts';
import { judgeRow, type Mending, type OrderedLine, type PasteCatalogue, type Verdict } from './judgePaste.ts';
import { parsePaste } from './parsePaste.ts';
import { pastedLines } from './pastedLines.ts';
import { numberOfPart, type PasteRow, pastedLineOf } from './pasteRow.ts';

/** A judged line: what it says, what its buyer chose, whether the server saw it as it is. */
export interface JudgedRow {
  row: PasteRow;
  mending: Mending;
  verdict: Verdict;
  /** Meant as often as it stands there, although another line asks for the same. */
  isAgreed: boolean;
  isChecked: boolean;
}

/** What has gone on already: products with their units, for repeats; and line numbers, for the text. */
export interface AddedLines {
  wishes: ReadonlySet<string>;
  lines: ReadonlySet<number>;
}

export const NOTHING_ADDED: AddedLines = { wishes: new Set(), lines: new Set() };

const wish = ({ productKey, unit }: OrderedLine) => `${productKey} ${unit}`;

export function isReady({ verdict }: JudgedRow): boolean {
  return verdict.kind === 'found';
}

/** A later line for the same product and unit waits until its buyer agrees that both are meant. */
export function markRepeats(rows: readonly JudgedRow[], added: AddedLines): JudgedRow[] {
  const first = new Map<string, number | null>([...added.wishes].map((gone) => [gone, null]));
  return rows.map((judged) => {
    const { verdict, row, isAgreed } = judged;
    if (verdict.kind !== 'found' && verdict.kind !== 'repeated') return judged;
    const { productKey, unit, quantity, isDefaultUnit } = verdict;
    const line = { productKey, unit, quantity, isDefaultUnit };
    const of = first.get(wish(line));
    if (of === undefined) first.set(wish(line), row.line);
    if (of === undefined || isAgreed) {
      return verdict.kind === 'found' ? judged : { ...judged, verdict: { kind: 'found', ...line } };
    }
    const isSame = verdict.kind === 'repeated' && verdict.of === of;
    return isSame ? judged : { ...judged, verdict: { kind: 'repeated', ...line, of } };
  });
}

/** Reads and judges a text. What its buyer chose for a line before stays with the line as long as its text is the same. */
export function judgeText(
  text: string,
  catalogue: PasteCatalogue,
  before: readonly JudgedRow[] = [],
  added: AddedLines = NOTHING_ADDED,
): JudgedRow[] {
  const chosen = new Map(before.map((judged) => [judged.row.text, judged]));
  const rows = parsePaste(text, catalogue.index, answersOf(before.map(({ row }) => row))).map((row): JudgedRow => {
    const { mending, isAgreed } = chosen.get(row.text) ?? { mending: {}, isAgreed: false };
    chosen.delete(row.text);
    return { row, mending, isAgreed, verdict: judgeRow(row, mending, catalogue), isChecked: false };
  });
  return markRepeats(rows, added);
}

/** What stays of the choices made before: another code or product forgets the product and unit chosen until then. */
function keptMending({ code, quantity, ...product }: Mending, chosen: Mending): Mending {
  const kept = { ...(code === undefined ? {} : { code }), ...(quantity === undefined ? {} : { quantity }) };
  return chosen.code === undefined && chosen.productKey === undefined ? { ...kept, ...product } : kept;
}

/** The rows with one line mended, or agreed to. */
export function mendRow(
  rows: readonly JudgedRow[],
  line: number,
  change: Mending & { isAgreed?: boolean },
  catalogue: PasteCatalogue,
  added: AddedLines,
): JudgedRow[] {
  const { isAgreed, ...chosen } = change;
  const mended = rows.map((judged): JudgedRow => {
    if (judged.row.line !== line) return judged;
    const mending = { ...keptMending(judged.mending, chosen), ...chosen };
    const verdict = judgeRow(judged.row, mending, catalogue);
    return { ...judged, mending, verdict, isAgreed: isAgreed ?? judged.isAgreed, isChecked: false };
  });
  return markRepeats(mended, added);
}

/** The lines whose quantity is missing. */
export function withoutQuantity(rows: readonly JudgedRow[]): number[] {
  return rows.flatMap(({ row, verdict }) =>
    verdict.kind === 'doubtfulQuantity' && verdict.why === 'missing' ? [row.line] : [],
  );
}

/** The products that a line matches, where its buyer may take all of them. */
export function takeable({ verdict }: JudgedRow): readonly number[] {
  return verdict.kind === 'unknown' && (verdict.why === 'twoCodes' || verdict.why === 'manyProducts')
    ? verdict.nearest
    : [];
}

/** The rows with one line as a line for each product that it matches. */
export function takeAll(
  rows: readonly JudgedRow[],
  line: number,
  catalogue: PasteCatalogue,
  added: AddedLines,
): JudgedRow[] {
  const used = new Set([...rows.map(({ row }) => row.line), ...added.lines]);
  const taken = rows.flatMap((judged): JudgedRow[] => {
    if (judged.row.line !== line) return [judged];
    const { row } = judged;
    return takeable(judged).map((productKey) => {
      let part = 1;
      while (used.has(numberOfPart(line, part))) part += 1;
      used.add(numberOfPart(line, part));
      const ofProduct: PasteRow = { ...row, line: numberOfPart(line, part), doubt: null };
      const mending = { productKey };
      const verdict = judgeRow(ofProduct, mending, catalogue);
      return { row: ofProduct, mending, verdict, isAgreed: false, isChecked: false };
    });
  });
  return markRepeats(taken, added);
}

/** The lines to ask the server about, with their line number, negative, as id. */
export function uncheckedLines(rows: readonly JudgedRow[]): SentLine[] {
  return rows.flatMap(({ row, verdict, isChecked }) =>
    verdict.kind === 'found' && !isChecked
      ? [
          {
            id: -row.line,
            productKey: verdict.productKey,
            unitOfMeasure: verdict.unit,
            orderQuantity: verdict.quantity,
          },
        ]
      : [],
  );
}

/** The rows after the server was asked: those it refuses carry its words, the others are checked. */
export function withAnswer(
  rows: readonly JudgedRow[],
  { errors }: CheckedLines,
  discontinued: PasteCatalogue['discontinued'],
): JudgedRow[] {
  const refused = new Map(errors.map((item) => [item.cartLineItem.id, item]));
  return rows.map((judged): JudgedRow => {
    const { row, verdict, isChecked } = judged;
    if (verdict.kind === 'unknown') {
      const isGone = verdict.why === 'noProduct' && isDiscontinued(verdict.code, discontinued);
      return { ...judged, verdict: isGone ? { ...verdict, why: 'discontinued' } : verdict, isChecked: true };
    }
    if (verdict.kind !== 'found' || isChecked) return judged;
    const item = refused.get(-row.line);
    if (!item) return { ...judged, isChecked: true };
    const { productKey, unit, quantity } = verdict;
    const reason = item.errors[0] || item.message || '';
    return { ...judged, verdict: { kind: 'refused', productKey, unit, quantity, reason } };
  });
}

/** The good lines for quick entry, in their order. */
export function entriesOf(rows: readonly JudgedRow[]): NewEntry[] {
  return rows.flatMap(({ verdict }) =>
    verdict.kind === 'found'
      ? [{ productKey: verdict.productKey, quantity: verdict.quantity, sellUnit: verdict.unit }]
      : [],
  );
}

export function withAdded(added: AddedLines, rows: readonly JudgedRow[]): AddedLines {
  const wishes = new Set(added.wishes);
  const lines = new Set(added.lines);
  for (const { row, verdict } of rows) {
    if (verdict.kind !== 'found') continue;
    lines.add(row.line);
    wishes.add(wish(verdict));
  }
  return { wishes, lines };
}

/** The pasted text without the lines, or parts of them, that have gone on: nothing is added twice by going back to it. */
export function textWithout(text: string, { lines }: AddedLines, left: readonly JudgedRow[] = []): string {
  if (lines.size === 0) return text;
  const gone = new Set([...lines].map(pastedLineOf));
  const partsOf = (number: number) => left.filter(({ row }) => pastedLineOf(row.line) === number);
  return pastedLines(text)
    .flatMap((line) => (gone.has(line.number) ? partsOf(line.number).map(({ row }) => row.text) : [line.text]))
    .join('\n');
}

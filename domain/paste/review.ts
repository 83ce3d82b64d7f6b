import type { CheckedLines, SentLine } from '../cart/cart.ts';
import type { NewEntry } from '../entry/entryLine.ts';
import { pastedLines } from './lines/pastedLines.ts';
import { type Correction, type LineMatch, matchRow, type OrderedLine, type PasteCatalogue } from './matchPaste.ts';
import { parsePaste } from './parsePaste.ts';
import { answersOf } from './tables/columnQuestions.ts';
import { isDiscontinued } from './words/codeShape.ts';
import { numberOfPart, type PasteRow, pastedLineOf } from './words/pasteRow.ts';

/** A matched line: its content, the buyer's choice, and whether the server checked its current form. */
export interface MatchedRow {
  row: PasteRow;
  correction: Correction;
  match: LineMatch;
  /** The buyer confirmed the quantity although another line has the same product. */
  isAgreed: boolean;
  isChecked: boolean;
}

/** What was added already: products with units, to find repeats; and line numbers, to trim the text. */
export interface AddedLines {
  wishes: ReadonlySet<string>;
  lines: ReadonlySet<number>;
}

export const NOTHING_ADDED: AddedLines = { wishes: new Set(), lines: new Set() };

const wish = ({ productKey, unit }: OrderedLine) => `${productKey} ${unit}`;

export function isReady({ match }: MatchedRow): boolean {
  return match.kind === 'found';
}

/** A later line for the same product and unit waits until the buyer confirms both. */
export function markRepeats(rows: readonly MatchedRow[], added: AddedLines): MatchedRow[] {
  const first = new Map<string, number | null>([...added.wishes].map((gone) => [gone, null]));
  return rows.map((matched) => {
    const { match, row, isAgreed } = matched;
    if (match.kind !== 'found' && match.kind !== 'repeated') return matched;
    const { productKey, unit, quantity, isDefaultUnit } = match;
    const line = { productKey, unit, quantity, isDefaultUnit };
    const of = first.get(wish(line));
    if (of === undefined) first.set(wish(line), row.line);
    if (of === undefined || isAgreed) {
      return match.kind === 'found' ? matched : { ...matched, match: { kind: 'found', ...line } };
    }
    const isSame = match.kind === 'repeated' && match.of === of;
    return isSame ? matched : { ...matched, match: { kind: 'repeated', ...line, of } };
  });
}

/** Parses and matches a text. A buyer's choice stays with its line while the line's text is unchanged. */
export function matchText(
  text: string,
  catalogue: PasteCatalogue,
  before: readonly MatchedRow[] = [],
  added: AddedLines = NOTHING_ADDED,
): MatchedRow[] {
  const chosen = new Map(before.map((matched) => [matched.row.text, matched]));
  const rows = parsePaste(text, catalogue.index, answersOf(before.map(({ row }) => row))).map((row): MatchedRow => {
    const { correction, isAgreed } = chosen.get(row.text) ?? { correction: {}, isAgreed: false };
    chosen.delete(row.text);
    return { row, correction, isAgreed, match: matchRow(row, correction, catalogue), isChecked: false };
  });
  return markRepeats(rows, added);
}

/** The earlier choices that stay valid: another code or product drops the chosen product and unit. */
function keptCorrection({ code, quantity, ...product }: Correction, chosen: Correction): Correction {
  const kept = { ...(code === undefined ? {} : { code }), ...(quantity === undefined ? {} : { quantity }) };
  return chosen.code === undefined && chosen.productKey === undefined ? { ...kept, ...product } : kept;
}

/** The rows with one line corrected, or agreed to. */
export function correctRow(
  rows: readonly MatchedRow[],
  line: number,
  change: Correction & { isAgreed?: boolean },
  catalogue: PasteCatalogue,
  added: AddedLines,
): MatchedRow[] {
  const { isAgreed, ...chosen } = change;
  const corrected = rows.map((matched): MatchedRow => {
    if (matched.row.line !== line) return matched;
    const correction = { ...keptCorrection(matched.correction, chosen), ...chosen };
    const match = matchRow(matched.row, correction, catalogue);
    return { ...matched, correction, match, isAgreed: isAgreed ?? matched.isAgreed, isChecked: false };
  });
  return markRepeats(corrected, added);
}

/** The lines without a quantity. */
export function withoutQuantity(rows: readonly MatchedRow[]): number[] {
  return rows.flatMap(({ row, match }) =>
    match.kind === 'doubtfulQuantity' && match.why === 'missing' ? [row.line] : [],
  );
}

/** The products that a line matches, when the buyer may add all of them. */
export function takeable({ match }: MatchedRow): readonly number[] {
  return match.kind === 'unknown' && (match.why === 'twoCodes' || match.why === 'manyProducts') ? match.nearest : [];
}

/** The rows with one line as a line for each product that it matches. */
export function takeAll(
  rows: readonly MatchedRow[],
  line: number,
  catalogue: PasteCatalogue,
  added: AddedLines,
): MatchedRow[] {
  const used = new Set([...rows.map(({ row }) => row.line), ...added.lines]);
  const taken = rows.flatMap((matched): MatchedRow[] => {
    if (matched.row.line !== line) return [matched];
    const { row } = matched;
    return takeable(matched).map((productKey) => {
      let part = 1;
      while (used.has(numberOfPart(line, part))) part += 1;
      used.add(numberOfPart(line, part));
      const ofProduct: PasteRow = { ...row, line: numberOfPart(line, part), doubt: null };
      const correction = { productKey };
      const match = matchRow(ofProduct, correction, catalogue);
      return { row: ofProduct, correction, match, isAgreed: false, isChecked: false };
    });
  });
  return markRepeats(taken, added);
}

/** The lines for the server's check, with their negative line number as id. */
export function uncheckedLines(rows: readonly MatchedRow[]): SentLine[] {
  return rows.flatMap(({ row, match, isChecked }) =>
    match.kind === 'found' && !isChecked
      ? [
          {
            id: -row.line,
            productKey: match.productKey,
            unitOfMeasure: match.unit,
            orderQuantity: match.quantity,
          },
        ]
      : [],
  );
}

/** The rows after the server's check: refused ones have its messages, the others are checked. */
export function withAnswer(
  rows: readonly MatchedRow[],
  { errors }: CheckedLines,
  discontinued: PasteCatalogue['discontinued'],
): MatchedRow[] {
  const refused = new Map(errors.map((item) => [item.cartLineItem.id, item]));
  return rows.map((matched): MatchedRow => {
    const { row, match, isChecked } = matched;
    if (match.kind === 'unknown') {
      const isGone = match.why === 'noProduct' && isDiscontinued(match.code, discontinued);
      return { ...matched, match: isGone ? { ...match, why: 'discontinued' } : match, isChecked: true };
    }
    if (match.kind !== 'found' || isChecked) return matched;
    const item = refused.get(-row.line);
    if (!item) return { ...matched, isChecked: true };
    const { productKey, unit, quantity } = match;
    const reason = item.errors[0] || item.message || '';
    return { ...matched, match: { kind: 'refused', productKey, unit, quantity, reason } };
  });
}

/** The good lines for quick entry, in their order. */
export function entriesOf(rows: readonly MatchedRow[]): NewEntry[] {
  return rows.flatMap(({ match }) =>
    match.kind === 'found' ? [{ productKey: match.productKey, quantity: match.quantity, sellUnit: match.unit }] : [],
  );
}

export function withAdded(added: AddedLines, rows: readonly MatchedRow[]): AddedLines {
  const wishes = new Set(added.wishes);
  const lines = new Set(added.lines);
  for (const { row, match } of rows) {
    if (match.kind !== 'found') continue;
    lines.add(row.line);
    wishes.add(wish(match));
  }
  return { wishes, lines };
}

/** The pasted text without added lines and parts, so that going back never adds anything twice. */
export function textWithout(text: string, { lines }: AddedLines, left: readonly MatchedRow[] = []): string {
  if (lines.size === 0) return text;
  const gone = new Set([...lines].map(pastedLineOf));
  const partsOf = (number: number) => left.filter(({ row }) => pastedLineOf(row.line) === number);
  return pastedLines(text)
    .flatMap((line) => (gone.has(line.number) ? partsOf(line.number).map(({ row }) => row.text) : [line.text]))
    .join('\n');
}

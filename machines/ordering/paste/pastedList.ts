import type { CheckedLines, SentLine } from '#domain/cart/cart.ts';
import type { Catalogue } from '#domain/catalog/catalogue.ts';
import { chooseColumn } from '#domain/paste/chooseColumn.ts';
import { codesToCheck } from '#domain/paste/codesToCheck.ts';
import { type Correction, type PasteCatalogue, usualQuantities } from '#domain/paste/matchPaste.ts';
import {
  type AddedLines,
  correctRow,
  isReady,
  type MatchedRow,
  markRepeats,
  matchText,
  NOTHING_ADDED,
  takeAll,
  textWithout,
  uncheckedLines,
  withAdded,
  withAnswer,
  withoutQuantity,
} from '#domain/paste/review.ts';
import { isIndexedAtOnce, pasteIndexOf } from '#domain/paste/words/pasteIndex.ts';
import { pastedLineOf } from '#domain/paste/words/pasteRow.ts';
import { PASTE_FILE_LIMIT, pasteWords } from '#domain/paste/words.ts';
import { codeKey } from '#domain/product/codeKey.ts';
import type { EntryReceiver } from '../../shop/entryReceiver.ts';

/** A file as the browser provides it, before it is read. `size` is in bytes. */
export interface TextFile {
  name: string;
  size: number;
  arrayBuffer: () => Promise<ArrayBuffer>;
}

export type PasteView = 'problems' | 'all';

export type PasteEvent =
  | { type: 'text.change'; text: string }
  | { type: 'file.choose'; file: TextFile }
  | { type: 'list.match' }
  | { type: 'text.edit' }
  | { type: 'row.correct'; line: number; correction: Correction }
  | { type: 'row.agree'; line: number }
  | { type: 'rows.agree' }
  | { type: 'column.choose'; line: number; column: number }
  | { type: 'row.takeAll'; line: number }
  | { type: 'rows.setQuantity'; quantity: string }
  | { type: 'row.drop'; line: number }
  | { type: 'rows.dropNoOrder' }
  | { type: 'view.choose'; view: PasteView }
  | { type: 'lines.add' }
  | { type: 'check.retry' }
  | { type: 'dialog.close' }
  | { type: 'close.confirm' }
  | { type: 'close.refuse' };

export interface PasteInput {
  /** The text that was pasted elsewhere; '' to start with an empty field. */
  text: string;
  /** Returns the newest catalog. */
  catalogue: () => Catalogue;
  quickEntry: EntryReceiver;
}

export interface PastedList extends PasteInput {
  /** What the text was checked against; null before the first check. */
  matchedBy: PasteCatalogue | null;
  /** All lines that are not blank, except those added or removed. */
  rows: readonly MatchedRow[];
  added: AddedLines;
  addedCount: number;
  view: PasteView;
  /** The line numbers that had problems at the last check. They stay in view while they are corrected. */
  pinned: ReadonlySet<number>;
  /** A message about the text or a file; null if there is none. */
  message: string | null;
  fileName: string;
  failureText: string | null;
}

/** What the server checks: which lines it would refuse, and which codes are no longer sold. */
export interface PasteCheck {
  lines: readonly SentLine[];
  unknownCodes: readonly string[];
}

function preparedFor({ products, excludedCategories, guides }: Catalogue): PasteCatalogue {
  const usual = usualQuantities(guides);
  return { index: pasteIndexOf(products), excludedCategories, discontinued: new Set(), usual };
}

/** Whether a text can be checked without preparing the catalog first. */
export function isPrepared({ catalogue }: PastedList): boolean {
  return isIndexedAtOnce(catalogue().products);
}

export function openedList(input: PasteInput): PastedList {
  return {
    ...input,
    matchedBy: null,
    rows: [],
    added: NOTHING_ADDED,
    addedCount: 0,
    view: 'problems',
    pinned: new Set(),
    message: null,
    fileName: '',
    failureText: null,
  };
}

export function pinned(rows: readonly MatchedRow[]): Pick<PastedList, 'pinned' | 'view'> {
  const problems = rows.filter((matched) => !isReady(matched)).map(({ row }) => row.line);
  return { pinned: new Set(problems), view: problems.length > 0 ? 'problems' : 'all' };
}

/** The rows on screen: those with problems, or all. */
export function shownRows({ rows, view, pinned: kept }: PastedList): readonly MatchedRow[] {
  return view === 'all' ? rows : rows.filter((matched) => kept.has(matched.row.line) || !isReady(matched));
}

export function noOrderRows(rows: readonly MatchedRow[]): number[] {
  return rows.filter(({ match }) => match.kind === 'notOrderLine').map(({ row }) => row.line);
}

/** Why a file is not read; null if it is. */
export function refusalOfFile({ name, size }: TextFile): string | null {
  if (!/\.(?:csv|txt|tsv)$/i.test(name)) return pasteWords.fileNotText(name);
  return size > PASTE_FILE_LIMIT ? pasteWords.fileTooLarge(name) : null;
}

type Change = Partial<PastedList>;

export function matched({ text, catalogue, rows: before, added }: PastedList): Change {
  const matchedBy = preparedFor(catalogue());
  const rows = matchText(text, matchedBy, before, added);
  return { rows, matchedBy, message: null, ...pinned(rows) };
}

export function corrected(list: PastedList, line: number, chosen: Correction & { isAgreed?: boolean }): Change {
  return list.matchedBy ? { rows: correctRow(list.rows, line, chosen, list.matchedBy, list.added) } : {};
}

/** Sets one quantity for all lines without one. */
export function filled({ rows, matchedBy, added }: PastedList, quantity: string): Change {
  if (!matchedBy) return {};
  const correct = (corrected: readonly MatchedRow[], line: number) =>
    correctRow(corrected, line, { quantity }, matchedBy, added);
  return { rows: withoutQuantity(rows).reduce(correct, rows) };
}

export function taken(list: PastedList, line: number): Change {
  if (!list.matchedBy) return {};
  const rows = takeAll(list.rows, line, list.matchedBy, list.added);
  const parts = rows.filter(({ row }) => pastedLineOf(row.line) === pastedLineOf(line));
  return { rows, pinned: new Set([...list.pinned, ...parts.map(({ row }) => row.line)]) };
}

/** Makes one column the code, in the table that begins with a line. */
export function columnChosen(
  { rows: before, text, matchedBy, added }: PastedList,
  line: number,
  column: number,
): Change {
  if (!matchedBy) return {};
  const rows = chooseColumn(before, { text, line, column }, matchedBy, added);
  return { rows, ...pinned(rows) };
}

/** Confirms that all repeated lines are meant. */
export function agreed({ rows, matchedBy, added }: PastedList): Change {
  if (!matchedBy) return {};
  const isRepeated = (matched: MatchedRow) => matched.match.kind === 'repeated';
  return {
    rows: markRepeats(
      rows.map((matched) => (isRepeated(matched) ? { ...matched, isAgreed: true, isChecked: false } : matched)),
      added,
    ),
  };
}

/** Removes these lines. Lines that repeated them are checked again. */
export function dropped({ rows, matchedBy, added }: PastedList, lines: readonly number[]): Change {
  const left = rows.filter(({ row }) => !lines.includes(row.line));
  return matchedBy ? { rows: correctRow(left, 0, {}, matchedBy, added) } : {};
}

export function checkOf({ rows, matchedBy }: PastedList): PasteCheck {
  return { lines: uncheckedLines(rows), unknownCodes: matchedBy ? codesToCheck(rows, matchedBy.index) : [] };
}

/** Applies the server's response about lines and codes. */
export function answered({ rows: before, matchedBy: asked }: PastedList, checked: CheckedLines): Change {
  if (!asked) return {};
  const discontinued = new Set([...asked.discontinued, ...(checked.discontinuedCodes ?? []).map(codeKey)]);
  const matchedBy = { ...asked, discontinued };
  const rows = withAnswer(before, checked, discontinued);
  return { rows, matchedBy, failureText: null, ...pinned(rows) };
}

/** The text again, without the lines that were added. */
export function backToText({ text, added, rows }: PastedList): Change {
  return { text: textWithout(text, added, rows), added: { ...added, lines: new Set() }, failureText: null };
}

/** Removes the good lines, which are in quick entry now. */
export function settledAdded({ rows: before, added, addedCount }: PastedList): Change {
  const rows = before.filter((row) => !isReady(row));
  return {
    rows,
    added: withAdded(added, before),
    addedCount: addedCount + before.length - rows.length,
    ...pinned(rows),
  };
}

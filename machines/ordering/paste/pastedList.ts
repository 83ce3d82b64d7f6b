import type { CheckedLines, SentLine } from '#domain/cart/cart.ts';
import type { Catalogue } from '#domain/catalog/catalogue.ts';
import { chooseColumn } from '#domain/paste/chooseColumn.ts';
import { codesToCheck } from '#domain/paste/codesToCheck.ts';
import { type Mending, type PasteCatalogue, usualQuantities } from '#domain/paste/judgePaste.ts';
import { isIndexedAtOnce, pasteIndexOf } from '#domain/paste/pasteIndex.ts';
import { pastedLineOf } from '#domain/paste/pasteRow.ts';
import {
  type AddedLines,
  isReady,
  type JudgedRow,
  judgeText,
  markRepeats,
  mendRow,
  NOTHING_ADDED,
  takeAll,
  textWithout,
  uncheckedLines,
  withAdded,
  withAnswer,
  withoutQuantity,
} from '#domain/paste/review.ts';
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
  | { type: 'list.judge' }
  | { type: 'text.edit' }
  | { type: 'row.mend'; line: number; mending: Mending }
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
  judgedBy: PasteCatalogue | null;
  /** All lines that are not blank, except those added or removed. */
  rows: readonly JudgedRow[];
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
    judgedBy: null,
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

export function pinned(rows: readonly JudgedRow[]): Pick<PastedList, 'pinned' | 'view'> {
  const problems = rows.filter((judged) => !isReady(judged)).map(({ row }) => row.line);
  return { pinned: new Set(problems), view: problems.length > 0 ? 'problems' : 'all' };
}

/** The rows on screen: those with problems, or all. */
export function shownRows({ rows, view, pinned: kept }: PastedList): readonly JudgedRow[] {
  return view === 'all' ? rows : rows.filter((judged) => kept.has(judged.row.line) || !isReady(judged));
}

export function noOrderRows(rows: readonly JudgedRow[]): number[] {
  return rows.filter(({ verdict }) => verdict.kind === 'notOrderLine').map(({ row }) => row.line);
}

/** Why a file is not read; null if it is. */
export function refusalOfFile({ name, size }: TextFile): string | null {
  if (!/\.(?:csv|txt|tsv)$/i.test(name)) return pasteWords.fileNotText(name);
  return size > PASTE_FILE_LIMIT ? pasteWords.fileTooLarge(name) : null;
}

type Change = Partial<PastedList>;

export function judged({ text, catalogue, rows: before, added }: PastedList): Change {
  const judgedBy = preparedFor(catalogue());
  const rows = judgeText(text, judgedBy, before, added);
  return { rows, judgedBy, message: null, ...pinned(rows) };
}

export function mended(list: PastedList, line: number, chosen: Mending & { isAgreed?: boolean }): Change {
  return list.judgedBy ? { rows: mendRow(list.rows, line, chosen, list.judgedBy, list.added) } : {};
}

/** Sets one quantity for all lines without one. */
export function filled({ rows, judgedBy, added }: PastedList, quantity: string): Change {
  if (!judgedBy) return {};
  const mend = (mended: readonly JudgedRow[], line: number) => mendRow(mended, line, { quantity }, judgedBy, added);
  return { rows: withoutQuantity(rows).reduce(mend, rows) };
}

export function taken(list: PastedList, line: number): Change {
  if (!list.judgedBy) return {};
  const rows = takeAll(list.rows, line, list.judgedBy, list.added);
  const parts = rows.filter(({ row }) => pastedLineOf(row.line) === pastedLineOf(line));
  return { rows, pinned: new Set([...list.pinned, ...parts.map(({ row }) => row.line)]) };
}

/** Makes one column the code, in the table that begins with a line. */
export function columnChosen(
  { rows: before, text, judgedBy, added }: PastedList,
  line: number,
  column: number,
): Change {
  if (!judgedBy) return {};
  const rows = chooseColumn(before, { text, line, column }, judgedBy, added);
  return { rows, ...pinned(rows) };
}

/** Confirms that all repeated lines are meant. */
export function agreed({ rows, judgedBy, added }: PastedList): Change {
  if (!judgedBy) return {};
  const isRepeated = (judged: JudgedRow) => judged.verdict.kind === 'repeated';
  return {
    rows: markRepeats(
      rows.map((judged) => (isRepeated(judged) ? { ...judged, isAgreed: true, isChecked: false } : judged)),
      added,
    ),
  };
}

/** Removes these lines. Lines that repeated them are checked again. */
export function dropped({ rows, judgedBy, added }: PastedList, lines: readonly number[]): Change {
  const left = rows.filter(({ row }) => !lines.includes(row.line));
  return judgedBy ? { rows: mendRow(left, 0, {}, judgedBy, added) } : {};
}

export function checkOf({ rows, judgedBy }: PastedList): PasteCheck {
  return { lines: uncheckedLines(rows), unknownCodes: judgedBy ? codesToCheck(rows, judgedBy.index) : [] };
}

/** Applies the server's response about lines and codes. */
export function answered({ rows: before, judgedBy: asked }: PastedList, checked: CheckedLines): Change {
  if (!asked) return {};
  const discontinued = new Set([...asked.discontinued, ...(checked.discontinuedCodes ?? []).map(codeKey)]);
  const judgedBy = { ...asked, discontinued };
  const rows = withAnswer(before, checked, discontinued);
  return { rows, judgedBy, failureText: null, ...pinned(rows) };
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

import { type PasteShelf, usualQuantities } from '#domain/paste/judgePaste.ts';
import { rememberedIndex } from '#domain/paste/pasteIndex.ts';
import { type AddedLines, isReady, type JudgedRow, NOTHING_ADDED } from '#domain/paste/review.ts';
import { PASTE_FILE_LIMIT, pasteWords } from '#domain/paste/words.ts';
import type { Catalogue } from '#domain/product/catalogue.ts';
import type { EntryReceiver } from './entryReceiver.ts';

/** A file as the browser gives it, before it is read. `size` in bytes. */
export interface TextFile {
  name: string;
  size: number;
  arrayBuffer: () => Promise<ArrayBuffer>;
}

export type PasteView = 'problems' | 'all';

export interface PasteDeskInput {
  /** Pasted elsewhere already; '' to begin with an empty field. */
  text: string;
  /** The newest there is. */
  catalogue: () => Catalogue;
  quickEntry: EntryReceiver;
}

export interface PasteDesk extends PasteDeskInput {
  /** Made at the first judgement: indexing a large catalogue is not for the moment the dialog opens. */
  shelf: () => PasteShelf;
  /** Every line that was not blank, less those added or dropped. */
  rows: readonly JudgedRow[];
  added: AddedLines;
  addedCount: number;
  view: PasteView;
  /** Line numbers that needed a look when last looked over: they stay in view while they are mended. */
  pinned: ReadonlySet<number>;
  /** About the text or a file; null when there is nothing to say. */
  message: string | null;
  fileName: string;
  failureText: string | null;
}

const made = new WeakMap<Catalogue, PasteShelf>();

/** Made at most once for each catalogue. */
function shelfOf(catalogue: Catalogue): PasteShelf {
  const { products, excludedCategories, guides } = catalogue;
  const known = made.get(catalogue) ?? {
    index: rememberedIndex(products),
    excludedCategories,
    usual: usualQuantities(guides),
  };
  made.set(catalogue, known);
  return known;
}

export function openDesk(input: PasteDeskInput): PasteDesk {
  return {
    ...input,
    shelf: () => shelfOf(input.catalogue()),
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

export function pinned(rows: readonly JudgedRow[]): Pick<PasteDesk, 'pinned' | 'view'> {
  const problems = rows.filter((judged) => !isReady(judged)).map(({ row }) => row.line);
  return { pinned: new Set(problems), view: problems.length > 0 ? 'problems' : 'all' };
}

/** The rows on screen: those to look at, or all. */
export function shownRows({ rows, view, pinned: kept }: PasteDesk): readonly JudgedRow[] {
  return view === 'all' ? rows : rows.filter((judged) => kept.has(judged.row.line) || !isReady(judged));
}

export function noOrderRows(rows: readonly JudgedRow[]): number[] {
  return rows.filter(({ verdict }) => verdict.kind === 'notOrderLine').map(({ row }) => row.line);
}

/** Why a file is not read; null when it is. */
export function refusalOfFile({ name, size }: TextFile): string | null {
  if (!/\.(?:csv|txt|tsv)$/i.test(name)) return pasteWords.fileNotText(name);
  return size > PASTE_FILE_LIMIT ? pasteWords.fileTooLarge(name) : null;
}

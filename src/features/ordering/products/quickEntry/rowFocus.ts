import type { TableVirtuosoHandle } from 'react-virtuoso';
import { type EntryRows, findRow, isOpenRow, NO_ENTRY_ROWS } from './quickEntryRows.ts';

/** Frames to wait for a row that scrolling renders. */
const PATIENCE = 60;
const SCROLL_AGAIN = 15;
/** Frames in which late measurements may still push the focused row out of view. */
const SETTLING = 12;

/** The focus targets of quick entry; each part registers itself when it renders. */
interface Places {
  rows: EntryRows;
  list: HTMLElement | null;
  virtual: TableVirtuosoHandle | null;
  afterLast: HTMLElement | null;
}

export type RowFocus = ReturnType<typeof createRowFocus>;

export function lineIdOf(target: EventTarget | null): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;
  return row ? Number(row.dataset.line) : null;
}

/** The index of the next row that accepts input; beyond the rows if there is none. */
function nextOpen(rows: EntryRows, from: number, direction: 1 | -1): number {
  let index = from + direction;
  for (let row = rows.at(index); row && !isOpenRow(row); row = rows.at(index)) index += direction;
  return index;
}

/** Moves the focus from row to row, scrolling to rows that are not rendered, and never loses it. */
export function createRowFocus() {
  const places: Places = { rows: NO_ENTRY_ROWS, list: null, virtual: null, afterLast: null };
  let last: number | null = null;
  let journey = 0;
  let unseen = '';

  function findField(lineId: number): HTMLElement | null {
    const row = places.list?.querySelector(`[data-line="${lineId}"]`);
    return row?.querySelector<HTMLElement>('[data-field=quantity]') ?? row?.querySelector('button, a') ?? null;
  }

  function arrive(field: HTMLElement): void {
    field.focus({ preventScroll: true });
    keepInSight(field, journey, SETTLING);
    // Text typed in the meantime continues at its end.
    if (unseen !== '' && field instanceof HTMLInputElement) field.setSelectionRange(unseen.length, unseen.length);
    unseen = '';
  }

  function keepInSight(field: HTMLElement, ticket: number, frames: number): void {
    if (ticket !== journey || frames === 0 || document.activeElement !== field) return;
    field.scrollIntoView({ block: 'nearest' });
    window.requestAnimationFrame(() => keepInSight(field, ticket, frames - 1));
  }

  function travel(lineId: number, ticket: number, patience: number): void {
    if (ticket !== journey || patience === 0) return;
    const field = findField(lineId);
    if (field) {
      arrive(field);
      return;
    }
    const index = findRow(places.rows, (id) => id === lineId);
    if (index >= 0 && patience % SCROLL_AGAIN === 0) places.virtual?.scrollToIndex({ index, align: 'center' });
    window.requestAnimationFrame(() => travel(lineId, ticket, patience - 1));
  }

  function goTo(lineId: number): void {
    journey += 1;
    last = lineId;
    travel(lineId, journey, PATIENCE);
  }

  /** The list itself has the focus while the focused row is out of view or gone. */
  function holdAt(lineId: number): void {
    last = lineId;
    unseen = '';
    places.list?.focus({ preventScroll: true });
  }

  return {
    places,
    goTo,
    holdAt,
    arriveAt: (lineId: number) => {
      last = lineId;
    },
    /** Focuses the last row again. */
    goBack: () => {
      const { rows } = places;
      const lineId = last ?? rows.lineIdAt(nextOpen(rows, -1, 1));
      if (lineId !== undefined) goTo(lineId);
    },
    lastLine: () => last,
    /** Focuses the first row of these lines; calls `showThem` if none of them is in the list. */
    goToFirst: (lineIds: ReadonlySet<number>, showThem: () => void) => {
      const { rows } = places;
      const listed = rows.lineIdAt(findRow(rows, (id) => lineIds.has(id)));
      if (listed === undefined) showThem();
      const [first] = lineIds;
      const lineId = listed ?? first;
      if (lineId !== undefined) goTo(lineId);
    },
    /** Focuses the next or previous row that accepts input; after the last one the main button. */
    step: (direction: 1 | -1) => {
      const { rows } = places;
      const here = findRow(rows, (id) => id === last);
      const lineId = rows.lineIdAt(nextOpen(rows, here, direction));
      if (lineId !== undefined) goTo(lineId);
      else if (direction === 1) places.afterLast?.focus();
    },
    /** Focuses the first of these lines, or the list, if the focused element is gone. */
    catchLost: ([first]: readonly number[]) => {
      if (document.activeElement !== document.body) return;
      if (first === undefined) places.list?.focus({ preventScroll: true });
      else goTo(first);
    },
    leaveList: () => places.afterLast?.focus(),
    openProduct: () => places.list?.querySelector<HTMLElement>(`[data-line="${last}"] a`)?.click(),
    isTypingUnseen: () => unseen !== '',
    /** A key pressed while the row is out of view; returns all text typed into it so far. */
    typeUnseen: (key: string): string => {
      unseen += key;
      if (last !== null) goTo(last);
      return unseen;
    },
  };
}

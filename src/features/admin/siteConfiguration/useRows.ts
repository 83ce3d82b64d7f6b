import { getIn, setIn } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { VirtuosoHandle } from 'react-virtuoso';
import { adminText } from '#domain/texts/adminText.ts';
import type { FieldForm } from '../../../forms/fieldOf.ts';

/** The parts of a form that a list of rows needs. */
export interface RowForm extends Pick<FieldForm, 'values' | 'errors' | 'touched'> {
  readonly submitCount: number;
  readonly isSubmitting: boolean;
  readonly dirty: boolean;
  readonly setTouched: (touched: object, shouldValidate?: boolean) => unknown;
}

const WRONG = '[aria-invalid="true"]';
const PARTS = { field: 'input', remove: 'button[data-remove]', wrong: WRONG };
/** Animation frames. */
const PATIENCE = 90;
const SCROLL_AGAIN = 15;

/** The last removed row, and how to insert it again. */
interface Removed {
  readonly text: string;
  readonly restore: (rows: readonly unknown[]) => readonly unknown[];
  readonly place: number;
}

/** The part of a row that gets the focus. */
type Wanted = { readonly place: number; readonly what: keyof typeof PARTS };

/** The rows of a list in a form: their errors move with them, and the focus stays with its row. */
export function useRows(
  form: RowForm,
  {
    list,
    set,
    isListed,
  }: { list: string; set: (path: string, value: unknown) => void; isListed: (place: number) => boolean },
) {
  const element = useRef<HTMLFieldSetElement>(null);
  const virtual = useRef<VirtuosoHandle>(null);
  const wanted = useRef<Wanted | null>(null);
  const rows: readonly unknown[] = getIn(form.values, list) ?? [];
  const { length } = rows;
  const { submitCount, isSubmitting, dirty } = form;
  const [removed, setRemoved] = useState<Removed | null>(null);
  const places = Array.from(rows.keys()).filter(isListed);
  // A discarded or saved change cannot be undone here.
  if (removed && !dirty) setRemoved(null);

  const find = ({ place, what }: Wanted) =>
    element.current?.querySelector(`[data-row="${place}"]`)?.querySelector<HTMLElement>(PARTS[what]);
  /** A virtual list needs some frames to render a row. */
  const focusWhenRendered = (target: Wanted, patience = PATIENCE) => {
    const found = find(target);
    if (found) return found.focus();
    if (patience === 0 || !virtual.current) return;
    if (patience % SCROLL_AGAIN === 0)
      virtual.current.scrollToIndex({ index: places.indexOf(target.place), align: 'center' });
    requestAnimationFrame(() => focusWhenRendered(target, patience - 1));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses an added row, or the next after a removal.
  useEffect(() => {
    const target = wanted.current;
    wanted.current = null;
    if (!target) return;
    if (length > 0) focusWhenRendered(target);
    else element.current?.querySelector<HTMLElement>('button[data-add]')?.focus();
  }, [length]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each submit that validation stopped.
  useEffect(() => {
    if (submitCount === 0 || isSubmitting || !virtual.current) return;
    const isWrongBefore = element.current?.form?.querySelector(WRONG);
    const first = Object.keys(getIn(form.errors, list) ?? {})[0];
    if (first === undefined || (isWrongBefore && !element.current?.contains(isWrongBefore))) return;
    focusWhenRendered({ place: Number(first), what: 'wrong' });
  }, [submitCount, isSubmitting]);

  return {
    element,
    virtual,
    count: length,
    places,
    removed,
    add: (row: object) => {
      wanted.current = { place: length, what: 'field' };
      set(list, [...rows, row]);
    },
    remove: (place: number) => {
      const after = places[places.indexOf(place) + 1] ?? places.at(-2) ?? place;
      wanted.current = { place: after > place ? after - 1 : after, what: 'remove' };
      const touched: readonly unknown[] = getIn(form.touched, list) ?? [];
      void form.setTouched(setIn(form.touched, list, touched.toSpliced(place, 1)), false);
      setRemoved({
        text: adminText('configuration.removed'),
        place,
        restore: (now) => now.toSpliced(place, 0, rows[place]),
      });
      set(list, rows.toSpliced(place, 1));
    },
    replace: (others: readonly unknown[], text: string) => {
      void form.setTouched(setIn(form.touched, list, []), false);
      setRemoved({ text, place: 0, restore: () => rows });
      set(list, others);
    },
    undo: ({ restore, place }: Removed) => {
      wanted.current = { place, what: 'field' };
      setRemoved(null);
      set(list, restore(rows));
    },
  };
}

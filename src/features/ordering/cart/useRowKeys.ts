import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { CartLine } from '#domain/cart/cart.ts';
import type { CartRowsRef } from '#machines/ordering/cartRows/cartRowsMachine.ts';
import type { CartRef } from '#machines/shop/cart/cartMachine.ts';
import { controlOf, focusRow, lineIdOf, nearestTo, type RowControl } from './cartFocus.ts';

type Key = KeyboardEvent<HTMLElement>;

/** The keys in the lines of a cart, and the focus after a removed line. `lines`: the shown ones. */
export function useRowKeys(rows: CartRowsRef, cart: CartRef, lines: readonly CartLine[]) {
  const list = useRef<HTMLElement>(null);
  const focused = useRef<{ lineId: number; control: RowControl } | null>(null);
  const shownBefore = useRef<readonly number[]>([]);

  useLayoutEffect(() => {
    const ids = lines.map(({ id }) => id);
    const before = shownBefore.current;
    shownBefore.current = ids;
    const last = focused.current;
    if (!last || ids.includes(last.lineId) || document.activeElement !== document.body) return;
    nearestTo(last.lineId, before).some((id) => ids.includes(id) && focusRow(list.current, id, last.control));
  }, [lines]);

  function step(lineId: number, direction: 1 | -1): void {
    const next = lines[lines.findIndex(({ id }) => id === lineId) + direction];
    if (next) focusRow(list.current, next.id, 'quantity');
  }

  const keys = {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const lineId = lineIdOf(target);
      if (lineId !== null) focused.current = { lineId, control: controlOf(target) };
    },
    onBlur: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      const lineId = lineIdOf(target);
      if (lineId !== null && lineIdOf(relatedTarget) !== lineId) rows.send({ type: 'line.save', lineId });
    },
    onKeyDown: (event: Key) => {
      const lineId = lineIdOf(event.target);
      const isInput = event.target instanceof HTMLInputElement;
      if (event.nativeEvent.isComposing || lineId === null) return;
      if (event.key === 'Enter' && isInput) {
        rows.send({ type: 'line.save', lineId });
        if (controlOf(event.target) === 'quantity') step(lineId, event.shiftKey ? -1 : 1);
      } else if (event.key === 'z' && (event.ctrlKey || event.metaKey) && !isInput) {
        event.preventDefault();
        cart.send({ type: 'undo' });
      }
    },
    // Runs before the field's own handler, which knows only the text typed since focus.
    onKeyDownCapture: (event: Key) => {
      const lineId = lineIdOf(event.target);
      if (event.key !== 'Escape' || lineId === null || !(event.target instanceof HTMLInputElement)) return;
      event.stopPropagation();
      rows.send({ type: 'line.restore', lineId });
    },
  };
  /** Focuses the quantity of the line, or the last focused element. */
  const goBack = (lineId: number | null) => {
    const place = lineId === null ? focused.current : { lineId, control: 'quantity' as const };
    if (place) focusRow(list.current, place.lineId, place.control);
  };
  return { list, keys, goBack };
}

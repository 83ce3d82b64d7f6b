import type { FocusEvent, KeyboardEvent } from 'react';
import { entryText } from '#domain/texts/entryText.ts';
import type { QuickEntryRef } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import type { KeyHint } from '../../../../components/keys/KeyHelp.tsx';
import { lineIdOf, type RowFocus } from './rowFocus.ts';

export const ROW_KEYS: readonly KeyHint[] = [
  { keys: ['Enter'], does: entryText('products.quantityOfTheNextRow') },
  { keys: ['Shift', 'Enter'], does: entryText('products.quantityOfTheRowBefore') },
  { keys: ['Tab'], does: entryText('products.nextFieldOfTheRow') },
  { keys: ['↑', '↓'], does: entryText('products.oneMoreOrOneLess') },
  { keys: ['Esc'], does: entryText('products.undoChangesToTheRowReturn') },
  { keys: ['Ctrl', 'Enter'], does: entryText('products.toAddToCart') },
  { keys: ['Alt', 'Enter'], does: entryText('products.openTheProduct') },
];

/** Keys that may start a number, or that users may type as one; other keys keep their meaning in the page. */
const BEGINS_NUMBER = /^[\p{Nd}.,+-]$/u;

type Key = KeyboardEvent<HTMLElement>;

/** The keys and focus events in the rows of quick entry. */
export function useRowKeys(quickEntry: QuickEntryRef, focus: RowFocus) {
  function pressEnter(event: Key): void {
    const isButton = event.target instanceof HTMLButtonElement;
    if (isButton && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) focus.leaveList();
    else if (event.altKey) focus.openProduct();
    else focus.step(event.shiftKey ? -1 : 1);
  }

  /** The focused row is out of view, and still receives the typed text. */
  function typeUnseen(event: Key): void {
    const lineId = focus.lastLine();
    if (lineId === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Tab') {
      event.preventDefault();
      focus.goBack();
    } else if (BEGINS_NUMBER.test(event.key) || (focus.isTypingUnseen() && event.key.length === 1)) {
      event.preventDefault();
      event.stopPropagation();
      quickEntry.send({ type: 'line.change', lineId, change: { quantityText: focus.typeUnseen(event.key) } });
    }
  }

  return {
    onFocus: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      const lineId = lineIdOf(target);
      if (lineId === null) return;
      focus.arriveAt(lineId);
      if (lineIdOf(relatedTarget) !== lineId) quickEntry.send({ type: 'row.enter', lineId });
    },
    onKeyDown: (event: Key) => {
      const { key, target } = event;
      if (event.nativeEvent.isComposing) return;
      const lineId = lineIdOf(target);
      if (key === 'Enter') pressEnter(event);
      else if (lineId === null) typeUnseen(event);
      else if (key === 'Escape') {
        quickEntry.send({ type: 'row.restore' });
        if (target instanceof HTMLInputElement) window.requestAnimationFrame(() => target.select());
      } else if (key === 'ArrowUp' || key === 'ArrowDown') {
        if (!(target instanceof HTMLInputElement) || target.dataset.field !== 'quantity') return;
        event.preventDefault();
        quickEntry.send({ type: 'line.step', lineId, direction: key === 'ArrowUp' ? 'up' : 'down' });
      }
    },
  };
}

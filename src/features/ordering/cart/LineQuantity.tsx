import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { isRemoval } from '#machines/ordering/cartLineDialog/editedLine.ts';
import type { LineQuantityProps } from '../../../product/lineQuantities.ts';
import { QuantityField, RowMessage, useRow, useSavedWhenGone } from './CartRowFields.tsx';
import styles from './LineQuantity.module.css';
import { RowQuestion } from './RowQuestions.tsx';

const focusOn = (element: Element | null | undefined, wanted: string) =>
  element?.querySelector<HTMLElement>(wanted)?.focus();

/** The quantity of a product in the cart, edited beside the product. */
export function LineQuantity({ rows, line, product, takesFocus }: LineQuantityProps) {
  const row = useRow(rows, line.id);
  const field = useRef<HTMLDivElement>(null);
  useSavedWhenGone(rows, line.id);
  useLayoutEffect(() => {
    // Outside the field, because the next key may focus the search box.
    if (takesFocus && document.activeElement === document.body) focusOn(field.current?.closest('article'), 'a[href]');
  }, [takesFocus]);
  useLayoutEffect(() => {
    const place = field.current?.parentElement;
    return () => {
      // The focus was in a question that closed with the line: the new button receives it.
      if (row && isRemoval(row.getSnapshot().context))
        setTimeout(() => document.activeElement === document.body && focusOn(place, '[data-add]'));
    };
  }, [row]);
  const isChanged = () => rows.getSnapshot().context.rows[line.id]?.getSnapshot().hasTag('changed') === true;
  // Runs before the field's own handler, which knows only the text typed since focus.
  const restore = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isChanged()) return;
    event.stopPropagation();
    rows.send({ type: 'line.restore', lineId: line.id });
  };
  const goBackToResult = ({ key, currentTarget }: KeyboardEvent) => {
    if ((key !== 'Enter' && key !== 'Escape') || isChanged()) return;
    currentTarget.closest<HTMLElement>('article[tabindex]')?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are those of the field inside
    <div ref={field} className={styles.field} data-line={line.id} onKeyDownCapture={restore} onKeyDown={goBackToResult}>
      <QuantityField rows={rows} line={line} product={product} />
      <RowMessage rows={rows} line={line} className={styles.message} />
      {row && <RowQuestion row={row} onAnswered={() => focusOn(field.current, 'input')} />}
    </div>
  );
}

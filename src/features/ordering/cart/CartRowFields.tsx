import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { type CartLine, LINE_NOTE_LIMIT } from '#domain/cart/cart.ts';
import { draftOfLine, type LineDraft } from '#domain/cart/lineDraft.ts';
import { quantityProblem } from '#domain/cart/typedQuantity.ts';
import type { Product } from '#domain/product/product.ts';
import { cartText } from '#domain/texts/cartText.ts';
import type { CartRowSnapshot } from '#machines/ordering/cartRows/cartRowMachine.ts';
import type { CartRowsRef, CartRowsSnapshot } from '#machines/ordering/cartRows/cartRowsMachine.ts';
import { QuantityInput } from '../../../components/fields/QuantityInput.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import styles from './CartScreen.module.css';
import { lineIdOf } from './cartFocus.ts';

export interface RowProps {
  readonly rows: CartRowsRef;
  readonly line: CartLine;
  readonly product: Product;
}

const NOTES = ['note1', 'note2'] as const;

/** The values of the fields: typed ones until the cart has them. */
function draftIn(snapshot: CartRowSnapshot | undefined): LineDraft | null {
  return snapshot && !snapshot.matches('settled') ? snapshot.context.draft : null;
}

interface RowMessage {
  readonly text: string | null;
  readonly isError: boolean;
}

/** An error that more input cannot fix is shown at once, the others when the field is left. */
function messageIn(snapshot: CartRowSnapshot | undefined): RowMessage {
  if (!snapshot) return { text: null, isError: false };
  const { draft, message, adjustment } = snapshot.context;
  const text = message ?? quantityProblem(draft.quantityText);
  return text === null ? { text: adjustment, isError: false } : { text, isError: true };
}

const sameMessage = (one: RowMessage, other: RowMessage) => one.text === other.text && one.isError === other.isError;

const messageIdOf = ({ id }: CartLine) => `cart-line-message-${id}`;

export function useRow(rows: CartRowsRef, lineId: number) {
  return useSelector(rows, ({ context }: CartRowsSnapshot) => context.rows[lineId]);
}

function useFields(rows: CartRowsRef, line: CartLine, product: Product) {
  return {
    change: (change: Partial<Pick<LineDraft, 'quantityText' | 'note1' | 'note2'>>) =>
      rows.send({ type: 'line.type', product, typing: { type: 'row.change', line, change } }),
    step: (direction: 'up' | 'down') =>
      rows.send({ type: 'line.type', product, typing: { type: 'row.step', line, direction } }),
    save: () => rows.send({ type: 'line.save', lineId: line.id }),
  };
}

/** A row that scrolls out of view and unmounts saves its input, as at blur. */
export function useSavedWhenGone(rows: CartRowsRef, lineId: number): void {
  useLayoutEffect(
    () => () => {
      if (lineIdOf(document.activeElement) === lineId) rows.send({ type: 'line.save', lineId });
    },
    [rows, lineId],
  );
}

/** The quantity of a line as a field. */
export function QuantityField({ rows, line, product }: RowProps) {
  const row = useRow(rows, line.id);
  const draft = useSelector(row, draftIn) ?? draftOfLine(line);
  const message = useSelector(row, messageIn, sameMessage);
  const { change, step, save } = useFields(rows, line, product);
  return (
    <QuantityInput
      label={cartText('cartPage.quantityOf', { description: product.description })}
      value={draft.quantityText}
      error={(message.isError && message.text) || undefined}
      messageId={messageIdOf(line)}
      onType={(quantityText) => change({ quantityText })}
      onSettle={save}
      onStep={step}
    />
  );
}

/** The quantity with the sell unit of the line. */
export function RowQuantity(props: RowProps) {
  return (
    <div className={styles.quantity}>
      <QuantityField {...props} />
      <span className={styles.unit}>{props.line.unitOfMeasure}</span>
    </div>
  );
}

/** The error or the adjustment of the typed values, in reserved room. */
export function RowMessage({ rows, line, className }: Omit<RowProps, 'product'> & { className: string | undefined }) {
  const { text, isError } = useSelector(useRow(rows, line.id), messageIn, sameMessage);
  return (
    <p id={messageIdOf(line)} aria-live="polite" className={className} data-error={isError || undefined}>
      {text}
    </p>
  );
}

const focusOn = (field: HTMLInputElement | null) => field?.focus();

/** The messages of a line, as fields. */
export function RowNotes({ rows, line, product, takesFocus }: RowProps & { takesFocus: boolean }) {
  const draft = useSelector(useRow(rows, line.id), draftIn) ?? draftOfLine(line);
  const { change, save } = useFields(rows, line, product);
  return (
    <div className={styles.notes}>
      {NOTES.map((note, index) => (
        <TextField
          key={note}
          label={cartText('cartPage.noteOf', { number: index + 1, description: product.description })}
          isLabelHidden
          placeholder={cartText('cartPage.note', { number: index + 1 })}
          maxLength={LINE_NOTE_LIMIT}
          reservesLine={false}
          ref={takesFocus && index === 0 ? focusOn : undefined}
          value={draft[note]}
          onChange={(event) => change({ [note]: event.currentTarget.value })}
          onBlur={save}
        />
      ))}
    </div>
  );
}

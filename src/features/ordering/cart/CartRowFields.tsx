import { useSelector } from '@xstate/react';
import { type CartLine, LINE_NOTE_LIMIT } from '#domain/cart/cart.ts';
import { cartPageTexts } from '#domain/cart/cartPageTexts.ts';
import { draftOfLine, type LineDraft } from '#domain/cart/lineDraft.ts';
import type { Product } from '#domain/product/product.ts';
import { quantityProblem } from '#domain/typedQuantity.ts';
import type { CartPageRef, CartPageSnapshot } from '#machines/ordering/cartPage/cartPageMachine.ts';
import type { CartRowSnapshot } from '#machines/ordering/cartPage/cartRowMachine.ts';
import { QuantityInput } from '../../../components/fields/QuantityInput.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import styles from './CartScreen.module.css';

interface RowProps {
  readonly page: CartPageRef;
  readonly line: CartLine;
  readonly product: Product;
}

const NOTES = ['note1', 'note2'] as const;

/** What the fields show: what is typed until the cart has it. */
function draftIn(snapshot: CartRowSnapshot | undefined): LineDraft | null {
  return snapshot && !snapshot.matches('settled') ? snapshot.context.draft : null;
}

interface RowMessage {
  readonly text: string | null;
  readonly isError: boolean;
}

/** What no key can make right is said at once, the rest when the field is left. */
function messageIn(snapshot: CartRowSnapshot | undefined): RowMessage {
  if (!snapshot) return { text: null, isError: false };
  const { draft, message, adjustment } = snapshot.context;
  const text = message ?? quantityProblem(draft.quantityText);
  return text === null ? { text: adjustment, isError: false } : { text, isError: true };
}

const sameMessage = (one: RowMessage, other: RowMessage) => one.text === other.text && one.isError === other.isError;

const messageIdOf = ({ id }: CartLine) => `cart-line-message-${id}`;

function useRow(page: CartPageRef, lineId: number) {
  return useSelector(page, ({ context }: CartPageSnapshot) => context.rows[lineId]);
}

function useFields(page: CartPageRef, line: CartLine, product: Product) {
  return {
    change: (change: Partial<Pick<LineDraft, 'quantityText' | 'note1' | 'note2'>>) =>
      page.send({ type: 'line.type', product, typing: { type: 'row.change', line, change } }),
    step: (direction: 'up' | 'down') =>
      page.send({ type: 'line.type', product, typing: { type: 'row.step', line, direction } }),
    save: () => page.send({ type: 'line.save', lineId: line.id }),
  };
}

/** The quantity of a line as a field, with the unit that it is sold by. */
export function RowQuantity({ page, line, product }: RowProps) {
  const row = useRow(page, line.id);
  const draft = useSelector(row, draftIn) ?? draftOfLine(line);
  const message = useSelector(row, messageIn, sameMessage);
  const { change, step, save } = useFields(page, line, product);
  return (
    <div className={styles.quantity}>
      <QuantityInput
        label={cartPageTexts.quantityOf(product.description)}
        value={draft.quantityText}
        error={(message.isError && message.text) || undefined}
        messageId={messageIdOf(line)}
        onType={(quantityText) => change({ quantityText })}
        onSettle={save}
        onStep={step}
      />
      <span className={styles.unit}>{line.unitOfMeasure}</span>
    </div>
  );
}

/** What is wrong with what is typed, or was changed about it, in room that is kept. */
export function RowMessage({ page, line }: Omit<RowProps, 'product'>) {
  const { text, isError } = useSelector(useRow(page, line.id), messageIn, sameMessage);
  return (
    <p id={messageIdOf(line)} aria-live="polite" className={styles.message} data-error={isError || undefined}>
      {text}
    </p>
  );
}

const focusOn = (field: HTMLInputElement | null) => field?.focus();

/** What is written to a line, as fields. */
export function RowNotes({ page, line, product, takesFocus }: RowProps & { takesFocus: boolean }) {
  const draft = useSelector(useRow(page, line.id), draftIn) ?? draftOfLine(line);
  const { change, save } = useFields(page, line, product);
  return (
    <div className={styles.notes}>
      {NOTES.map((note, index) => (
        <TextField
          key={note}
          label={cartPageTexts.noteOf(index + 1, product.description)}
          isLabelHidden
          placeholder={cartPageTexts.note(index + 1)}
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

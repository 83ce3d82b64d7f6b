import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { cartText } from '#domain/texts/cartText.ts';
import type { CartRowRef, CartRowSnapshot } from '#machines/ordering/cartRows/cartRowMachine.ts';
import type { CartRowsRef, CartRowsSnapshot } from '#machines/ordering/cartRows/cartRowsMachine.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { UnusualQuantities } from '../../../product/UnusualQuantities.tsx';

const rowsOf = ({ context }: CartRowsSnapshot) => context.rows;
const contextOf = ({ context }: CartRowSnapshot) => context;
const isAskingQuantityIn = (snapshot: CartRowSnapshot) => snapshot.matches({ changed: 'confirmingQuantity' });
const isAskingRemovalIn = (snapshot: CartRowSnapshot) => snapshot.matches({ changed: 'confirmingRemoval' });

/** Called when the dialog has closed, with the line to edit again if the user declined. */
type OnAnswered = (lineId: number | null) => void;

/** The questions of the Edit Cart dialog about a typed row. */
export function RowQuestion({ row, onAnswered }: { row: CartRowRef; onAnswered: OnAnswered }) {
  const { product, unusual, line } = useSelector(row, contextOf);
  const isAskingQuantity = useSelector(row, isAskingQuantityIn);
  const isAskingRemoval = useSelector(row, isAskingRemovalIn);
  const refused = useRef<number | null>(null);
  const answer = (type: 'quantity.confirm' | 'quantity.refuse' | 'removal.confirm' | 'removal.refuse') => {
    refused.current = type.endsWith('refuse') ? line.id : null;
    row.send({ type });
  };
  const onClosed = () => onAnswered(refused.current);
  return (
    <>
      <ConfirmDialog
        isOpen={isAskingQuantity}
        title={cartText('cart.unusualQuantity')}
        confirmLabel={cartText('cart.keep', { quantity: unusual?.quantity ?? '' })}
        cancelLabel={cartText('cart.changeIt')}
        onConfirm={() => answer('quantity.confirm')}
        onCancel={() => answer('quantity.refuse')}
        onClosed={onClosed}
      >
        <UnusualQuantities lines={unusual ? [{ description: product.description, question: unusual.question }] : []} />
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isAskingRemoval}
        title={cartText('cart.removeFromCart')}
        confirmLabel={cartText('cart.removeButton')}
        isDanger
        onConfirm={() => answer('removal.confirm')}
        onCancel={() => answer('removal.refuse')}
        onClosed={onClosed}
      >
        {cartText('cart.removeLine', { description: product.description })}
      </ConfirmDialog>
    </>
  );
}

export function RowQuestions({ rows, onAnswered }: { rows: CartRowsRef; onAnswered: OnAnswered }) {
  const typedIn = useSelector(rows, rowsOf);
  return Object.entries(typedIn).map(([id, row]) => <RowQuestion key={id} row={row} onAnswered={onAnswered} />);
}

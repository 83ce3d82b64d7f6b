import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { LINE_NOTE_LIMIT } from '#domain/cart/cart.ts';
import { readDraft } from '#domain/cart/lineDraft.ts';
import { cartText } from '#domain/texts/cartText.ts';
import type {
  CartLineDialogRef,
  CartLineDialogSnapshot,
} from '#machines/ordering/cartLineDialog/cartLineDialogMachine.ts';
import { TextField } from '../../../components/fields/TextField.tsx';
import { QuantityFields } from '../../../product/QuantityFields.tsx';
import styles from './CartLineDialog.module.css';
import { CartLinePricing } from './CartLinePricing.tsx';

const contextOf = ({ context }: CartLineDialogSnapshot) => context;

interface CartLineFieldsProps {
  readonly dialog: CartLineDialogRef;
  readonly onEnter: () => void;
}

export function CartLineFields({ dialog, onEnter }: CartLineFieldsProps) {
  const { draft, product, prices, line, settings, adjustment } = useSelector(dialog, contextOf);
  const reading = useMemo(() => readDraft(draft, product, prices), [draft, product, prices]);
  const change = (fields: Partial<typeof draft>) => dialog.send({ type: 'draft.change', change: fields });
  return (
    <div className={styles.fields} data-cart-line>
      <QuantityFields
        product={product}
        quantityText={draft.quantityText}
        unit={draft.sellUnit}
        problems={{ quantity: reading.quantityError, unit: reading.unitError }}
        unitBlockedBy={line && cartText('cartLineDialog.unitKept')}
        reservesLine={false}
        note={
          <p role="status" className={styles.adjustment}>
            {adjustment}
          </p>
        }
        onType={(quantityText) => change({ quantityText })}
        onSettle={() => dialog.send({ type: 'quantity.settle' })}
        onStep={(direction) => dialog.send({ type: 'quantity.step', direction })}
        onUnit={(unit) => dialog.send({ type: 'sellUnit.choose', unit })}
        onEnter={onEnter}
      />
      {!settings.hidePricing && <CartLinePricing dialog={dialog} reading={reading} />}
      {settings.allowProductTextLines && (
        <div className={styles.notes}>
          {(['note1', 'note2'] as const).map((note, index) => (
            <TextField
              key={note}
              label={cartText('cartLineDialog.note', { number: index + 1 })}
              name={note}
              maxLength={LINE_NOTE_LIMIT}
              reservesLine={false}
              value={draft[note]}
              onChange={(event) => change({ [note]: event.currentTarget.value })}
            />
          ))}
        </div>
      )}
    </div>
  );
}

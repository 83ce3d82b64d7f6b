import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { LINE_NOTE_LIMIT } from '#domain/cart/cart.ts';
import { readDraft } from '#domain/cart/lineDraft.ts';
import type { CartLineDialogRef, CartLineDialogSnapshot } from '#machines/cartLineDialog/cartLineDialogMachine.ts';
import { QuantityInput } from '../../components/QuantityInput.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
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
  const isFixed = line !== null || product.sellBys.length === 1;
  const change = (fields: Partial<typeof draft>) => dialog.send({ type: 'draft.change', change: fields });
  return (
    <div className={styles.fields} data-cart-line>
      <div className={styles.labelled}>
        <span className={styles.label} aria-hidden="true">
          Quantity
        </span>
        <QuantityInput
          label="Quantity"
          value={draft.quantityText}
          error={reading.quantityError ?? undefined}
          reservesLine={false}
          onType={(quantityText) => change({ quantityText })}
          onSettle={() => dialog.send({ type: 'quantity.settle' })}
          onStep={(direction) => dialog.send({ type: 'quantity.step', direction })}
          onEnter={onEnter}
        />
        <p role="status" className={styles.adjustment}>
          {adjustment}
        </p>
      </div>
      <SelectField
        label="Sell By U/M"
        value={draft.sellUnit}
        disabled={isFixed}
        reservesLine={false}
        options={product.sellBys.map(({ unitOfMeasure, stockConversion }) => ({
          value: unitOfMeasure,
          label: stockConversion === 1 ? unitOfMeasure : `${unitOfMeasure} of ${stockConversion}`,
        }))}
        onChange={(event) => dialog.send({ type: 'sellUnit.choose', unit: event.currentTarget.value })}
      />
      {!settings.hidePricing && <CartLinePricing dialog={dialog} reading={reading} />}
      {settings.allowProductTextLines && (
        <div className={styles.notes}>
          {(['note1', 'note2'] as const).map((note, index) => (
            <TextField
              key={note}
              label={`Note ${index + 1}`}
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

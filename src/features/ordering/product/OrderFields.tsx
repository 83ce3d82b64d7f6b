import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import { readDraft } from '#domain/cart/lineDraft.ts';
import type { Product } from '#domain/product/product.ts';
import { stockShortage } from '#domain/product/stock.ts';
import { productsText } from '#domain/texts/productsText.ts';
import { refusalOf } from '#machines/lib/refusal.ts';
import type {
  CartLineDialogRef,
  CartLineDialogSnapshot,
} from '#machines/ordering/cartLineDialog/cartLineDialogMachine.ts';
import { type EditedLine, mayChangePrice } from '#machines/ordering/cartLineDialog/editedLine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { LineQuestions } from '../../../product/LineQuestions.tsx';
import { QuantityFields } from '../../../product/QuantityFields.tsx';
import styles from './ProductScreen.module.css';
import { useAddLabel } from './useAddLabel.ts';

const contextOf = ({ context }: CartLineDialogSnapshot) => context;
const isSavingIn = (snapshot: CartLineDialogSnapshot) => snapshot.hasTag('busy');
const whyNotSave = (snapshot: CartLineDialogSnapshot) => refusalOf(snapshot, { type: 'line.save' });

/** The fields of the dialog besides quantity and unit, for this buyer; null without any. */
function furtherLabel(edited: EditedLine): string | null {
  const { allowProductTextLines } = edited.settings;
  if (!mayChangePrice(edited)) return allowProductTextLines ? productsText('productPage.addNotes') : null;
  return allowProductTextLines ? productsText('productPage.priceAndNotes') : productsText('productPage.changePrice');
}

interface OrderFieldsProps {
  readonly shop: Shop;
  readonly line: CartLineDialogRef;
  readonly product: Product;
}

/** Quantity, unit and the button that adds them, with the rules of the Add To Cart dialog. */
export function OrderFields({ shop, line, product }: OrderFieldsProps) {
  const edited = useSelector(line, contextOf);
  const isSaving = useSelector(line, isSavingIn);
  const blockedBy = useSelector(line, whyNotSave);
  const { draft, adjustment } = edited;
  const stock = useSelector(shop.prices, ({ context }) => context.known[product.productKey]?.uncommitted);
  const reasonId = useId();
  const reading = readDraft(draft, product, edited.prices);
  const addLabel = useAddLabel(shop, product, draft.priceUnit, { ...reading, sellUnit: draft.sellUnit });
  const furtherOptions = furtherLabel(edited);
  const shortage = stockShortage(product, { quantity: reading.quantity, unit: draft.sellUnit }, stock);
  const save = () => line.send({ type: 'line.save' });
  return (
    <div className={styles.order}>
      <div className={styles.orderFields}>
        <QuantityFields
          product={product}
          quantityText={draft.quantityText}
          unit={draft.sellUnit}
          problems={{ quantity: reading.quantityError, unit: reading.unitError }}
          isDisabled={isSaving}
          reservesLine={false}
          onType={(quantityText) => line.send({ type: 'draft.change', change: { quantityText } })}
          onSettle={() => line.send({ type: 'quantity.settle' })}
          onStep={(direction) => line.send({ type: 'quantity.step', direction })}
          onUnit={(unit) => line.send({ type: 'sellUnit.choose', unit })}
          onEnter={save}
        />
      </div>
      <p role="status" className={styles.warning}>
        {adjustment ?? shortage}
      </p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          icon={<Plus />}
          blockedBy={blockedBy}
          reasonId={reasonId}
          isBusy={isSaving}
          onClick={save}
        >
          {addLabel}
        </Button>
        {furtherOptions !== null && (
          <Button onClick={() => shop.dialogs.send({ type: 'cartLine.add', product, typed: draft })}>
            {furtherOptions}
          </Button>
        )}
      </div>
      <p id={reasonId} role="alert" className={styles.excluded}>
        {edited.message ?? blockedBy}
      </p>
      <LineQuestions line={line} />
    </div>
  );
}

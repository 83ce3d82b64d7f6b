import { useSelector } from '@xstate/react';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { LineReading } from '#domain/cart/lineDraft.ts';
import { formatUnitPrice } from '#domain/money.ts';
import { priceDecimals } from '#domain/product/pricing.ts';
import { cartText } from '#domain/texts/cartText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type {
  CartLineDialogRef,
  CartLineDialogSnapshot,
} from '#machines/ordering/cartLineDialog/cartLineDialogMachine.ts';
import { isCallForPrice } from '#machines/ordering/cartLineDialog/editedLine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { SelectField } from '../../../components/select/SelectField.tsx';
import { NotLoaded } from '../../../components/states/NotLoaded.tsx';
import { MoneyText } from '../../../components/text/MoneyText.tsx';
import styles from './CartLineDialog.module.css';

const contextOf = ({ context }: CartLineDialogSnapshot) => context;
const isUnpricedIn = (snapshot: CartLineDialogSnapshot) => snapshot.matches({ editing: 'unpriced' });
const isOnCallIn = ({ context }: CartLineDialogSnapshot) => isCallForPrice(context);
const isPricingIn = (snapshot: CartLineDialogSnapshot) => snapshot.matches({ editing: 'loadingPrices' });

interface CartLinePricingProps {
  readonly dialog: CartLineDialogRef;
  readonly reading: LineReading;
}

/** Why the price unit cannot be chosen (specification 5). */
function whyPricedSo({ line, product, settings }: CartLineDialogSnapshot['context']): string | null {
  if (line) return cartText('cartLineDialog.unitKept');
  if (!settings.canChangePrice) return cartText('cartLineDialog.priceFixed');
  const [only, another] = product.priceBys;
  return only && !another ? cartText('cartLineDialog.pricedByOnly', { unit: only.unitOfMeasure }) : null;
}

/** The unit price, its unit, the override and the total of the line. */
export function CartLinePricing({ dialog, reading }: CartLinePricingProps) {
  const context = useSelector(dialog, contextOf);
  const { draft, product, settings } = context;
  const isPricing = useSelector(dialog, isPricingIn);
  const isUnpriced = useSelector(dialog, isUnpricedIn);
  const decimals = priceDecimals(product, draft.priceUnit);
  const isOnCall = useSelector(dialog, isOnCallIn);
  const warning = reading.priceWarning ?? (isOnCall ? shopText('products.callForPrice') : null);
  const shownPrice = draft.priceText ?? formatUnitPrice(isOnCall ? null : reading.unitPrice, decimals);
  return (
    <>
      <TextField
        label={cartText('cartLineDialog.unitPrice')}
        inputMode="decimal"
        reservesLine={false}
        readOnly={!settings.canChangePrice}
        error={reading.priceError ?? undefined}
        hint={warning && <span className={styles.warning}>{warning}</span>}
        value={shownPrice}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => dialog.send({ type: 'draft.change', change: { priceText: event.currentTarget.value } })}
        onBlur={() => dialog.send({ type: 'price.settle' })}
      />
      <SelectField
        label={cartText('cartLineDialog.priceByUM')}
        value={draft.priceUnit}
        blockedBy={whyPricedSo(context)}
        reservesLine={false}
        options={product.priceBys.map(({ unitOfMeasure }) => ({ value: unitOfMeasure, label: unitOfMeasure }))}
        onChange={(event) => dialog.send({ type: 'priceUnit.choose', unit: event.currentTarget.value })}
      />
      <div className={styles.extension} aria-busy={isPricing || undefined}>
        <span className={styles.label}>{cartText('cartLineDialog.extension')}</span>
        {isUnpriced && (
          <NotLoaded onRetry={() => dialog.send({ type: 'prices.retry' })}>
            {cartText('cartLineDialog.priceNotLoaded')}
          </NotLoaded>
        )}
        <output className={styles.amount} aria-label={cartText('cartLineDialog.extension')}>
          {reading.isEstimate && <span className={styles.estimate}>{cartText('cartLineDialog.est')}</span>}{' '}
          <MoneyText isInline value={isOnCall ? null : reading.extension} />
        </output>
        {settings.canChangePrice && (
          <Button
            size="small"
            variant="quiet"
            icon={<RotateCcw />}
            blockedBy={
              reading.isOverride || reading.priceError !== null ? null : cartText('cartLineDialog.noPriceOverride')
            }
            onClick={() => dialog.send({ type: 'price.reset' })}
          >
            {cartText('cartLineDialog.priceOverride')}
          </Button>
        )}
      </div>
    </>
  );
}

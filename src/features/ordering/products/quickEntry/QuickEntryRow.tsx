import { useSelector } from '@xstate/react';
import X from 'lucide-react/icons/x';
import { type ClipboardEvent, type MouseEvent, memo, useLayoutEffect } from 'react';
import { quantityInCart } from '#domain/cart/quantityInCart.ts';
import { emptyLine, isEntered, isOwnLine, readEntry } from '#domain/entry/entryLine.ts';
import type { Product } from '#domain/product/product.ts';
import { entryText } from '#domain/texts/entryText.ts';
import { productsText } from '#domain/texts/productsText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { QuickEntryRef } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import type { CartSnapshot } from '#machines/shop/cart/cartMachine.ts';
import { isKnownOutOfStock } from '#machines/shop/prices/isKnownOutOfStock.ts';
import type { Shop } from '#machines/shop/shop.ts';
import type { Shopper } from '#machines/shop/shopper.ts';
import { classes } from '../../../../components/classes.ts';
import { QuickEntryFields } from './QuickEntryFields.tsx';
import productStyles from './QuickEntryProduct.module.css';
import { QuickEntryProduct } from './QuickEntryProduct.tsx';
import styles from './QuickEntryRow.module.css';
import { isOpenRow, refusalOf } from './quickEntryRows.ts';
import { lineIdOf, type RowFocus } from './rowFocus.ts';

interface QuickEntryRowProps {
  readonly shop: Shop;
  readonly quickEntry: QuickEntryRef;
  readonly shopper: Shopper;
  readonly focus: RowFocus;
  readonly index: number;
  readonly lineId: number;
  readonly productKey: number;
  readonly product: Product | null;
  readonly isExcluded: boolean;
  /** Whether minus and plus buttons are beside the quantity. */
  readonly hasSteps: boolean;
  readonly onOpen: (index: number, event: MouseEvent<HTMLAnchorElement>) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

const NO_PRICES = {};

function inCart({ context }: CartSnapshot, productKey: number): string {
  return quantityInCart(context.cart.lines, productKey);
}

function whyClosed(product: Product | null, isExcluded: boolean): string {
  if (product === null) return shopText('entry.productGone');
  return isExcluded ? productsText('categories.excluded') : shopText('products.noSellUnit');
}

/** A line of quick entry. It reads only its own line, prices and errors, so that a keystroke renders only that row. */
export const QuickEntryRow = memo(function QuickEntryRow({
  shop,
  quickEntry,
  shopper,
  focus,
  index,
  lineId,
  productKey,
  product,
  isExcluded,
  hasSteps,
  onOpen,
  onPaste,
}: QuickEntryRowProps) {
  const { prices: pricesRef, cart } = shop;
  const typed = useSelector(quickEntry, ({ context }) => context.entry.lines.get(lineId));
  const refusal = useSelector(quickEntry, (snapshot) => refusalOf(snapshot, lineId));
  const prices = useSelector(pricesRef, ({ context }) => context.known[productKey]?.prices) ?? NO_PRICES;
  const isOut = useSelector(pricesRef, (snapshot) => isKnownOutOfStock(snapshot, productKey));
  const ordered = useSelector(cart, (snapshot) => inCart(snapshot, productKey));
  // A row that unmounts passes the focus to the list.
  useLayoutEffect(
    () => () => {
      if (lineIdOf(document.activeElement) !== lineId) return;
      quickEntry.send({ type: 'quantity.settle', lineId });
      focus.holdAt(lineId);
    },
    [focus, quickEntry, lineId],
  );

  const { settings } = shopper.configuration;
  const isOpen = isOpenRow({ product, isExcluded });
  const line = typed ?? (product && emptyLine(product, settings));
  const hasQuantity = line !== null && isEntered(line);
  const remove = () => {
    focus.holdAt(lineId);
    quickEntry.send({ type: 'line.remove', lineId });
  };
  return (
    <>
      {product ? (
        <QuickEntryProduct
          shop={shop}
          shopper={shopper}
          product={product}
          isFurther={!isOwnLine(lineId)}
          isEntered={hasQuantity}
          inCart={ordered}
          isOutOfStock={isOut}
          prices={prices}
          priceUnit={line?.draft.priceUnit ?? product.pricingUM}
          onOpen={(event) => onOpen(index, event)}
        />
      ) : (
        <td className={productStyles.product}>
          <span className={productStyles.about}>{entryText('products.productKey', { productKey })}</span>
        </td>
      )}
      {isOpen && product && line && (
        <QuickEntryFields
          quickEntry={quickEntry}
          settings={settings}
          line={line}
          product={product}
          reading={readEntry(line, product, prices)}
          refusal={refusal}
          isZeroOnCall={!shopper.site.sellAtZero}
          hasSteps={hasSteps}
          onPaste={onPaste}
        />
      )}
      {!isOpen && (
        <td className={classes(styles.closed, isExcluded && styles.excluded)}>
          {hasQuantity && <span className={styles.left}>{`${line.draft.quantityText} ${line.draft.sellUnit}`}</span>}
          {whyClosed(product, isExcluded)}
        </td>
      )}
      {((!isOpen && hasQuantity) || !isOwnLine(lineId)) && (
        <td className={styles.removal} data-removal>
          <button
            type="button"
            className={styles.remove}
            aria-label={entryText('products.remove', {
              product: product?.description ?? entryText('products.productKeyInSentence', { productKey }),
            })}
            onClick={remove}
          >
            <X aria-hidden="true" />
            {!isOpen && entryText('products.removeButton')}
          </button>
        </td>
      )}
    </>
  );
});

import Pencil from 'lucide-react/icons/pencil';
import StickyNote from 'lucide-react/icons/sticky-note';
import Trash2 from 'lucide-react/icons/trash';
import { memo, useState } from 'react';
import type { CartLine } from '#domain/cart/cart.ts';
import { formatPricePer } from '#domain/money.ts';
import { linePlaces } from '#domain/product/pricing.ts';
import type { Product } from '#domain/product/product.ts';
import { cartText } from '#domain/texts/cartText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { CartPageRef } from '#machines/ordering/cartPage/cartPageMachine.ts';
import type { CartRowsRef } from '#machines/ordering/cartRows/cartRowsMachine.ts';
import { isCallForPrice } from '#machines/shop/prices/isCallForPrice.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { isReadOnly } from '#machines/shop/shopper.ts';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { ProductImage } from '../../../components/text/ProductImage.tsx';
import { UnbrokenText } from '../../../components/text/UnbrokenText.tsx';
import { LineFigures } from '../../../order/LineFigures.tsx';
import { LineNotes } from '../../../order/LineNotes.tsx';
import { LastSale } from '../../../product/LastSale.tsx';
import { ProductFacts } from '../../../product/ProductFacts.tsx';
import { ProductName } from '../../../product/ProductName.tsx';
import { imageSources } from '../../../product/productImages.ts';
import { StockShortage } from '../../../product/StockShortage.tsx';
import { RowMessage, RowNotes, RowQuantity, useSavedWhenGone } from './CartRowFields.tsx';
import styles from './CartScreen.module.css';

interface CartLineRowProps {
  readonly line: CartLine;
  /** Null if it is no longer in the catalog. */
  readonly product: Product | null;
  readonly columnPlaces: number;
  readonly shop: Shop;
  readonly page: CartPageRef;
  readonly rows: CartRowsRef;
  readonly isRemoving: boolean;
}

/** A line of the cart. It reads only its own row, so that a keystroke renders only that row. */
export const CartLineRow = memo(function CartLineRow({
  line,
  product,
  columnPlaces,
  shop,
  page,
  rows,
  isRemoving,
}: CartLineRowProps) {
  const { settings } = shop.shopper.configuration;
  const isFixed = isReadOnly(shop.shopper);
  const isTyped = !isFixed && !isRemoving && product !== null;
  const isNoted = Boolean(line.productText1 || line.productText2);
  // Once rendered, the fields stay, emptied or not.
  const [notes, setNotes] = useState<'none' | 'shown' | 'opened'>(isNoted ? 'shown' : 'none');
  const mayNote = isTyped && settings.allowProductTextLines;
  const hasNotes = mayNote && (isNoted || notes !== 'none');
  const name = product?.description ?? shopText('products.unavailable');
  const places = linePlaces(product ?? undefined, line);
  const previous = line.previousUnitPrice;
  useSavedWhenGone(rows, line.id);
  return (
    <article className={styles.line} data-line={line.id}>
      <ProductImage sources={imageSources(product?.mobileImage, settings)} alt="" width={56} isSmall />
      <div className={styles.about}>
        <ProductName product={product} className={styles.name} />
        {product && <ProductFacts product={product} />}
        <LastSale shop={shop} productKey={line.productKey} />
        {!hasNotes && <LineNotes line={line} className={styles.note} />}
        {product && <StockShortage shop={shop} line={line} product={product} />}
        {previous !== undefined && previous !== null && (
          <p className={styles.warning}>
            <UnbrokenText>
              {cartText('cart.priceChanged', {
                from: formatPricePer(previous, line.unitOfMeasure_Prc, places),
                to: formatPricePer(line.unitPrice, line.unitOfMeasure_Prc, places),
              })}
            </UnbrokenText>
          </p>
        )}
      </div>
      <LineFigures
        line={line}
        places={places}
        hidePricing={settings.hidePricing}
        isOnCall={!line.isOverridePrice && isCallForPrice(line.unitPrice, shop.shopper)}
        cells={styles}
        columnPlaces={columnPlaces}
        aboutPrice={line.isOverridePrice && <span className={styles.override}>{cartText('cart.override')}</span>}
        quantity={isTyped ? <RowQuantity rows={rows} line={line} product={product} /> : undefined}
      />
      {isTyped && <RowMessage rows={rows} line={line} className={styles.message} />}
      {hasNotes && product && <RowNotes rows={rows} line={line} product={product} takesFocus={notes === 'opened'} />}
      {!isFixed && (
        <div className={styles.actions}>
          {mayNote && !hasNotes && (
            <IconButton
              label={cartText('cartPage.addNote', { description: name })}
              icon={<StickyNote />}
              onClick={() => setNotes('opened')}
            />
          )}
          {!isRemoving && (
            <IconButton
              label={cartText('cart.edit', { name })}
              icon={<Pencil />}
              data-control="edit"
              blockedBy={product ? null : cartText('cart.onlyRemovable')}
              onClick={() => product && shop.dialogs.send({ type: 'cartLine.edit', product, line })}
            />
          )}
          <IconButton
            label={cartText('cart.remove', { name })}
            icon={<Trash2 />}
            data-control="remove"
            onClick={() => page.send({ type: 'line.remove', line, description: name })}
          />
        </div>
      )}
    </article>
  );
});

import { Pencil, Trash2 } from 'lucide-react';
import type { CartLine } from '#domain/cart/cart.ts';
import { decimal } from '#domain/decimal.ts';
import { formatPricePer } from '#domain/money.ts';
import { linePlaces } from '#domain/pricing.ts';
import type { Product } from '#domain/product/product.ts';
import { stockText } from '#domain/product/stock.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { texts } from '#domain/texts.ts';
import { stockConversion } from '#domain/units.ts';
import type { PricedProduct } from '#machines/shop/prices/pricesMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { ProductImage } from '../../components/text/ProductImage.tsx';
import { UnbrokenText } from '../../components/text/UnbrokenText.tsx';
import { LineFigures } from '../../order/LineFigures.tsx';
import { LineNotes } from '../../order/LineNotes.tsx';
import { LastSale } from '../../product/LastSale.tsx';
import { ProductFacts } from '../../product/ProductFacts.tsx';
import { ProductName } from '../../product/ProductName.tsx';
import { imageSources } from '../../product/productImages.ts';
import { useWantedPrices } from '../../product/useWantedPrices.ts';
import styles from './CartScreen.module.css';

interface CartLineRowProps {
  readonly line: CartLine;
  /** Null when the catalogue no longer has it. */
  readonly product: Product | null;
  readonly columnPlaces: number;
  readonly shop: Shop;
  readonly settings: UserSettings;
  readonly isRemoving: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A quantity above the uncommitted stock is said, and does not block. */
function stockWarning(line: CartLine, product: Product, priced: PricedProduct | undefined): string | null {
  const perUnit = stockConversion(product, line.unitOfMeasure);
  if (!priced?.uncommitted || !perUnit) return null;
  const available = Math.max(0, priced.uncommitted.uncommitted_Stk);
  if (decimal(line.orderQuantity).times(perUnit).lte(available)) return null;
  return texts.cart.exceedsStock(stockText(product, priced.uncommitted, line.unitOfMeasure));
}

export function CartLineRow({
  line,
  product,
  columnPlaces,
  shop,
  settings,
  isRemoving,
  onEdit,
  onRemove,
}: CartLineRowProps) {
  const priced = useWantedPrices(shop.prices, line.productKey);
  const name = product?.description ?? texts.products.unavailable;
  const places = linePlaces(product ?? undefined, line);
  const warning = product && stockWarning(line, product, priced);
  const previous = line.previousUnitPrice;
  return (
    <article className={styles.line}>
      <ProductImage sources={imageSources(product?.mobileImage, settings)} alt="" width={56} isSmall />
      <div className={styles.about}>
        <ProductName product={product} className={styles.name} />
        {product && <ProductFacts product={product} />}
        <LastSale shop={shop} productKey={line.productKey} />
        <LineNotes line={line} className={styles.note} />
        {warning && (
          <p className={styles.warning}>
            <UnbrokenText>{warning}</UnbrokenText>
          </p>
        )}
        {previous !== undefined && previous !== null && (
          <p className={styles.warning}>
            <UnbrokenText>
              {texts.cart.priceChanged(
                formatPricePer(previous, line.unitOfMeasure_Prc, places),
                formatPricePer(line.unitPrice, line.unitOfMeasure_Prc, places),
              )}
            </UnbrokenText>
          </p>
        )}
      </div>
      <LineFigures
        line={line}
        places={places}
        hidePricing={settings.hidePricing}
        cells={styles}
        columnPlaces={columnPlaces}
        aboutPrice={line.isOverridePrice && <span className={styles.override}>override</span>}
      />
      {isRemoving ? (
        <IconButton label={`Remove ${name}`} icon={<Trash2 />} onClick={onRemove} />
      ) : (
        <IconButton label={`Edit ${name}`} icon={<Pencil />} disabled={!product} onClick={onEdit} />
      )}
    </article>
  );
}

import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import type { CartLine } from '#domain/cart/cart.ts';
import { formatPricePer } from '#domain/money.ts';
import { linePlaces } from '#domain/pricing.ts';
import type { Product } from '#domain/product/product.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { texts } from '#domain/texts.ts';
import { isReadOnly } from '#machines/access/session/session.ts';
import { isCallForPrice } from '#machines/shop/prices/isCallForPrice.ts';
import type { Shop } from '#machines/shop/shop.ts';
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
  const name = product?.description ?? texts.products.unavailable;
  const places = linePlaces(product ?? undefined, line);
  const previous = line.previousUnitPrice;
  return (
    <article className={styles.line}>
      <ProductImage sources={imageSources(product?.mobileImage, settings)} alt="" width={56} isSmall />
      <div className={styles.about}>
        <ProductName product={product} className={styles.name} />
        {product && <ProductFacts product={product} />}
        <LastSale shop={shop} productKey={line.productKey} />
        <LineNotes line={line} className={styles.note} />
        {product && <StockShortage shop={shop} line={line} product={product} />}
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
        isOnCall={!line.isOverridePrice && isCallForPrice(line.unitPrice, shop.shopper)}
        cells={styles}
        columnPlaces={columnPlaces}
        aboutPrice={line.isOverridePrice && <span className={styles.override}>override</span>}
      />
      {isRemoving && <IconButton label={`Remove ${name}`} icon={<Trash2 />} onClick={onRemove} />}
      {!isRemoving && !isReadOnly(shop.shopper) && (
        <IconButton label={`Edit ${name}`} icon={<Pencil />} disabled={!product} onClick={onEdit} />
      )}
    </article>
  );
}

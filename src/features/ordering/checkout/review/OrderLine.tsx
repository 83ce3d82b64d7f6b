import type { CartLine } from '#domain/cart/cart.ts';
import { movedPrice } from '#domain/checkout/offer.ts';
import { formatPricePer } from '#domain/money.ts';
import { linePlaces } from '#domain/product/pricing.ts';
import type { Product } from '#domain/product/product.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { isCallForPrice } from '#machines/shop/prices/isCallForPrice.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Skeleton } from '../../../../components/states/Skeleton.tsx';
import { LineFigures } from '../../../../order/LineFigures.tsx';
import { LineNotes } from '../../../../order/LineNotes.tsx';
import { ProductDescription } from '../../../../product/ProductDescription.tsx';
import { ProductFacts } from '../../../../product/ProductFacts.tsx';
import { StockShortage } from '../../../../product/StockShortage.tsx';
import styles from './OrderLines.module.css';

interface OrderLineProps {
  readonly shop: Shop;
  readonly line: CartLine;
  readonly product: Product | null;
  /** The catalog has loaded: a product that it lacks is not available. */
  readonly isNamed: boolean;
  readonly columnPlaces: number;
  readonly hidePricing: boolean;
  /** True before the order is placed: then a quantity above the stock shows a warning. */
  readonly isOffered: boolean;
}

export function OrderLine({ shop, line, product, isNamed, columnPlaces, hidePricing, isOffered }: OrderLineProps) {
  const places = linePlaces(product ?? undefined, line);
  const moved = movedPrice(line);
  return (
    <div className={styles.line}>
      <div className={styles.about}>
        <p className={styles.name}>
          {product && <ProductDescription>{product.description}</ProductDescription>}
          {!product && (isNamed ? shopText('products.unavailable') : <Skeleton variant="text" width={180} />)}
        </p>
        {product && <ProductFacts product={product} />}
        <LineNotes line={line} className={styles.note} />
        {product && isOffered && <StockShortage shop={shop} line={line} product={product} />}
      </div>
      <LineFigures
        line={line}
        places={places}
        hidePricing={hidePricing}
        isOnCall={isOffered && !line.isOverridePrice && isCallForPrice(line.unitPrice, shop.shopper)}
        cells={styles}
        columnPlaces={columnPlaces}
        aboutPrice={moved?.kind === 'price' && <s>{formatPricePer(moved.from, line.unitOfMeasure_Prc, places)}</s>}
      />
    </div>
  );
}

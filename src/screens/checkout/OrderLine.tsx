import type { CartLine } from '#domain/cart/cart.ts';
import { movedPrice } from '#domain/checkout/offer.ts';
import { formatPricePer } from '#domain/money.ts';
import { priceDecimals } from '#domain/pricing.ts';
import type { Product } from '#domain/product/product.ts';
import { texts } from '#domain/texts.ts';
import { Skeleton } from '../../components/states/Skeleton.tsx';
import { LineFigures } from '../../order/LineFigures.tsx';
import { LineNotes } from '../../order/LineNotes.tsx';
import { ProductFacts } from '../../product/ProductFacts.tsx';
import styles from './OrderLines.module.css';

interface OrderLineProps {
  readonly line: CartLine;
  readonly product: Product | null;
  /** The catalogue is there: a product that it lacks is not available. */
  readonly isNamed: boolean;
  readonly hidePricing: boolean;
}

export function OrderLine({ line, product, isNamed, hidePricing }: OrderLineProps) {
  const places = product ? priceDecimals(product, line.unitOfMeasure_Prc) : undefined;
  const moved = movedPrice(line);
  return (
    <div className={styles.line}>
      <div className={styles.about}>
        <p className={styles.name}>
          {product?.description ?? (isNamed ? texts.products.unavailable : <Skeleton variant="text" width={180} />)}
        </p>
        {product && <ProductFacts product={product} />}
        <LineNotes line={line} className={styles.note} />
      </div>
      <LineFigures
        line={line}
        places={places}
        hidePricing={hidePricing}
        cells={styles}
        beforePrice={
          moved?.kind === 'price' && (
            <>
              <s>{formatPricePer(moved.from, line.unitOfMeasure_Prc, places)}</s>{' '}
            </>
          )
        }
      />
    </div>
  );
}

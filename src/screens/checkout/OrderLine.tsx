import type { CartLine } from '#domain/cart/cart.ts';
import { movedPrice } from '#domain/checkout/offer.ts';
import { formatMoney, formatPricePer, formatUnitPrice } from '#domain/money.ts';
import { priceDecimals } from '#domain/pricing.ts';
import type { Product } from '#domain/product/product.ts';
import { formatQuantity } from '#domain/quantity.ts';
import { texts } from '#domain/texts.ts';
import { Skeleton } from '../../components/states/Skeleton.tsx';
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
        {[line.productText1, line.productText2].filter(Boolean).map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
      <p className={styles.quantity}>
        {formatQuantity(line.orderQuantity)} <span>{line.unitOfMeasure}</span>
      </p>
      {!hidePricing && (
        <>
          <p className={styles.price}>
            {moved?.kind === 'price' && <s>{formatPricePer(moved.from, line.unitOfMeasure_Prc, places)}</s>}{' '}
            {formatUnitPrice(line.unitPrice, places)} <span>/ {line.unitOfMeasure_Prc}</span>
          </p>
          <p className={styles.amount}>
            {line.isEstimate && <span>est. </span>}
            {formatMoney(line.extension)}
          </p>
        </>
      )}
    </div>
  );
}

import { packSize } from '#domain/product/pack.ts';
import type { Product } from '#domain/product/product.ts';
import styles from './ProductParts.module.css';

/** Code, brand and pack size, by which buyers distinguish products. */
export function ProductFacts({ product }: { product: Product }) {
  return (
    <p className={styles.facts}>
      <span className={styles.code}>{product.formattedProductCode}</span>
      {product.additional.k1 && <span>{product.additional.k1}</span>}
      <span>{packSize(product)}</span>
    </p>
  );
}

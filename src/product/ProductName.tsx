import type { MouseEvent } from 'react';
import type { Product } from '#domain/product/product.ts';
import { texts } from '#domain/texts.ts';
import { classes } from '../components/classes.ts';
import { PlaceLink } from '../components/text/PlaceLink.tsx';
import { ProductDescription } from './ProductDescription.tsx';
import styles from './ProductName.module.css';

interface ProductNameProps {
  /** Null when the catalogue no longer has it. */
  readonly product: Product | null;
  readonly className?: string | undefined;
  readonly onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The heading of a card or a row about a product: two lines of its description, which lead to its page. */
export function ProductName({ product, className, onOpen }: ProductNameProps) {
  return (
    <h2 className={classes(styles.name, className)} title={product?.description}>
      {product ? (
        <PlaceLink to={`/product/${product.productKey}`} onClick={onOpen}>
          <ProductDescription isClamped>{product.description}</ProductDescription>
        </PlaceLink>
      ) : (
        texts.products.unavailable
      )}
    </h2>
  );
}

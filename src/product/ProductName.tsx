import type { MouseEvent } from 'react';
import type { Product } from '#domain/product/product.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { classes } from '../components/classes.ts';
import type { HeadingLevel } from '../components/text/headingLevel.ts';
import { PlaceLink } from '../components/text/PlaceLink.tsx';
import { ProductDescription } from './ProductDescription.tsx';
import styles from './ProductName.module.css';

export interface ProductNameProps {
  /** Null if it is no longer in the catalog. */
  readonly product: Product | null;
  readonly className?: string | undefined;
  /** Two, unless the page has a heading above it. */
  readonly headingLevel?: HeadingLevel | undefined;
  readonly onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** The heading of a product's card or row: two lines of its description, as a link to its page. */
export function ProductName({ product, className, headingLevel = 2, onOpen }: ProductNameProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Heading className={classes(styles.name, className)} title={product?.description}>
      {product ? (
        <PlaceLink to={`/product/${product.productKey}`} onClick={onOpen}>
          <ProductDescription isClamped>{product.description}</ProductDescription>
        </PlaceLink>
      ) : (
        shopText('products.unavailable')
      )}
    </Heading>
  );
}

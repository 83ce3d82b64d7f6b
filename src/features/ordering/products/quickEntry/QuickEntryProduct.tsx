import type { MouseEvent } from 'react';
import type { Prices } from '#domain/product/price.ts';
import type { Product } from '#domain/product/product.ts';
import { entryText } from '#domain/texts/entryText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { Shop } from '#machines/shop/shop.ts';
import type { Shopper } from '#machines/shop/shopper.ts';
import { classes } from '../../../../components/classes.ts';
import { PlaceLink } from '../../../../components/text/PlaceLink.tsx';
import { ProductImage } from '../../../../components/text/ProductImage.tsx';
import { LastSale } from '../../../../product/LastSale.tsx';
import { PriceBreakHint } from '../../../../product/PriceBreakHint.tsx';
import { ProductDescription } from '../../../../product/ProductDescription.tsx';
import { ProductFacts } from '../../../../product/ProductFacts.tsx';
import { imageSources } from '../../../../product/productImages.ts';
import styles from './QuickEntryProduct.module.css';

const PICTURE_WIDTH = 40;

interface QuickEntryProductProps {
  readonly shop: Shop;
  readonly shopper: Shopper;
  readonly product: Product;
  readonly isFurther: boolean;
  readonly isEntered: boolean;
  /** '2 CS' */
  readonly inCart: string;
  readonly isOutOfStock: boolean;
  readonly prices: Prices;
  readonly priceUnit: string;
  readonly onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The product of a row. Tab skips the link, because the keys of the list open the product. */
export function QuickEntryProduct({
  shop,
  shopper,
  product,
  isFurther,
  isEntered,
  inCart,
  isOutOfStock,
  prices,
  priceUnit,
  onOpen,
}: QuickEntryProductProps) {
  const { settings } = shopper.configuration;
  return (
    <td className={styles.product} data-entered={isEntered || undefined}>
      {shopper.site.layoutImages.list && (
        <ProductImage
          isSmall
          alt=""
          width={PICTURE_WIDTH}
          sources={imageSources(product.mobileImage, settings)}
          fit={settings.imageFit === 'Cover' ? 'cover' : 'contain'}
        />
      )}
      <div className={styles.about}>
        <PlaceLink
          className={styles.name}
          tabIndex={-1}
          title={product.description}
          to={`/product/${product.productKey}`}
          onClick={onOpen}
        >
          <ProductDescription isClamped>{product.description}</ProductDescription>
        </PlaceLink>
        <div className={classes(styles.facts, styles.what)}>
          {isFurther && <span className={styles.further}>{entryText('products.anotherLine')}</span>}
          <ProductFacts product={product} />
        </div>
        <div className={classes(styles.facts, styles.known)}>
          {inCart !== '' && (
            <span className={styles.inCart}>
              {inCart} {entryText('products.inCart')}
            </span>
          )}
          {!settings.hidePricing && <PriceBreakHint product={product} prices={prices} unit={priceUnit} />}
          {isOutOfStock && <span className={styles.out}>{shopText('products.outOfStock')}</span>}
          <div className={styles.last}>
            <LastSale shop={shop} productKey={product.productKey} />
          </div>
        </div>
      </div>
    </td>
  );
}

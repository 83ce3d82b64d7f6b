import type { MouseEvent } from 'react';
import type { Product } from '#domain/product/product.ts';
import type { Shop } from '#machines/shop/shop.ts';
import type { Shopper } from '#machines/shop/shopper.ts';
import { ProductImage } from '../components/text/ProductImage.tsx';
import { AddToGuideButton } from '../guide/AddToGuideButton.tsx';
import { AddButton } from '../product/AddButton.tsx';
import { LastSale } from '../product/LastSale.tsx';
import { PriceAndStock } from '../product/PriceAndStock.tsx';
import { ProductFacts } from '../product/ProductFacts.tsx';
import { ProductName, type ProductNameProps } from '../product/ProductName.tsx';
import { imageSources } from '../product/productImages.ts';
import styles from './ProductCards.module.css';

export interface ProductItemProps {
  readonly shop: Shop;
  readonly shopper: Shopper;
  readonly product: Product;
  /** The row that led here. */
  readonly isMarked: boolean;
  readonly onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

interface ProductCardProps extends Pick<ProductItemProps, 'shop' | 'shopper' | 'product'> {
  readonly isPhone: boolean;
  readonly isMarked?: boolean;
  readonly onOpen?: ProductItemProps['onOpen'];
  readonly headingLevel?: ProductNameProps['headingLevel'];
}

/** A product as a card, on phones as a row: picture, name, facts, price with its unit, and the Add button. */
export function ProductCard({ shop, shopper, product, isPhone, isMarked, onOpen, headingLevel }: ProductCardProps) {
  const { settings } = shopper.configuration;
  const hasImage = !isPhone || shopper.site.layoutImages.mobile;
  return (
    <article className={styles.card} data-marked={isMarked || undefined}>
      {hasImage && (
        <ProductImage
          sources={imageSources(isPhone ? product.mobileImage : product.cardImage, settings)}
          alt=""
          ratio={isPhone ? 1 : 4 / 3}
          fit={settings.imageFit === 'Cover' ? 'cover' : 'contain'}
        />
      )}
      <div className={styles.body}>
        <ProductName product={product} className={styles.name} headingLevel={headingLevel} onOpen={onOpen} />
        <div className={styles.facts}>
          <ProductFacts product={product} />
          <AddToGuideButton shop={shop} product={product} isSmall />
        </div>
        <LastSale shop={shop} productKey={product.productKey} />
        <div className={styles.foot}>
          <PriceAndStock shop={shop} shopper={shopper} product={product} />
          <AddButton shop={shop} product={product} />
        </div>
      </div>
    </article>
  );
}

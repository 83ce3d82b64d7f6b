import { packText, stockUnitOf } from '#domain/product/pack.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { ProductImage } from '../../../../components/text/ProductImage.tsx';
import type { ProductItemProps } from '../../../../goods/ProductCard.tsx';
import { AddToGuideButton } from '../../../../guide/AddToGuideButton.tsx';
import { AddButton } from '../../../../product/AddButton.tsx';
import { LastSale } from '../../../../product/LastSale.tsx';
import { PriceAndStock } from '../../../../product/PriceAndStock.tsx';
import { ProductFacts } from '../../../../product/ProductFacts.tsx';
import { ProductName } from '../../../../product/ProductName.tsx';
import { imageSources } from '../../../../product/productImages.ts';
import { useWantedDetails } from '../../../../product/useWantedDetails.ts';
import styles from './ProductRow.module.css';

export function ProductRow({ shop, shopper, product, isMarked, onOpen }: ProductItemProps) {
  const { settings } = shopper.configuration;
  const details = useWantedDetails(shop.prices, product.productKey);
  return (
    <article className={styles.row} data-marked={isMarked || undefined}>
      {shopper.site.layoutImages.list && (
        <ProductImage
          sources={imageSources(product.listImage, settings)}
          alt=""
          ratio={4 / 3}
          width={240}
          fit={settings.imageFit === 'Cover' ? 'cover' : 'contain'}
        />
      )}
      <div className={styles.body}>
        <ProductName product={product} className={styles.name} onOpen={onOpen} />
        <ProductFacts product={product} />
        <LastSale shop={shop} productKey={product.productKey} />
        <p className={styles.text}>{details?.catalogDescription}</p>
        <ul className={styles.units} aria-label={shopText('products.soldBy')}>
          {product.sellBys.map((unit) => (
            <li key={unit.unitOfMeasure}>{packText(unit, stockUnitOf(product))}</li>
          ))}
        </ul>
      </div>
      <div className={styles.side}>
        <PriceAndStock shop={shop} shopper={shopper} product={product} />
        <div className={styles.actions}>
          <AddToGuideButton shop={shop} product={product} isSmall />
          <AddButton shop={shop} product={product} />
        </div>
      </div>
    </article>
  );
}

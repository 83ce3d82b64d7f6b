import { Link } from 'react-router-dom';
import { formatQuantity } from '#domain/quantity.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { ProductImage } from '../../components/text/ProductImage.tsx';
import { ProductFacts } from '../../product/ProductFacts.tsx';
import { imageSources } from '../../product/productImages.ts';
import { type GuideItem, type ItemActions, ItemButtons } from './guideItemColumns.tsx';
import styles from './OrderGuideScreen.module.css';

interface GuideItemCardProps {
  readonly item: GuideItem;
  readonly settings: UserSettings;
  readonly actions: ItemActions;
}

/** A row of the table where there is no room for one. */
export function GuideItemCard({ item, settings, actions }: GuideItemCardProps) {
  const { line, product } = item;
  return (
    <article className={styles.card} data-locked={actions ? undefined : ''} aria-label={product.description}>
      <ProductImage sources={imageSources(product.mobileImage, settings)} alt="" width={56} isSmall />
      <div>
        <p className={styles.name}>
          <Link to={`/product/${product.productKey}`}>{product.description}</Link>
        </p>
        <ProductFacts product={product} />
        <p className={styles.quantity}>
          {formatQuantity(line.orderQuantity)} <span className={styles.unit}>{line.unitOfMeasure}</span>
        </p>
      </div>
      {actions && <ItemButtons item={item} actions={actions} />}
    </article>
  );
}

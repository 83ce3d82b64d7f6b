import { formatQuantity } from '#domain/quantity.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { NumberText } from '../../../components/text/NumberText.tsx';
import { PlaceLink } from '../../../components/text/PlaceLink.tsx';
import { ProductImage } from '../../../components/text/ProductImage.tsx';
import { ProductDescription } from '../../../product/ProductDescription.tsx';
import { ProductFacts } from '../../../product/ProductFacts.tsx';
import { imageSources } from '../../../product/productImages.ts';
import { type GuideItem, type ItemActions, ItemButtons } from './guideItemColumns.tsx';
import styles from './OrderGuideScreen.module.css';

interface GuideItemCardProps {
  readonly item: GuideItem;
  readonly settings: UserSettings;
  readonly actions: ItemActions;
}

/** A row of the table as a card, for narrow windows. */
export function GuideItemCard({ item, settings, actions }: GuideItemCardProps) {
  const { line, product } = item;
  return (
    <article className={styles.card} data-locked={actions ? undefined : ''} aria-label={product.description}>
      <ProductImage sources={imageSources(product.mobileImage, settings)} alt="" width={56} isSmall />
      <div>
        <p className={styles.name}>
          <PlaceLink to={`/product/${product.productKey}`}>
            <ProductDescription>{product.description}</ProductDescription>
          </PlaceLink>
        </p>
        <ProductFacts product={product} />
        <p className={styles.quantity}>
          <NumberText isInline unit={line.unitOfMeasure}>
            {formatQuantity(line.orderQuantity)}
          </NumberText>
        </p>
      </div>
      {actions && <ItemButtons item={item} actions={actions} />}
    </article>
  );
}

import type { Product } from '#domain/product/product.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { GuideFormRef, GuideFormSnapshot } from '#machines/guides/guideForm/guideFormMachine.ts';
import { useBlocked } from '../../../components/buttons/useBlocked.tsx';
import { ProductImage } from '../../../components/text/ProductImage.tsx';
import { ProductDescription } from '../../../product/ProductDescription.tsx';
import { ProductFacts } from '../../../product/ProductFacts.tsx';
import { imageSources } from '../../../product/productImages.ts';
import styles from './GuideEditScreen.module.css';

export interface GuideEditRowProps {
  readonly form: GuideFormRef;
  readonly productKey: number;
  /** Undefined if it is no longer in the catalog. */
  readonly product: Product | undefined;
  readonly settings: UserSettings;
}

export const isLockedIn = (snapshot: GuideFormSnapshot) => !snapshot.hasTag('editable');

export function nameOf(product: Product | undefined, productKey: number): string {
  return product?.description ?? guidesText('guideEdit.productKey', { productKey });
}

/** Why it cannot be ordered; null for a product with a sell unit. */
export function whyUnsold(product: Product | undefined): string | null {
  return product?.sellBys.length ? null : guidesText('guideEdit.notSold');
}

interface IncludeProps extends Pick<GuideEditRowProps, 'form' | 'productKey' | 'product'> {
  readonly isIncluded: boolean;
  readonly isLocked: boolean;
}

export function Include({ form, productKey, product, isIncluded, isLocked }: IncludeProps) {
  const { isBlocked, attributes, reason } = useBlocked({ blockedBy: isIncluded ? null : whyUnsold(product) });
  return (
    <label className={styles.include}>
      <input
        type="checkbox"
        aria-label={guidesText('guideEdit.includeProduct', { product: nameOf(product, productKey) })}
        checked={isIncluded}
        disabled={isLocked}
        {...attributes}
        onChange={({ currentTarget: { checked } }) =>
          !isBlocked && form.send({ type: 'line.include', productKey, isIncluded: checked })
        }
      />
      {reason}
    </label>
  );
}

export function RowImage({ product, settings }: Pick<GuideEditRowProps, 'product' | 'settings'>) {
  return <ProductImage sources={imageSources(product?.mobileImage, settings)} alt="" width={40} isSmall />;
}

export function RowAbout({ product, productKey }: Pick<GuideEditRowProps, 'product' | 'productKey'>) {
  return (
    <span className={styles.about}>
      <span className={styles.description} title={product?.description}>
        <ProductDescription isClamped>{nameOf(product, productKey)}</ProductDescription>
      </span>
      {product ? (
        <ProductFacts product={product} />
      ) : (
        <span className={styles.unsold}>{shopText('products.unavailable')}</span>
      )}
      {product?.sellBys.length === 0 && <span className={styles.unsold}>{shopText('products.noSellUnit')}</span>}
    </span>
  );
}

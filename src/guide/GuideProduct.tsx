import type { Product } from '#domain/product/product.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { ProductImage } from '../components/text/ProductImage.tsx';
import { ProductDescription } from '../product/ProductDescription.tsx';
import { ProductFacts } from '../product/ProductFacts.tsx';
import { imageSources } from '../product/productImages.ts';
import styles from './GuideDialog.module.css';

interface GuideProductProps {
  readonly product: Product;
  readonly settings: Pick<UserSettings, 'missingImage'>;
}

/** The product of a dialog. */
export function GuideProduct({ product, settings }: GuideProductProps) {
  return (
    <div className={styles.product}>
      <ProductImage sources={imageSources(product.mobileImage, settings)} alt="" width={56} isSmall />
      <div>
        <p className={styles.name}>
          <ProductDescription>{product.description}</ProductDescription>
        </p>
        <ProductFacts product={product} />
      </div>
    </div>
  );
}

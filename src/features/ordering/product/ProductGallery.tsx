import { useSelector } from '@xstate/react';
import type { Product } from '#domain/product/product.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { productsText } from '#domain/texts/productsText.ts';
import type { ProductDetailRef, ProductDetailSnapshot } from '#machines/ordering/productDetail/productDetailMachine.ts';
import { ProductImage } from '../../../components/text/ProductImage.tsx';
import { imageSources } from '../../../product/productImages.ts';
import styles from './ProductScreen.module.css';

const shownImageOf = ({ context }: ProductDetailSnapshot) => context.shownImage;

interface ProductGalleryProps {
  readonly detail: ProductDetailRef;
  readonly product: Product;
  /** If empty, the picture of the lists is shown. */
  readonly pictures: readonly string[];
  readonly settings: UserSettings;
}

/** The picture in large, with thumbnails if there are several. */
export function ProductGallery({ detail, product, pictures, settings }: ProductGalleryProps) {
  const shown = useSelector(detail, shownImageOf);
  const files = pictures.length > 0 ? pictures : [product.cardImage];
  const fit = settings.imageFit === 'Cover' ? 'cover' : 'contain';
  const file = files[shown];
  return (
    <div className={styles.gallery}>
      <ProductImage
        key={file ?? 'none'}
        sources={imageSources(file, settings)}
        alt={product.description}
        ratio={4 / 3}
        fit={fit}
        isEager
      />
      {files.length > 1 && (
        <ul className={styles.thumbnails} aria-label={productsText('product.pictures')}>
          {files.map((thumbnail, index) => (
            <li key={thumbnail}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={productsText('product.pictureOf', { number: index + 1, count: files.length })}
                aria-current={index === shown || undefined}
                onClick={() => detail.send({ type: 'image.show', index })}
              >
                <ProductImage
                  sources={imageSources(thumbnail, settings)}
                  alt=""
                  width={80}
                  ratio={4 / 3}
                  fit={fit}
                  isSmall
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import type { CategoryCard as Card } from '#domain/catalog/categoryCards.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { productsText } from '#domain/texts/productsText.ts';
import { sharedText } from '#domain/texts/sharedText.ts';
import { PlaceLink } from '../../../components/text/PlaceLink.tsx';
import { ProductImage } from '../../../components/text/ProductImage.tsx';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden.tsx';
import { imageSources } from '../../../product/productImages.ts';
import { productsHref } from '../../../product/urlFilters.ts';
import styles from './CategoriesScreen.module.css';

interface CategoryCardProps {
  readonly card: Card;
  readonly settings: UserSettings;
}

function Count({ children }: { children: number }) {
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{sharedText('categories.products', { count: children })}</VisuallyHidden>
    </span>
  );
}

/** Excluded categories are visible, but their products are not sold to this customer. */
export function CategoryCard({ card: { main, categories, productCount, image }, settings }: CategoryCardProps) {
  return (
    <li className={styles.card}>
      <PlaceLink className={styles.main} to={productsHref({ mainCategory: main.code })}>
        <ProductImage sources={imageSources(image, settings)} alt="" width={64} ratio={4 / 3} isSmall />
        <h2 className={styles.title}>{main.description}</h2>
        <Count>{productCount}</Count>
      </PlaceLink>
      {categories.length > 0 && (
        <ul className={styles.categories}>
          {categories.map(({ code, description, isExcluded, productCount: count }) => (
            <li key={code}>
              <PlaceLink
                className={styles.category}
                data-excluded={isExcluded || undefined}
                to={productsHref({ mainCategory: main.code, category: code })}
              >
                <span>
                  {description}
                  {isExcluded && <span className={styles.excluded}>{productsText('categories.excluded')}</span>}
                </span>
                <Count>{count}</Count>
              </PlaceLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

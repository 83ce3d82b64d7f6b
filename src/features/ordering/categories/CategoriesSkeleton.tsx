import { productsText } from '#domain/texts/productsText.ts';
import { DelayedSpinner } from '../../../components/states/DelayedSpinner.tsx';
import { PageSkeleton } from '../../../components/states/PageSkeleton.tsx';
import styles from './CategoriesScreen.module.css';

/** The skeleton of the cards, and after a second a message. */
export function CategoriesSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <PageSkeleton shape="tiles" />
      <div className={styles.spinner}>
        <DelayedSpinner label={productsText('categories.loading')} />
      </div>
    </div>
  );
}

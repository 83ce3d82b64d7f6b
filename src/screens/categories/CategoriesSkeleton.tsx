import { texts } from '#domain/texts.ts';
import { DelayedSpinner } from '../../components/states/DelayedSpinner.tsx';
import { Skeleton } from '../../components/states/Skeleton.tsx';
import styles from './CategoriesScreen.module.css';

const CARDS = Array.from({ length: 12 }, (_, index) => index);

/** The shape of the cards, and after a second what is being waited for. */
export function CategoriesSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <div className={styles.cards}>
        {CARDS.map((card) => (
          <div key={card} className={styles.card}>
            <div className={styles.main}>
              <Skeleton width={48} height={48} />
              <Skeleton width={120} height={18} />
            </div>
            <div className={styles.lines}>
              <Skeleton variant="text" count={5} height={14} />
            </div>
          </div>
        ))}
      </div>
      <div className={styles.spinner}>
        <DelayedSpinner label={texts.categories.loading} />
      </div>
    </div>
  );
}

import { Skeleton } from '../../components/states/Skeleton.tsx';
import { CUSTOMER_ROW_HEIGHT } from '../../theme/layout.ts';
import styles from './SelectCustomerScreen.module.css';

/** The customers to choose from before anything of them is there. */
export function SelectCustomerSkeleton() {
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <Skeleton width={200} height="var(--control-height)" />
      </div>
      <Skeleton height={96} />
      <div className={styles.panel}>
        <div className={styles.waiting}>
          <Skeleton variant="row" count={8} height={CUSTOMER_ROW_HEIGHT} />
        </div>
      </div>
    </main>
  );
}

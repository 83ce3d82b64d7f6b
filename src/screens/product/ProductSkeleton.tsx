import { Skeleton } from '../../components/states/Skeleton.tsx';
import styles from './ProductScreen.module.css';

/** The shape of a product before it is known. */
export function ProductSkeleton() {
  return (
    <div aria-busy="true">
      <div className={styles.trail}>
        <Skeleton width={260} height={20} />
      </div>
      <div className={styles.product}>
        <div className={styles.gallery}>
          <Skeleton height={360} />
        </div>
        <div className={styles.facts}>
          <Skeleton width="70%" height={28} />
          <Skeleton width={200} height={36} />
          <Skeleton variant="text" count={3} />
          <Skeleton variant="row" count={6} height={40} />
        </div>
      </div>
    </div>
  );
}

import type { Shopper } from '#machines/shop/shopper.ts';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import styles from './StripPlace.module.css';
import { stripParts } from './stripParts.ts';

/** Has the height of the strip, independent of its content. */
export function StripSkeleton({ shopper }: { shopper: Shopper }) {
  return (
    <div className={styles.strip} aria-busy="true">
      {stripParts(shopper).map((part) => (
        <div key={part} className={styles.part} data-part={part}>
          <Skeleton variant="text" count={2} />
        </div>
      ))}
    </div>
  );
}

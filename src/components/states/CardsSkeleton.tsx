import { PHONE_BELOW } from '../../theme/layout.ts';
import { useIsNarrowerThan } from '../../theme/useIsNarrowerThan.ts';
import styles from './CardsSkeleton.module.css';
import { Skeleton } from './Skeleton.tsx';

const PICTURE_HEIGHT = 200;
const PHONE_PICTURE_HEIGHT = 96;
const CARDS = Array.from({ length: 12 }, (_, index) => index);

/** Cards with a picture beside or above lines of text. Unspoken, as every skeleton. */
export function CardsSkeleton() {
  const isPhone = useIsNarrowerThan(PHONE_BELOW);
  return (
    <div className={styles.cards}>
      {CARDS.map((card) => (
        <div key={card} className={styles.card}>
          <Skeleton height={isPhone ? PHONE_PICTURE_HEIGHT : PICTURE_HEIGHT} />
          <div className={styles.text}>
            <Skeleton variant="text" count={4} />
          </div>
        </div>
      ))}
    </div>
  );
}

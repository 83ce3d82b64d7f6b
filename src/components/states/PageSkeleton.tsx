import { CardsSkeleton } from './CardsSkeleton.tsx';
import styles from './PageSkeleton.module.css';
import { Skeleton } from './Skeleton.tsx';

/** A list of cards or of rows under a toolbar, tiles without one, one thing with its picture, or steps to go through. */
export type PageShape = 'cards' | 'rows' | 'tiles' | 'details' | 'steps';

const TILES = Array.from({ length: 12 }, (_, index) => index);

function BarShape() {
  return (
    <div className={styles.bar}>
      <Skeleton width={180} height="var(--control-height)" />
      <Skeleton width={180} height="var(--control-height)" />
    </div>
  );
}

/** Where a page will be, before anything of it is there. Unspoken: put `aria-busy` on what it stands for. */
export function PageSkeleton({ shape = 'rows' }: { shape?: PageShape | undefined }) {
  switch (shape) {
    case 'cards':
      return (
        <>
          <BarShape />
          <div className={styles.summary}>
            <Skeleton width={96} />
          </div>
          <CardsSkeleton />
        </>
      );
    case 'rows':
      return (
        <>
          <BarShape />
          <Skeleton variant="row" count={8} height={64} />
        </>
      );
    case 'tiles':
      return (
        <div className={styles.tiles}>
          {TILES.map((tile) => (
            <Skeleton key={tile} height={220} />
          ))}
        </div>
      );
    case 'details':
      return (
        <>
          <div className={styles.trail}>
            <Skeleton width={260} height="var(--control-height)" />
          </div>
          <div className={styles.details}>
            <Skeleton height={360} />
            <div className={styles.facts}>
              <Skeleton width="70%" height={28} />
              <Skeleton width={200} height="var(--control-height)" />
              <Skeleton variant="text" count={3} />
            </div>
          </div>
        </>
      );
    case 'steps':
      return (
        <div className={styles.steps}>
          <Skeleton variant="text" count={2} />
          <Skeleton height={280} />
        </div>
      );
  }
}

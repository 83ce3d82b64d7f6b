import { useLocation } from 'react-router-dom';
import { AppFrame } from '../../components/frame/AppFrame.tsx';
import { DelayedSpinner } from '../../components/states/DelayedSpinner.tsx';
import { PageSkeleton } from '../../components/states/PageSkeleton.tsx';
import { Skeleton } from '../../components/states/Skeleton.tsx';
import { findPlace } from '../areas/places.ts';
import styles from './StartingFrame.module.css';

const MENU_LINES = 8;

/** The places of menu, logo, title, search and cart. */
function HeaderShape() {
  return (
    <div className={styles.bar}>
      <Skeleton width={24} height={24} />
      <Skeleton width={104} height={24} />
      <Skeleton width={88} height={16} />
      <span className={styles.search}>
        <Skeleton height={36} />
      </span>
      <span className={styles.cart}>
        <Skeleton height={24} />
      </span>
    </div>
  );
}

function RailShape() {
  return (
    <div className={styles.rail}>
      <Skeleton variant="text" count={MENU_LINES} />
    </div>
  );
}

/** The shop before it opens: its frame, and the shape of the page that the address names. */
export function StartingFrame({ isForGuest }: { isForGuest: boolean }) {
  const { pathname } = useLocation();
  const found = findPlace(pathname === '/' ? '/products' : pathname);
  return (
    <AppFrame header={<HeaderShape />} {...(!isForGuest && { menu: <RailShape /> })}>
      <div className={styles.spinner}>
        <DelayedSpinner label="Opening the storefront" />
      </div>
      {found && <PageSkeleton shape={found.place.shape} />}
    </AppFrame>
  );
}

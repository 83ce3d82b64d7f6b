import { useLocation } from 'react-router-dom';
import { frameText } from '#domain/texts/frameText.ts';
import { AppFrame } from '../../components/frame/AppFrame.tsx';
import { DelayedSpinner } from '../../components/states/DelayedSpinner.tsx';
import { PageSkeleton } from '../../components/states/PageSkeleton.tsx';
import { findPlace } from '../areas/places.ts';
import styles from './StartingFrame.module.css';

/** The frame before the shop opens: the places of menu, logo, title, search and cart, and the skeleton of the page. */
export function StartingFrame({ isForGuest }: { isForGuest: boolean }) {
  const { pathname } = useLocation();
  const found = findPlace(pathname === '/' ? '/products' : pathname);
  return (
    <AppFrame
      header={
        <div className={styles.bar} aria-hidden="true">
          {!isForGuest && <i className={styles.menu} />}
          <i className={styles.logo} />
          <i className={styles.title} />
          <i className={styles.search} />
          <i className={styles.right} />
        </div>
      }
      {...(!isForGuest && {
        under: <div className={styles.under} aria-hidden="true" />,
        menu: <div className={styles.rail} aria-hidden="true" />,
      })}
    >
      <div className={styles.spinner}>
        <DelayedSpinner label={frameText('frame.openingTheStorefront')} />
      </div>
      {found && <PageSkeleton shape={found.place.shape} />}
    </AppFrame>
  );
}

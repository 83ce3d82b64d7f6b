import { Link } from 'react-router-dom';
import { visitText } from '#domain/punchout/words.ts';
import { punchoutText } from '#domain/texts/punchoutText.ts';
import { sharedText } from '#domain/texts/sharedText.ts';
import type { Shopper } from '#machines/shop/shopper.ts';
import { isOpen, PLACES } from '../areas/places.ts';
import styles from './VisitBar.module.css';

interface VisitBarProps {
  readonly shopper: Shopper;
  readonly pathname: string;
}

/**
 * Replaces the side menu in a punchout: names the procurement system, and shows what the buyer may do and the pages
 * they have.
 */
export function VisitBar({ shopper, pathname }: VisitBarProps) {
  const { punchout } = shopper;
  if (!punchout) return null;
  const pages = PLACES.filter((place) => place.menu && isOpen(place, shopper));
  return (
    <div className={styles.bar}>
      <p className={styles.visit}>{visitText(punchout)}</p>
      <nav aria-label={sharedText('frame.pages')} className={styles.pages}>
        {pages.map(({ name, path, title, menu }) => (
          <Link key={name} to={path} aria-current={pathname === path ? 'page' : undefined}>
            {menu && <menu.icon />}
            {title}
          </Link>
        ))}
      </nav>
      {punchout.postbackUrl === null && punchout.operation !== 'inspect' && (
        <p role="alert" className={styles.problem}>
          {punchoutText('words.noPostback')}
        </p>
      )}
    </div>
  );
}

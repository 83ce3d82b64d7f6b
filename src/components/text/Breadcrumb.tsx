import ChevronRight from 'lucide-react/icons/chevron-right';
import type { To } from 'react-router-dom';
import { sharedText } from '#domain/texts/sharedText.ts';
import styles from './Breadcrumb.module.css';
import { PlaceLink } from './PlaceLink.tsx';

export interface Crumb {
  readonly label: string;
  /** Absent for the current page. */
  readonly to?: To;
}

export interface BreadcrumbProps {
  readonly crumbs: readonly Crumb[];
}

export function Breadcrumb({ crumbs }: BreadcrumbProps) {
  return (
    <nav aria-label={sharedText('breadcrumb')}>
      <ol className={styles.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className={styles.item}>
            {index > 0 && <ChevronRight aria-hidden="true" />}
            {crumb.to === undefined ? (
              <span className={styles.here} aria-current="page">
                {crumb.label}
              </span>
            ) : (
              <PlaceLink className={styles.link} to={crumb.to}>
                {crumb.label}
              </PlaceLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

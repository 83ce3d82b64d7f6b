import ArrowLeft from 'lucide-react/icons/arrow-left';
import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { type ReactNode, useRef } from 'react';
import { shopText } from '#domain/texts/shopText.ts';
import { PHONE_BELOW } from '../../theme/layout.ts';
import { useIsNarrowerThan } from '../../theme/useIsNarrowerThan.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { useOverlay } from '../overlays.ts';
import { useBorrowedFocus } from '../useBorrowedFocus.ts';
import styles from './HeaderBar.module.css';

export interface HeaderBarProps {
  /** The visible title of the page; `AppFrame` has the heading for screen readers. */
  readonly title: string;
  /** Absent without a menu. */
  readonly menu?: { readonly isOpen: boolean; readonly onToggle: () => void };
  readonly logo?: ReactNode;
  /** The search field: between title and right side; below 600 px it covers the bar on demand. */
  readonly search?: ReactNode;
  readonly isSearchOpen?: boolean;
  readonly onSearchOpenChange?: (isOpen: boolean) => void;
  /** Beside the right side from 1024 px; below that it is under the bar (`AppFrame`). */
  readonly customer?: ReactNode;
  readonly right?: ReactNode;
}

interface SearchOverBarProps {
  readonly search: ReactNode;
  readonly onClose: () => void;
}

function SearchOverBar({ search, onClose }: SearchOverBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useBorrowedFocus(() => bar.current?.querySelector('input'));
  useOverlay(true, onClose);
  return (
    <div ref={bar} className={styles.popup}>
      <IconButton label={shopText('frame.closeSearch')} icon={<ArrowLeft />} onClick={onClose} />
      {search}
    </div>
  );
}

export function HeaderBar({
  title,
  menu,
  logo,
  search,
  isSearchOpen = false,
  onSearchOpenChange,
  customer,
  right,
}: HeaderBarProps) {
  const isPhone = useIsNarrowerThan(PHONE_BELOW);
  const hasSearch = search !== undefined;
  return (
    <div className={styles.bar}>
      {menu && (
        <div className={styles.menu}>
          <IconButton
            label={shopText('frame.menu')}
            icon={<Menu />}
            aria-expanded={menu.isOpen}
            onClick={menu.onToggle}
          />
        </div>
      )}
      {logo !== undefined && <div className={styles.logo}>{logo}</div>}
      <p className={styles.title} aria-hidden="true" data-page-title="">
        {title}
      </p>
      {hasSearch && !isPhone && <div className={styles.search}>{search}</div>}
      <div className={styles.right}>
        {customer && <div className={styles.customer}>{customer}</div>}
        {hasSearch && isPhone && (
          <IconButton label={shopText('frame.search')} icon={<Search />} onClick={() => onSearchOpenChange?.(true)} />
        )}
        {right}
      </div>
      {hasSearch && isPhone && isSearchOpen && (
        <SearchOverBar search={search} onClose={() => onSearchOpenChange?.(false)} />
      )}
    </div>
  );
}

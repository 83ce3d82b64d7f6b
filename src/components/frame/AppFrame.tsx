import type { ReactNode } from 'react';
import { frameText } from '#domain/texts/frameText.ts';
import { RAIL_FROM } from '../../theme/layout.ts';
import { useIsNarrowerThan } from '../../theme/useIsNarrowerThan.ts';
import styles from './AppFrame.module.css';

export interface AppFrameProps {
  /** The heading of the page, if it has one: announced here, in the order of the page, and visible in the header. */
  readonly heading?: string;
  readonly header: ReactNode;
  /** A line under the header that scrolls away with the page. */
  readonly under?: ReactNode;
  /** A SideMenu; absent without a menu. */
  readonly menu?: ReactNode;
  /** Whether the rail is beside the page from 1024 px; below that the menu is a drawer. */
  readonly isRailOpen?: boolean;
  readonly children: ReactNode;
}

const MAIN_ID = 'main';

export function AppFrame({ heading, header, under, menu, isRailOpen = true, children }: AppFrameProps) {
  const isNarrow = useIsNarrowerThan(RAIL_FROM);
  const hasRail = menu !== undefined && isRailOpen && !isNarrow;
  return (
    <div className={styles.frame} data-rail={hasRail ? '' : undefined}>
      <a
        className={styles.skip}
        href={`#${MAIN_ID}`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(MAIN_ID)?.focus();
        }}
      >
        {frameText('frame.skipToContent')}
      </a>
      <header className={styles.header}>{header}</header>
      {under && <div className={styles.under}>{under}</div>}
      {menu}
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {heading !== undefined && (
          <h1 tabIndex={-1} className={styles.heading}>
            {heading}
          </h1>
        )}
        {children}
      </main>
    </div>
  );
}

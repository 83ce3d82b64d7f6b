import { useState } from 'react';
import { shopText } from '#domain/texts/shopText.ts';
import { part } from '../../loading/part.tsx';
import { RAIL_FROM } from '../../theme/layout.ts';
import { useIsNarrowerThan } from '../../theme/useIsNarrowerThan.ts';
import styles from './SideMenu.module.css';
import { type SideMenuGroup, SideMenuGroups, type SideMenuItem } from './SideMenuGroups.tsx';

const MenuDrawer = part(() => import('./MenuDrawer.tsx').then((module) => module.MenuDrawer));

export interface SideMenuProps {
  readonly groups: readonly SideMenuGroup[];
  /** From 1024 px: whether the rail is expanded. */
  readonly isRailOpen: boolean;
  /** Below 1024 px: whether the drawer is open. */
  readonly isDrawerOpen: boolean;
  readonly onCloseDrawer: () => void;
  /** Called for every item, links too: to log the choice, or to act. */
  readonly onChoose?: (item: SideMenuItem) => void;
  /** The pointer or the focus reached an item, so it may be chosen next. */
  readonly onNear?: (item: SideMenuItem) => void;
}

/** A rail beside the page from 1024 px, a drawer over it below that. */
export function SideMenu({ groups, isRailOpen, isDrawerOpen, onCloseDrawer, onChoose, onNear }: SideMenuProps) {
  const isDrawer = useIsNarrowerThan(RAIL_FROM);
  const [wasDrawerOpened, setDrawerOpened] = useState(isDrawerOpen);
  if (isDrawerOpen && !wasDrawerOpened) setDrawerOpened(true);
  const choose = (item: SideMenuItem) => {
    if (isDrawer) onCloseDrawer();
    onChoose?.(item);
  };
  if (!isDrawer) {
    if (!isRailOpen) return null;
    return (
      <nav aria-label={shopText('frame.menu')} className={styles.rail}>
        <SideMenuGroups groups={groups} onChoose={choose} onNear={onNear} />
      </nav>
    );
  }
  return (
    wasDrawerOpened && (
      <MenuDrawer
        isOpen={isDrawerOpen}
        onClose={onCloseDrawer}
        label={shopText('frame.menu')}
        groups={groups}
        onChoose={choose}
        onNear={onNear}
      />
    )
  );
}

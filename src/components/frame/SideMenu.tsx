import {
  DrawerBackdrop,
  DrawerContent,
  DrawerHeader,
  DrawerPositioner,
  DrawerRoot,
  DrawerTitle,
} from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { RAIL_FROM } from '../../theme/layout.ts';
import { useIsNarrowerThan } from '../../theme/useIsNarrowerThan.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import styles from './SideMenu.module.css';
import { type SideMenuGroup, SideMenuGroups, type SideMenuItem } from './SideMenuGroups.tsx';

export interface SideMenuProps {
  readonly groups: readonly SideMenuGroup[];
  /** From 1024 px: whether the rail is unfolded. */
  readonly isRailOpen: boolean;
  /** Below 1024 px: whether the drawer is open. */
  readonly isDrawerOpen: boolean;
  readonly onCloseDrawer: () => void;
  /** Any item, links too: to log the choice, or to act. */
  readonly onChoose?: (item: SideMenuItem) => void;
  /** The pointer or the focus came to an item: it may be chosen next. */
  readonly onNear?: (item: SideMenuItem) => void;
  readonly label?: string;
}

/** A rail beside the page from 1024 px, a drawer over it below. */
export function SideMenu({
  groups,
  isRailOpen,
  isDrawerOpen,
  onCloseDrawer,
  onChoose,
  onNear,
  label = 'Menu',
}: SideMenuProps) {
  const isDrawer = useIsNarrowerThan(RAIL_FROM);
  const list = useRef<HTMLElement>(null);
  const whereOneIs = () => list.current?.querySelector<HTMLElement>('[aria-current]') ?? null;
  const choose = (item: SideMenuItem) => {
    if (isDrawer) onCloseDrawer();
    onChoose?.(item);
  };
  if (!isDrawer) {
    if (!isRailOpen) return null;
    return (
      <nav aria-label={label} className={styles.rail}>
        <SideMenuGroups groups={groups} onChoose={choose} onNear={onNear} />
      </nav>
    );
  }
  return (
    <DrawerRoot
      open={isDrawerOpen}
      onOpenChange={(details) => !details.open && onCloseDrawer()}
      initialFocusEl={whereOneIs}
    >
      <Portal>
        <DrawerBackdrop />
        <DrawerPositioner>
          <DrawerContent>
            <DrawerHeader>
              <DrawerTitle>{label}</DrawerTitle>
              <IconButton label="Close menu" icon={<X />} onClick={onCloseDrawer} />
            </DrawerHeader>
            <nav ref={list} aria-label={label}>
              <SideMenuGroups groups={groups} onChoose={choose} onNear={onNear} />
            </nav>
          </DrawerContent>
        </DrawerPositioner>
      </Portal>
    </DrawerRoot>
  );
}

import {
  DrawerBackdrop,
  DrawerContent,
  DrawerHeader,
  DrawerPositioner,
  DrawerRoot,
  DrawerTitle,
} from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { sharedText } from '#domain/texts/sharedText.ts';
import { ChakraTheme } from '../../theme/ChakraTheme.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { keepFocusInView } from '../keepFocusInView.ts';
import { useOverlay } from '../overlays.ts';
import { SideMenuGroups, type SideMenuGroupsProps } from './SideMenuGroups.tsx';

export interface MenuDrawerProps extends SideMenuGroupsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly label: string;
}

/** The menu over the page; the focus starts at the entry of the current page. */
export function MenuDrawer({ isOpen, onClose, label, ...groups }: MenuDrawerProps) {
  useOverlay(isOpen, onClose);
  const list = useRef<HTMLElement>(null);
  const whereOneIs = () => list.current?.querySelector<HTMLElement>('[aria-current]') ?? null;
  return (
    <ChakraTheme>
      <DrawerRoot open={isOpen} onOpenChange={(details) => !details.open && onClose()} initialFocusEl={whereOneIs}>
        <Portal>
          <DrawerBackdrop />
          <DrawerPositioner dir={document.dir}>
            <DrawerContent dir={document.dir} onFocus={keepFocusInView}>
              <DrawerHeader>
                <DrawerTitle>{label}</DrawerTitle>
                <IconButton label={sharedText('frame.closeMenu')} icon={<X />} onClick={onClose} />
              </DrawerHeader>
              <nav ref={list} aria-label={label}>
                <SideMenuGroups {...groups} />
              </nav>
            </DrawerContent>
          </DrawerPositioner>
        </Portal>
      </DrawerRoot>
    </ChakraTheme>
  );
}

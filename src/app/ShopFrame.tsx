import { useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ShopRef, ShopSnapshot } from '#machines/shop/shopMachine.ts';
import { AppFrame } from '../components/frame/AppFrame.tsx';
import { HeaderBar } from '../components/frame/HeaderBar.tsx';
import { SideMenu } from '../components/frame/SideMenu.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { RAIL_FROM } from '../theme/layout.ts';
import { useIsNarrowerThan } from '../theme/useIsNarrowerThan.ts';
import { HeaderRight, Logo } from './HeaderParts.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { findPlace, isOpen } from './places.ts';
import { ShopDialogs } from './ShopDialogs.tsx';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { NotFoundScreen, screens } from './screens.ts';
import { chooseMenuItem, menuGroups } from './sideMenu.tsx';
import type { Storefront } from './startStorefront.ts';

const shopperOf = ({ context }: ShopSnapshot) => context.shopper;

interface ShopFrameProps {
  readonly shop: ShopRef;
  readonly storefront: Pick<Storefront, 'session' | 'leaving' | 'live'>;
}

/** The open shop: header, side menu, the screen of the present place and the dialogs over it. */
export function ShopFrame({ shop, storefront }: ShopFrameProps) {
  const { pathname } = useLocation();
  const { userType, configuration } = useSelector(shop, shopperOf);
  const [isRailOpen, setRailOpen] = useState(true);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isSearchOpen, setSearchOpen] = useState(false);
  const isDrawer = useIsNarrowerThan(RAIL_FROM);
  const { menu } = configuration.settings;
  const found = findPlace(pathname);
  const isFound = found !== null && isOpen(found.place, userType, menu);
  const title = isFound ? found.place.title : 'Not Found';
  const Screen = isFound ? screens[found.place.name] : NotFoundScreen;
  const hasMenu = userType !== 'Public';
  return (
    <AppFrame
      isRailOpen={isRailOpen}
      header={
        <HeaderBar
          title={title}
          logo={<Logo session={storefront.session} />}
          {...(hasMenu && {
            menu: {
              isOpen: isDrawer ? isDrawerOpen : isRailOpen,
              onToggle: () => (isDrawer ? setDrawerOpen(!isDrawerOpen) : setRailOpen(!isRailOpen)),
            },
          })}
          search={<HeaderSearch shop={shop} />}
          isSearchOpen={isSearchOpen}
          onSearchOpenChange={setSearchOpen}
          right={<HeaderRight shop={shop} />}
        />
      }
      {...(hasMenu && {
        menu: (
          <SideMenu
            groups={menuGroups(configuration, userType, pathname)}
            isRailOpen={isRailOpen}
            isDrawerOpen={isDrawerOpen}
            onCloseDrawer={() => setDrawerOpen(false)}
            onChoose={(item) => chooseMenuItem(storefront, shop, item)}
          />
        ),
      })}
    >
      <title>{`${title} · Storefront`}</title>
      <Suspense fallback={<Skeleton variant="row" count={6} />}>
        <Screen key={found?.place.name ?? 'notFound'} shop={shop} />
      </Suspense>
      <ShopDialogs shop={shop} />
      <ShortcutHelp />
    </AppFrame>
  );
}

import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { shopText } from '#domain/texts/shopText.ts';
import type { SessionSnapshot } from '#machines/app/session/sessionMachine.ts';
import type { ShopRef } from '#machines/app/shop/shopMachine.ts';
import { AppFrame } from '../../components/frame/AppFrame.tsx';
import { HeaderBar } from '../../components/frame/HeaderBar.tsx';
import { PageNameContext } from '../../components/frame/pageName.ts';
import { useReaches } from '../../components/frame/reach.ts';
import { SideMenu } from '../../components/frame/SideMenu.tsx';
import { part } from '../../loading/part.tsx';
import { CUSTOMER_IN_HEADER_FROM, RAIL_FROM } from '../../theme/layout.ts';
import { useIsNarrowerThan } from '../../theme/useIsNarrowerThan.ts';
import { AreaPage } from '../areas/AreaPage.tsx';
import { fetchAreaOf } from '../areas/fetchAhead.ts';
import { openPlace } from '../areas/places.ts';
import { DialogBoundary } from '../dialogs/DialogBoundary.tsx';
import { ShopDialogs } from '../dialogs/ShopDialogs.tsx';
import type { Storefront } from '../storefront.ts';
import { switchCustomer } from '../switchCustomer.ts';
import { CustomerChip } from './CustomerChip.tsx';
import { HeaderRight, Logo } from './HeaderParts.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { Help } from './Help.tsx';
import { chooseMenuItem, menuGroups } from './sideMenu.tsx';
import { TabTitle } from './TabTitle.tsx';

const NotFoundScreen = part(() =>
  import('../../features/access/notFound/NotFoundScreen.tsx').then((m) => m.NotFoundScreen),
);

const VisitBar = part(() => import('./VisitBar.tsx').then((m) => m.VisitBar));

const distributorNameOf = ({ context }: SessionSnapshot) => context.distributorName;
const distributorPhoneOf = ({ context }: SessionSnapshot) => context.distributorPhone;

interface ShopFrameProps {
  readonly shopRef: ShopRef;
  readonly storefront: Pick<Storefront, 'session' | 'leaving' | 'live' | 'areas' | 'problems'>;
}

/** The open shop: header, side menu, the current screen and the dialogs over it. */
export function ShopFrame({ shopRef, storefront }: ShopFrameProps) {
  const { pathname } = useLocation();
  const { shop, dialogs } = shopRef.getSnapshot().context;
  const { userType, punchout } = shop.shopper;
  const [isRailOpen, setRailOpen] = useState(true);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isSearchOpen, setSearchOpen] = useState(false);
  const [pageName, setPageName] = useState<string | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const distributorName = useSelector(storefront.session, distributorNameOf);
  const distributorPhone = useSelector(storefront.session, distributorPhoneOf);
  const isDrawer = useIsNarrowerThan(RAIL_FROM);
  const found = openPlace(pathname, shop.shopper);
  const isStart = pathname === '/';
  const { name, title } = found?.place ?? { name: 'notFound', title: shopText('frame.notFound') };
  const hasProducts = useReaches('/products');
  const hasMenu = userType !== 'Public' && !punchout;
  const isUnderHeader = useIsNarrowerThan(userType === 'Salesperson' ? CUSTOMER_IN_HEADER_FROM : RAIL_FROM);
  const customer = shop.shopper.configuration.customer && (
    <CustomerChip shopper={shop.shopper} onSwitch={() => switchCustomer(storefront)} />
  );
  return (
    <AppFrame
      heading={title}
      isRailOpen={isRailOpen}
      under={punchout ? <VisitBar shopper={shop.shopper} pathname={pathname} /> : isUnderHeader && customer}
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
          search={hasProducts ? <HeaderSearch shop={shop} /> : undefined}
          isSearchOpen={isSearchOpen}
          onSearchOpenChange={setSearchOpen}
          customer={!isUnderHeader && customer}
          right={<HeaderRight shop={shop} onHelp={() => setHelpOpen(true)} />}
        />
      }
      {...(hasMenu && {
        menu: (
          <SideMenu
            groups={menuGroups(shop.shopper, distributorPhone, pathname)}
            isRailOpen={isRailOpen}
            isDrawerOpen={isDrawerOpen}
            onCloseDrawer={() => setDrawerOpen(false)}
            onChoose={(item) => (item.id === 'help' ? setHelpOpen(true) : chooseMenuItem(storefront, shopRef, item))}
            onNear={({ to }) => typeof to === 'string' && fetchAreaOf(storefront.areas, to)}
          />
        ),
      })}
    >
      <TabTitle session={storefront.session}>{isStart ? undefined : (pageName ?? title)}</TabTitle>
      <PageNameContext value={setPageName}>
        {found ? (
          <AreaPage
            key={found.place.name}
            shop={shopRef}
            place={found.place}
            loader={storefront.areas}
            problems={storefront.problems}
          />
        ) : (
          <NotFoundScreen />
        )}
      </PageNameContext>
      <ShopDialogs shop={shop} dialogs={dialogs} problems={storefront.problems} />
      <DialogBoundary problems={storefront.problems}>
        <Help
          isOpen={isHelpOpen}
          onOpen={() => setHelpOpen(true)}
          onClose={() => setHelpOpen(false)}
          page={{ name, title }}
          distributor={{ distributorName, distributorPhone }}
        />
      </DialogBoundary>
    </AppFrame>
  );
}

import { render, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { MemoryRouter } from 'react-router-dom';
import { createActor } from 'xstate';
import { MENU_KEYS } from '#domain/settings/menu.ts';
import { texts } from '#domain/texts.ts';
import type { Shopper } from '#machines/access/session/session.ts';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import type { ShopRef, ShopSnapshot } from '#machines/shop/shopMachine.ts';
import type { AreaLoader } from '../../../src/app/areas/areaLoader.ts';
import { ShopFrame } from '../../../src/app/frame/ShopFrame.tsx';
import { buyer, configuration, guest } from '../../machines/samples.ts';
import { shopWalk } from '../../machines/shop/shop.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { emptyCoordinator, placeOf } from './areaPages.tsx';
import { quietSession } from './quietSession.ts';
import { quietProblems, quietShopRef } from './quietShop.ts';
import { all, text, waiting } from './seeing.ts';

const menu = MENU_KEYS.map((key) => ({ key, isVisible: true, isLocked: false }));
const keeper: Shopper = {
  ...buyer,
  configuration: { ...configuration, settings: { ...configuration.settings, menu } },
};

/** Every area is loaded; each of its pages says its name. */
const areas: AreaLoader = {
  load: () => new Promise(() => undefined),
  loaded: () => ({
    coordinator: emptyCoordinator,
    screens: Object.fromEntries(
      ['products', 'cart', 'orderHistory'].map((name) => [name, () => <p>The page {name}</p>]),
    ),
  }),
};

const visitOf = ({ context }: ShopSnapshot) => context.visit;

/** The open shop at the address of its page. */
function AtItsAddress({ shop }: { shop: ShopRef }) {
  const visit = useSelector(shop, visitOf);
  const address = visit ? placeOf(visit.page).path : '/nowhere';
  const storefront = {
    session: quietSession(),
    leaving: createActor(leavingMachine).start(),
    live: { turnOn: () => undefined },
    areas,
    problems: quietProblems,
  };
  return (
    <MemoryRouter key={address} initialEntries={[address]}>
      <ShopFrame shopRef={shop} storefront={storefront} />
    </MemoryRouter>
  );
}

function openedTo(shopper: Shopper): () => ShopRef {
  return () => {
    const shop = quietShopRef({ shopper });
    render(<AtItsAddress shop={shop} />);
    return shop;
  };
}

const reload = () => void screen.getByRole('button', { name: /^Reload/ });

walkScreen(
  { ...shopWalk, answers: { loadArea: { came: emptyCoordinator } } },
  {
    open: { 'of a buyer': openedTo(keeper), 'of a guest': openedTo(guest) },
    sees: {
      nowhere: text(texts.notFound),
      fetchingArea: all(waiting, text(/^Loading (Products|Cart|Order History)$/)),
      areaUnreachable: all(text(/^(Products|Cart|Order History) could not be loaded\.$/), reload),
      visiting: text(/^The page /),
      areaBroken: all(text('This page stopped working.'), reload),
    },
    unseen: {},
  },
);

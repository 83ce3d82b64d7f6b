import { render, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { MENU_KEYS } from '#domain/settings/menu.ts';
import { texts } from '#domain/texts.ts';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import type { Shopper } from '#machines/session/session.ts';
import type { Page } from '#machines/shop/page.ts';
import type { ShopRef, ShopSnapshot } from '#machines/shop/shopMachine.ts';
import { PLACES, type PlaceName } from '../../../src/app/places.ts';
import { ShopFrame } from '../../../src/app/ShopFrame.tsx';
import { StorefrontTheme } from '../../../src/theme/StorefrontTheme.tsx';
import { buyer, cartOf, configuration, guest, twoCases } from '../../machines/samples.ts';
import { shopWalk } from '../../machines/shop.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { quietSession } from './quietSession.ts';
import { quietShop } from './quietShop.ts';
import { all, dialog, noDialog, text, waiting } from './seeing.ts';

const menu = MENU_KEYS.map((key) => ({ key, isVisible: true, isLocked: false }));
const keeper: Shopper = {
  ...buyer,
  configuration: { ...configuration, settings: { ...configuration.settings, menu } },
};

/** The address that leads to a page; the one without a flow is Categories. */
function addressOf(page: Page): string {
  const name: PlaceName = page.name === 'other' ? 'categories' : page.name;
  const path = PLACES.find((place) => place.name === name)?.path ?? '';
  return path.replace(/:\w+/, page.name === 'product' ? String(page.productKey) : '500103');
}

const pageOf = ({ context }: ShopSnapshot) => context.page;

/** The open shop at the address of its page. */
function AtItsAddress({ shop }: { shop: ShopRef }) {
  const address = addressOf(useSelector(shop, pageOf));
  const storefront = {
    session: quietSession(),
    leaving: createActor(leavingMachine).start(),
    live: { turnOn: () => undefined },
  };
  return (
    <StorefrontTheme mode="light">
      <MemoryRouter key={address} initialEntries={[address]}>
        <ShopFrame shop={shop} storefront={storefront} />
      </MemoryRouter>
    </StorefrontTheme>
  );
}

function openedTo(shopper: Shopper): () => ShopRef {
  return () => {
    const shop = quietShop({ name: 'other' }, { shopper, cart: cartOf(1, twoCases) });
    render(<AtItsAddress shop={shop} />);
    return shop;
  };
}

const title = (name: RegExp) => () => expect(document.querySelector('h1')?.textContent).toMatch(name);
const field = (label: string) => () => void screen.getByLabelText(label);
const IN_PARTS = 'each of its states looks its own way';

walkScreen(
  { ...shopWalk, parts: { 'of a guest': ['page.enter: of the products', 'cartLine.add', 'accountRequired.close'] } },
  {
    open: { 'of a buyer who keeps guides': openedTo(keeper), 'of a guest': openedTo(guest) },
    sees: {
      'page.plain': title(/^(Categories|Not Found)$/),
      'page.browsing': all(title(/^Products$/), field('Main Category')),
      'page.viewingProduct': all(title(/^Product$/), text('Product Code')),
      'page.readingOrderHistory': all(title(/^Order History$/), field('Search orders')),
      'page.readingOrder': all(title(/^Order$/), waiting),
      'page.readingProductHistory': all(title(/^Product History$/), field('Search lines')),
      'page.viewingGuide': all(title(/^Order Guides$/), text(texts.orderGuide.none)),
      'page.editingGuide': all(title(/^Edit Guide$/), waiting),
      'page.viewingCart': all(title(/^Cart$/), text('Clear Cart')),
      'page.checkingOut': all(title(/^Checkout$/), waiting),
      'dialog.none': noDialog,
      'dialog.editingCartLine': dialog(/^(Add To|Edit) Cart$/),
      'dialog.addingToGuide': dialog('Add to Order Guide'),
      'dialog.savingCartAsGuide': dialog('Save Order Guide'),
      'dialog.pasting': dialog('Paste Lines'),
      'dialog.accountRequired': dialog('Account Required'),
    },
    unseen: { page: IN_PARTS, dialog: IN_PARTS },
  },
);

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Cart } from '#domain/cart/cart.ts';
import type { UserType } from '#domain/session/user.ts';
import { MENU_KEYS, type MenuKey } from '#domain/settings/menu.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { type Shopper, shopperOf } from '#machines/shop/shopper.ts';
import { CustomerChip } from '../../src/app/frame/CustomerChip.tsx';
import { HeaderRight, Logo } from '../../src/app/frame/HeaderParts.tsx';
import { HeaderSearch } from '../../src/app/frame/HeaderSearch.tsx';
import { chooseMenuItem, menuGroups } from '../../src/app/frame/sideMenu.tsx';
import type { SideMenuItem } from '../../src/components/frame/SideMenuGroups.tsx';
import {
  buyer,
  cartOf,
  configuration,
  failures,
  greeting,
  guest,
  guestConfiguration,
  rep,
  site,
  twoCases,
} from '../machines/samples.ts';
import './knownTags.ts';
import { quietSession } from '../support/screens/quietSession.ts';
import { answer } from '../support/screens/quietShop.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { shopOnCue } from './shopOnCue.tsx';

afterEach(cleanup);

async function cartButton(cart: Cart, settings: Partial<UserSettings> = {}) {
  const { shop, loadCart } = shopOnCue('products', settings);
  renderPiece(<HeaderRight shop={shop} onHelp={vi.fn()} />);
  await loadCart.answer(cart);
  return screen.getByRole('link', { name: /^Cart/ });
}

describe('the header', () => {
  test('leads to the cart, with the number of its lines and what they come to', async () => {
    const button = await cartButton(cartOf(1, twoCases, { ...twoCases, id: 2, extension: 4.5 }));
    expect([button.getAttribute('href'), button.textContent]).toEqual(['/cart', 'Cart, 2 lines 2$100.50']);
    cleanup();
    expect((await cartButton(cartOf(1, twoCases))).textContent).toBe('Cart, 1 line 1$96.00');
  });

  test('shows no total before the cart is there, nor when it could not be loaded, and zero only for an empty one', async () => {
    const { shop, loadCart } = shopOnCue('products');
    renderPiece(<HeaderRight shop={shop} onHelp={vi.fn()} />);
    const total = () => screen.getByRole('link', { name: /^Cart/ }).textContent;
    expect(total()).toBe('Cart 0-.--');
    await loadCart.fail(failures.offline);
    expect(total()).toBe('Cart 0-.--');
    act(() => shop.cart.send({ type: 'cart.retry' }));
    await loadCart.answer(cartOf(1));
    expect(total()).toBe('Cart, 0 lines 0$0.00');
  });

  test('shows no total where pricing is hidden', async () => {
    expect((await cartButton(cartOf(1, twoCases), { hidePricing: true })).textContent).toBe('Cart, 1 line 1');
  });

  test('links a guest to sign-in and help, and shows no cart', () => {
    const { shop } = shopOnCue('products');
    const onHelp = vi.fn();
    renderPiece(<HeaderRight shop={{ ...shop, shopper: guest }} onHelp={onHelp} />);
    fireEvent.click(screen.getByRole('button', { name: 'Help' }));
    expect(onHelp).toHaveBeenCalledOnce();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Log In', '/login'],
    ]);
  });

  test('links to the start page by the logo of the shop, by its name without one', () => {
    const session = quietSession();
    answer(session, 'loadSite', { ...greeting, logoName: 'harbor.svg' });
    renderPiece(<Logo session={session} />);
    expect(screen.getByRole('link', { name: 'Home page' }).getAttribute('href')).toBe('/');
    const logo = document.querySelector('img');
    expect([logo?.getAttribute('src'), logo?.alt]).toEqual(['/img/harbor.svg', greeting.distributorName]);
    cleanup();
    const nameless = quietSession();
    answer(nameless, 'loadSite', { ...greeting, logoName: '' });
    renderPiece(<Logo session={nameless} />);
    expect(screen.getByText(String(greeting.distributorName)).closest('a')?.getAttribute('href')).toBe('/');
    expect(document.querySelector('img')).toBeNull();
  });

  test('ERR-04: shows the name of the shop, or the last resort, for a missing logo', () => {
    const shown = (distributorName: string | null) => {
      const session = quietSession();
      answer(session, 'loadSite', { ...greeting, logoName: 'gone.svg', distributorName });
      renderPiece(<Logo session={session} />);
      fireEvent.error(document.querySelector('img') ?? document.body);
      const text = screen.getByRole('link').textContent;
      const image = document.querySelector('img')?.getAttribute('src') ?? null;
      cleanup();
      return [text, image];
    };
    expect([shown('Harbor Foods'), shown(null)]).toEqual([
      ['HHarbor Foods', null],
      ['', '/missing.svg'],
    ]);
  });

  test('names the customer, and lets a salesperson switch from there', () => {
    const switched: string[] = [];
    const chip = (shopper: Shopper) =>
      renderPiece(<CustomerChip shopper={shopper} onSwitch={() => switched.push(shopper.userType)} />);
    chip(buyer);
    expect(screen.getByText('The Gilded Oyster').parentElement?.textContent).toBe('Ordering for The Gilded Oyster');
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    chip(shopperOf(true, rep, site, configuration));
    expect(screen.getByText('The Gilded Oyster').parentElement?.textContent).toBe('Ordering for The Gilded Oyster');
    fireEvent.click(screen.getByRole('button', { name: 'Switch Customer' }));
    expect(switched).toEqual(['Salesperson']);
    cleanup();
    expect(chip(shopperOf(false, null, site, guestConfiguration)).container.textContent).toBe('');
  });

  test('searches for what is typed as soon as Enter is pressed', () => {
    const { shop, addresses } = shopOnCue('products');
    renderPiece(<HeaderSearch shop={shop} />);
    const search = screen.getByRole('searchbox', { name: 'Search products' });
    fireEvent.change(search, { target: { value: "chef's knife" } });
    expect(addresses).toEqual([]);
    fireEvent.keyDown(search, { key: 'Enter' });
    expect(addresses).toEqual(['/products?s=chef%60s+knife']);
  });
});

const available = (...keys: readonly MenuKey[]) => keys.map((key) => ({ key, isVisible: true, isLocked: false }));
const labelsOf = (items: readonly SideMenuItem[]) =>
  items.map(({ label, isCurrent }) => `${label}${isCurrent ? ' *' : ''}`);
const groupsOf = (menu: UserSettings['menu'], userType: UserType = 'Customer', pathname = '/') =>
  menuGroups(
    { ...buyer, userType, configuration: { ...configuration, settings: { ...configuration.settings, menu } } },
    '(207) 555-0100',
    pathname,
  ).map(({ title, note, items, sections = [] }) => [
    note ? `${title} (${note})` : title,
    labelsOf(items),
    ...sections.map((section) => [section.title, labelsOf(section.items)]),
  ]);

describe('the side menu', () => {
  test('NAV-07: marks the current page, and names the user and the contact in System', () => {
    const groups = groupsOf(available(...MENU_KEYS), 'Salesperson', '/cart');
    expect(groups[1]).toEqual(['Orders', ['Order Again', 'Order from Guide', 'Cart *', 'Checkout']]);
    expect(groups.at(-1)).toEqual([
      'System (Chef)',
      ['Settings', 'Switch Customer', 'Help', 'Log Out', 'Call (207) 555-0100'],
    ]);
    expect(groups.flat(3).filter((label) => label?.endsWith(' *'))).toEqual(['Cart *']);
  });

  test('leaves out hidden and locked entries, and a group without pages', () => {
    const menu = [
      { key: 'ViewProducts' as const, isVisible: true, isLocked: false },
      { key: 'Categories' as const, isVisible: false, isLocked: false },
      { key: 'ViewCart' as const, isVisible: true, isLocked: true },
    ];
    expect(groupsOf(menu)).toEqual([
      ['Products', ['Products']],
      ['System (Chef)', ['Settings', 'Help', 'Log Out', 'Call (207) 555-0100']],
    ]);
  });

  test('lets only salespeople switch the customer, only businesses keep guides, and only consumers have preferences', () => {
    expect(groupsOf(available('OrderGuides'), 'Customer')).toEqual([
      ['Orders', ['Order from Guide']],
      ['Account', ['Edit Order Guides']],
      ['System (Chef)', ['Settings', 'Help', 'Log Out', 'Call (207) 555-0100']],
    ]);
    expect(groupsOf(available('OrderGuides'), 'Consumer')).toEqual([
      ['System (Chef)', ['Settings', 'Preferences', 'Help', 'Log Out', 'Call (207) 555-0100']],
    ]);
  });
});

describe('an entry of the side menu', () => {
  function choosing(id: string, hasUnsavedWork = false) {
    const heard: string[] = [];
    const ear = { send: ({ type }: { type: string }) => heard.push(type) };
    const leaving = createActor(leavingMachine).start();
    if (hasUnsavedWork) leaving.send({ type: 'work.started', work: { id: 'guide', question: 'Lose the guide?' } });
    const live = { turnOn: () => heard.push('live.turnOn') };
    chooseMenuItem({ session: ear, leaving, live } as never, ear as never, { id, label: '' });
    return { heard, leaving };
  }

  test.each([
    ['cart', ['menu.choose']],
    ['logOut', ['session.logOut']],
    ['switchCustomer', ['customer.unset']],
    ['statecharts', ['live.turnOn']],
  ])('%s does %j', (id, does) => {
    expect(choosing(id).heard).toEqual(does);
  });

  test.each(['logOut', 'switchCustomer'])('LEAVE-03: %s asks first while something would be lost', (id) => {
    const refused = choosing(id, true);
    refused.leaving.send({ type: 'leave.refuse' });
    const confirmed = choosing(id, true);
    expect([refused.heard, confirmed.heard]).toEqual([[], []]);
    confirmed.leaving.send({ type: 'leave.confirm' });
    expect([refused.heard, confirmed.heard.length]).toEqual([[], 1]);
  });
});

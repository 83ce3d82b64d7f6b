import { ArrowLeftRight, CircleHelp, LogOut, Phone, Workflow } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UserType } from '#domain/session/user.ts';
import { isAvailable, type MenuKey } from '#domain/settings/menu.ts';
import type { Shopper } from '#machines/access/session/session.ts';
import type { ShopRef } from '#machines/shop/shopMachine.ts';
import type { MenuEntry } from '../../areas/area.ts';
import type { SideMenuGroup, SideMenuItem } from '../../components/frame/SideMenuGroups.tsx';
import { PLACES, type Place } from '../areas/places.ts';
import { leaveThen } from '../leaveThen.ts';
import type { Storefront } from '../storefront.ts';
import { switchCustomer } from '../switchCustomer.ts';
import { phoneHref } from './phoneHref.ts';

interface Entry {
  id: string;
  label: string;
  icon: ReactNode;
  to?: string;
  menuKey?: MenuKey;
  isFor?: readonly UserType[];
}

/** What acts instead of leading somewhere. */
const ACTIONS: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: 'Admin',
    entries: [{ id: 'statecharts', label: 'Statecharts', icon: <Workflow />, menuKey: 'AdminPanel' }],
  },
  {
    title: 'System',
    entries: [
      { id: 'switchCustomer', label: 'Switch Customer', icon: <ArrowLeftRight />, isFor: ['Salesperson'] },
      { id: 'help', label: 'Help', icon: <CircleHelp /> },
      { id: 'logOut', label: 'Log Out', icon: <LogOut /> },
    ],
  },
];

const PAGE_GROUPS: readonly MenuEntry['group'][] = ['Products', 'Orders', 'History', 'Account'];

function entryOf({ name, title, path, menuKey, menu }: Place): Entry[] {
  if (!menu) return [];
  const { icon, label = title, isFor } = menu;
  return [{ id: name, label, icon, to: path, menuKey, ...(isFor ? { isFor } : {}) }];
}

/** The side menu of specification 2, as far as its pages exist. */
const GROUPS = [
  ...PAGE_GROUPS.map((title) => ({
    title,
    entries: PLACES.filter(({ menu }) => menu?.group === title).flatMap(entryOf),
  })),
  ...ACTIONS,
];

function callOf(phone: string): SideMenuItem {
  return { id: 'call', label: `Call ${phone}`, icon: <Phone />, href: phoneHref(phone) };
}

/** The entries that this buyer has. The last group bears the name of who is signed in, and has the phone of the distributor. */
export function menuGroups(
  { configuration: { settings }, user, userType }: Pick<Shopper, 'configuration' | 'user' | 'userType'>,
  phone: string | null,
  pathname: string,
): SideMenuGroup[] {
  const isOffered = ({ menuKey, isFor }: Entry) =>
    (menuKey === undefined || isAvailable(settings.menu, menuKey)) && (isFor === undefined || isFor.includes(userType));
  return GROUPS.map(({ title, entries }) => {
    const items = entries.filter(isOffered).map(({ id, label, icon, to }) => ({
      id,
      label,
      icon,
      ...(to === undefined ? {} : { to, isCurrent: pathname === to }),
    }));
    if (title !== 'System') return { title, items };
    return { title: user?.name ?? title, items: phone === null ? items : [...items, callOf(phone)] };
  }).filter((group) => group.items.length > 0);
}

/** Menu entries are noted on the server; two of them act on the session, after asking about unsaved work, one on no page at all. */
export function chooseMenuItem(
  { session, leaving, live }: Pick<Storefront, 'session' | 'leaving' | 'live'>,
  shop: ShopRef,
  item: SideMenuItem,
): void {
  if (item.id === 'statecharts') {
    live.turnOn();
    return;
  }
  const entry = GROUPS.flatMap((group) => group.entries).find(({ id }) => id === item.id);
  if (entry?.menuKey) shop.send({ type: 'menu.choose', entry: entry.menuKey });
  if (item.id === 'logOut') leaveThen(leaving, () => session.send({ type: 'session.logOut' }));
  if (item.id === 'switchCustomer') switchCustomer({ session, leaving });
}

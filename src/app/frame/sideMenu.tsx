import { ArrowLeftRight, LogOut, Workflow } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UserType } from '#domain/session/user.ts';
import { isAvailable, type MenuKey } from '#domain/settings/menu.ts';
import type { Configuration } from '#machines/access/session/session.ts';
import type { ShopRef } from '#machines/shop/shopMachine.ts';
import type { MenuEntry } from '../../areas/area.ts';
import type { SideMenuGroup, SideMenuItem } from '../../components/frame/SideMenuGroups.tsx';
import { PLACES, type Place } from '../areas/places.ts';
import { leaveThen } from '../leaveThen.ts';
import type { Storefront } from '../storefront.ts';

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

export function menuGroups(
  { settings, customer }: Configuration,
  userType: UserType,
  pathname: string,
): SideMenuGroup[] {
  const isOffered = ({ menuKey, isFor }: Entry) =>
    (menuKey === undefined || isAvailable(settings.menu, menuKey)) && (isFor === undefined || isFor.includes(userType));
  return GROUPS.map(({ title, entries }) => ({
    title: title === 'System' && customer ? customer.name : title,
    items: entries.filter(isOffered).map(({ id, label, icon, to }) => ({
      id,
      label,
      icon,
      ...(to === undefined ? {} : { to, isCurrent: pathname === to }),
    })),
  })).filter((group) => group.items.length > 0);
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
  if (item.id === 'switchCustomer') leaveThen(leaving, () => session.send({ type: 'customer.unset' }));
}

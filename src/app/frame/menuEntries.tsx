import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import LogOut from 'lucide-react/icons/log-out';
import Workflow from 'lucide-react/icons/workflow';
import type { ReactNode } from 'react';
import type { UserType } from '#domain/session/user.ts';
import type { MenuKey } from '#domain/settings/menu.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { BUSINESS, MENU_GROUPS, type MenuGroup, type MenuSectionId } from '../../page/pageDefinition.ts';
import { PLACES, type Place } from '../areas/places.ts';

export interface MenuEntry {
  id: string;
  label: string;
  icon: ReactNode;
  section?: MenuSectionId | undefined;
  to?: string;
  menuKey?: MenuKey | undefined;
  isFor?: readonly UserType[] | undefined;
}

/** Entries that act instead of navigating. */
const ACTIONS: Partial<Record<MenuGroup, readonly MenuEntry[]>> = {
  Admin: [
    {
      id: 'statecharts',
      label: shopText('frame.statecharts'),
      section: 'operations',
      icon: <Workflow />,
      menuKey: 'AdminPanel',
      isFor: BUSINESS,
    },
  ],
  System: [
    {
      id: 'switchCustomer',
      label: shopText('frame.switchCustomer'),
      icon: <ArrowLeftRight />,
      isFor: ['Salesperson'],
    },
    { id: 'help', label: frameText('frame.help'), icon: <CircleHelp /> },
    { id: 'logOut', label: frameText('frame.logOut'), icon: <LogOut /> },
  ],
};

const TITLES: Readonly<Record<MenuGroup, string>> = {
  Products: shopText('frame.products'),
  Orders: shopText('frame.orders'),
  History: shopText('frame.history'),
  Account: shopText('frame.account'),
  Admin: shopText('frame.admin'),
  System: shopText('frame.system'),
};

function entryOf({ name, title, path, menuKey, menu, only }: Place): MenuEntry[] {
  if (!menu) return [];
  const { icon: Icon, label = title, section } = menu;
  return [{ id: name, label, icon: <Icon />, to: path, section, menuKey, isFor: only?.for }];
}

/**
 * A group with entries of several areas follows the order of specification 2, after the most frequent tasks; all others
 * follow the order of their areas.
 */
const ORDER: readonly string[] = [
  'lastOrder',
  'orderFromGuide',
  'cart',
  'checkout',
  'accountSummary',
  'accountDetail',
  'makePayment',
  'reports',
  'orderGuide',
  'deliveryAddresses',
];

const inOrder = (one: Place, other: Place) => ORDER.indexOf(one.name) - ORDER.indexOf(other.name);

/** The side menu of specification 2, as far as its pages exist. */
export const MENU_ENTRIES = MENU_GROUPS.map((group) => ({
  group,
  title: TITLES[group],
  entries: [
    ...PLACES.filter(({ menu }) => menu?.group === group)
      .toSorted(inOrder)
      .flatMap(entryOf),
    ...(ACTIONS[group] ?? []),
  ],
}));

import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import LogOut from 'lucide-react/icons/log-out';
import Phone from 'lucide-react/icons/phone';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import Workflow from 'lucide-react/icons/workflow';
import type { ReactNode } from 'react';
import { allowedShipMethods } from '#domain/session/shipMethod.ts';
import { isShipMethod, type UserType } from '#domain/session/user.ts';
import { isAvailable, type MenuKey } from '#domain/settings/menu.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { ShopRef } from '#machines/app/shop/shopMachine.ts';
import type { Shopper } from '#machines/shop/shopper.ts';
import type { SideMenuGroup, SideMenuItem } from '../../components/frame/SideMenuGroups.tsx';
import { BUSINESS } from '../../page/pageDefinition.ts';
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
    title: shopText('frame.admin'),
    entries: [
      {
        id: 'statecharts',
        label: shopText('frame.statecharts'),
        icon: <Workflow />,
        menuKey: 'AdminPanel',
        isFor: BUSINESS,
      },
    ],
  },
  {
    title: shopText('frame.system'),
    entries: [
      {
        id: 'switchCustomer',
        label: shopText('frame.switchCustomer'),
        icon: <ArrowLeftRight />,
        isFor: ['Salesperson'],
      },
      { id: 'help', label: frameText('frame.help'), icon: <CircleHelp /> },
      { id: 'logOut', label: frameText('frame.logOut'), icon: <LogOut /> },
    ],
  },
];

const TITLES = [
  shopText('frame.products'),
  shopText('frame.orders'),
  shopText('frame.history'),
  shopText('frame.account'),
  shopText('frame.admin'),
  shopText('frame.system'),
] as const;

function entryOf({ name, title, path, menuKey, menu, only }: Place): Entry[] {
  if (!menu) return [];
  const { icon, label = title } = menu;
  return [{ id: name, label, icon, to: path, ...(menuKey ? { menuKey } : {}), ...(only ? { isFor: only.for } : {}) }];
}

/** Entries of one group that come from several areas, in the order of specification 2 after what a returning buyer came for; all others stand as their areas do. */
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
const GROUPS = TITLES.map((title) => ({
  title,
  entries: [
    ...PLACES.filter(({ menu }) => menu?.group === title)
      .toSorted(inOrder)
      .flatMap(entryOf),
    ...ACTIONS.filter((group) => group.title === title).flatMap(({ entries }) => entries),
  ],
}));

function callOf(phone: string): SideMenuItem {
  return { id: 'call', label: shopText('frame.call', { phone }), icon: <Phone />, href: phoneHref(phone) };
}

const METHOD_ICONS = { Pickup: <Store />, Delivery: <Truck /> };

/** The toggle of whoever buys for key 0, where both methods are allowed. */
function shipMethodGroup({ shipMethod, site }: Pick<Shopper, 'shipMethod' | 'site'>): SideMenuGroup {
  const allowed = allowedShipMethods(site);
  return {
    title: shopText('frame.shipmentMethod'),
    items:
      shipMethod === null || allowed.length === 1
        ? []
        : allowed.map((id) => ({ id, label: id, icon: METHOD_ICONS[id], isPressed: id === shipMethod })),
  };
}

/** The entries that this buyer has. The last group bears the name of who is signed in, and has the phone of the distributor. */
export function menuGroups(
  shopper: Pick<Shopper, 'configuration' | 'user' | 'userType' | 'shipMethod' | 'site'>,
  phone: string | null,
  pathname: string,
): SideMenuGroup[] {
  const {
    configuration: { settings },
    user,
    userType,
  } = shopper;
  const isOffered = ({ menuKey, isFor }: Entry) =>
    (menuKey === undefined || isAvailable(settings.menu, menuKey)) && (isFor === undefined || isFor.includes(userType));
  const groups = GROUPS.map(({ title, entries }) => {
    const items = entries.filter(isOffered).map(({ id, label, icon, to }) => ({
      id,
      label,
      icon,
      ...(to === undefined ? {} : { to, isCurrent: pathname === to }),
    }));
    if (title !== 'System') return { title, items };
    return { title: user?.name ?? title, items: phone === null ? items : [...items, callOf(phone)] };
  });
  return [...groups.slice(0, -1), shipMethodGroup(shopper), ...groups.slice(-1)].filter(
    ({ items }) => items.length > 0,
  );
}

/** Menu entries are noted on the server; some act on the session, after asking about unsaved work, one on no page at all. */
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
  const wanted = item.id;
  if (isShipMethod(wanted) && !item.isPressed) {
    leaveThen(leaving, () => session.send({ type: 'shipMethod.unset', wanted }));
  }
}

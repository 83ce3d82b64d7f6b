import Phone from 'lucide-react/icons/phone';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import { allowedShipMethods } from '#domain/session/shipMethod.ts';
import { isShipMethod } from '#domain/session/user.ts';
import { isAvailable } from '#domain/settings/menu.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { ShopRef } from '#machines/app/shop/shopMachine.ts';
import type { Shopper } from '#machines/shop/shopper.ts';
import type { SideMenuGroup, SideMenuItem } from '../../components/frame/SideMenuGroups.tsx';
import { MENU_SECTIONS, type MenuSectionId } from '../../page/pageDefinition.ts';
import { leaveThen } from '../leaveThen.ts';
import type { Storefront } from '../storefront.ts';
import { switchCustomer } from '../switchCustomer.ts';
import { MENU_ENTRIES, type MenuEntry } from './menuEntries.tsx';
import { phoneHref } from './phoneHref.ts';

function callOf(phone: string): SideMenuItem {
  return { id: 'call', label: shopText('frame.call', { phone }), icon: <Phone />, href: phoneHref(phone) };
}

const SECTION_TITLES: Readonly<Record<MenuSectionId, string>> = {
  catalog: shopText('menu.catalog'),
  selling: shopText('menu.selling'),
  people: shopText('menu.people'),
  operations: shopText('menu.operations'),
};

const METHOD_ICONS = { Pickup: <Store />, Delivery: <Truck /> };

/** The toggle of a buyer for key 0, if both methods are allowed. */
function shipMethodGroup({ shipMethod, site }: Pick<Shopper, 'shipMethod' | 'site'>): SideMenuGroup {
  const allowed = allowedShipMethods(site);
  return {
    title: shopText('frame.shipmentMethod'),
    items:
      shipMethod === null || allowed.length === 1
        ? []
        : allowed.map((id) => ({
            id,
            label: shopText(`frame.shipMethod.${id}`),
            icon: METHOD_ICONS[id],
            isPressed: id === shipMethod,
          })),
  };
}

/**
 * The menu entries of this buyer. System, the last group, also has the name of the signed-in user and the distributor's
 * phone number.
 */
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
  const isOffered = ({ menuKey, isFor }: MenuEntry) =>
    (menuKey === undefined || isAvailable(settings.menu, menuKey)) && (isFor === undefined || isFor.includes(userType));
  const toItem = ({ id, label, icon, to }: MenuEntry): SideMenuItem => ({
    ...{ id, label, icon },
    ...(to !== undefined && { to, isCurrent: pathname === to }),
  });
  const groups = MENU_ENTRIES.map(({ group: name, title, entries }): SideMenuGroup => {
    const offered = entries.filter(isOffered);
    const itemsOf = (id?: MenuEntry['section']) => offered.filter(({ section }) => section === id).map(toItem);
    const sections = MENU_SECTIONS.map((id) => ({ id, title: SECTION_TITLES[id], items: itemsOf(id) }));
    const group = { title, items: itemsOf(), sections: sections.filter(({ items }) => items.length > 0) };
    if (name !== 'System') return group;
    return {
      ...group,
      note: user?.name,
      items: phone === null ? group.items : [...group.items, callOf(phone)],
    };
  });
  return [...groups.slice(0, -1), shipMethodGroup(shopper), ...groups.slice(-1)].filter(
    ({ items, sections = [] }) => items.length + sections.length > 0,
  );
}

/**
 * Menu choices are logged on the server; some act on the session, after the question about unsaved work, and one works
 * without a page.
 */
export function chooseMenuItem(
  { session, leaving, live }: Pick<Storefront, 'session' | 'leaving' | 'live'>,
  shop: ShopRef,
  item: SideMenuItem,
): void {
  if (item.id === 'statecharts') {
    live.turnOn();
    return;
  }
  const entry = MENU_ENTRIES.flatMap((group) => group.entries).find(({ id }) => id === item.id);
  if (entry?.menuKey) shop.send({ type: 'menu.choose', entry: entry.menuKey });
  if (item.id === 'logOut') leaveThen(leaving, () => session.send({ type: 'session.logOut' }));
  if (item.id === 'switchCustomer') switchCustomer({ session, leaving });
  const wanted = item.id;
  if (isShipMethod(wanted) && !item.isPressed) {
    leaveThen(leaving, () => session.send({ type: 'shipMethod.unset', wanted }));
  }
}

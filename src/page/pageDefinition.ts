import type { ComponentType } from 'react';
import type { UserType } from '#domain/session/user.ts';
import type { MenuKey } from '#domain/settings/menu.ts';
import type { HelpTopic } from '#domain/texts/helpText.ts';
import type { PageVisit } from '#machines/shop/visit.ts';
import type { PageShape } from '../components/states/PageSkeleton.tsx';

/** The business user types: consumers do not have these pages, even if their menu has them. */
export const BUSINESS: readonly UserType[] = ['Customer', 'Salesperson'];

/** The location, with the parameters of the page's path. */
export interface Address {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: string;
  readonly hash: string;
}

/** The groups of the side menu, in order. */
export const MENU_GROUPS = ['Products', 'Orders', 'History', 'Account', 'Admin', 'System'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** The collapsible sections of the menu group Admin, in order. */
export const MENU_SECTIONS = ['catalog', 'selling', 'people', 'operations'] as const;
export type MenuSectionId = (typeof MENU_SECTIONS)[number];

/** The page's entry in the side menu. */
export interface MenuEntry {
  readonly group: MenuGroup;
  /** The section of the group Admin; without one, the entry is always visible. */
  readonly section?: MenuSectionId;
  readonly icon: ComponentType;
  /** If it differs from the page's title. */
  readonly label?: string;
}

/** A page of an area: its path and its users. */
export interface PageDefinition {
  /** The name of its screen and of its Help text. */
  readonly name: HelpTopic;
  readonly path: string;
  /** The skeleton while the page loads; rows of a list by default. */
  readonly shape?: PageShape;
  /** The title in the header and of the window. */
  readonly title: string;
  /** The page exists only while this menu entry is visible and not locked; without one, for every signed-in user. */
  readonly menuKey?: MenuKey;
  /** If not every user has the page, or its menu entry: who does, and the redirect of the others, if any. */
  readonly only?: { readonly for: readonly UserType[]; readonly othersGoTo?: string };
  /** Guests have it too. */
  readonly isPublic?: boolean;
  /** A punchout does not have the page, even if its menu does. */
  readonly isClosedToPunchouts?: boolean;
  readonly menu?: MenuEntry;
  /** The parameters of the address for its flows. */
  readonly params?: (address: Address) => PageVisit['params'];
}

interface AdminPage extends Omit<PageDefinition, 'only' | 'menu'> {
  readonly menu: Omit<MenuEntry, 'group'>;
}

/** A page of the menu group Admin: business users have it while the menu entry Admin is available to them. */
export const adminPage = ({ menu, ...page }: AdminPage): PageDefinition => ({
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  ...page,
  menu: { group: 'Admin', ...menu },
});

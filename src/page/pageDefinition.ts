import type { ReactNode } from 'react';
import type { UserType } from '#domain/session/user.ts';
import type { MenuKey } from '#domain/settings/menu.ts';
import type { HelpTopic } from '#domain/texts/helpText.ts';
import type { PageVisit } from '#machines/shop/visit.ts';
import type { PageShape } from '../components/states/PageSkeleton.tsx';

/** Who buys for a business: to consumers its pages are closed, whatever their menu says. */
export const BUSINESS: readonly UserType[] = ['Customer', 'Salesperson'];

/** Where the visitor is, with what the page's pattern found in the path. */
export interface Address {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: string;
  readonly hash: string;
}

/** The parts of the menu group Admin that open and close, in their order. */
export const MENU_SECTIONS = ['catalog', 'selling', 'people', 'operations'] as const;
export type MenuSectionId = (typeof MENU_SECTIONS)[number];

/** The page's entry in the side menu. */
export interface MenuEntry {
  readonly group: 'Products' | 'Orders' | 'History' | 'Account' | 'Admin' | 'System';
  /** Of the group Admin; without one, the entry is always in view. */
  readonly section?: MenuSectionId;
  readonly icon: ReactNode;
  /** Where it is not the page's title. */
  readonly label?: string;
}

/** One page of an area: where it is, and who finds it. */
export interface PageDefinition {
  /** Names its screen, and what Help says about the page. */
  readonly name: HelpTopic;
  readonly path: string;
  /** Stands in its place until it comes; rows of a list where absent. */
  readonly shape?: PageShape;
  /** In the header and in the window's title. */
  readonly title: string;
  /** The page exists only while this menu entry is visible and not locked; without one, for everybody who is signed in. */
  readonly menuKey?: MenuKey;
  /** Where not everybody finds it, or its menu entry: who does, and where the others are led instead, if anywhere. */
  readonly only?: { readonly for: readonly UserType[]; readonly othersGoTo?: string };
  /** Guests find it too. */
  readonly isPublic?: boolean;
  /** A punchout has it not, whatever its menu says. */
  readonly isClosedToPunchouts?: boolean;
  readonly menu?: MenuEntry;
  /** What its flows are told of the address. */
  readonly params?: (address: Address) => PageVisit['params'];
}

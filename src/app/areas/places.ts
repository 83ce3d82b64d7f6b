import { matchPath } from 'react-router-dom';
import type { UserType } from '#domain/session/user.ts';
import { isAvailable } from '#domain/settings/menu.ts';
import type { Shopper } from '#machines/shop/shopper.ts';
import type { AreaName, Visit } from '#machines/shop/visit.ts';
import { AREAS } from '../../areas/areas.ts';
import type { Address, PageDefinition } from '../../page/pageDefinition.ts';

/** A place of the shop: a page with its area. */
export interface Place extends PageDefinition {
  readonly area: AreaName;
}

export const PLACES: readonly Place[] = AREAS.flatMap(({ name, pages }) =>
  pages.map((page) => ({ ...page, area: name })),
);

export interface FoundPlace {
  place: Place;
  params: Address['params'];
}

export function findPlace(pathname: string): FoundPlace | null {
  for (const place of PLACES) {
    const match = matchPath(place.path, pathname);
    if (match) return { place, params: match.params };
  }
  return null;
}

/**
 * Whether this buyer has the page: guests have public pages, the others those of their menu, if the menu controls the
 * page.
 */
export function isOpen(
  { isPublic, isClosedToPunchouts, menuKey, only }: Place,
  { userType, punchout, configuration }: Pick<Shopper, 'userType' | 'punchout' | 'configuration'>,
): boolean {
  if (userType === 'Public') return isPublic === true;
  if (punchout && isClosedToPunchouts) return false;
  return (!menuKey || isAvailable(configuration.settings.menu, menuKey)) && (!only || only.for.includes(userType));
}

/** The page at this address, if this buyer has it; no other page is shown, entered or linked to. */
export function openPlace(pathname: string, shopper: Shopper): FoundPlace | null {
  const found = findPlace(pathname);
  return found && isOpen(found.place, shopper) ? found : null;
}

/** The redirect of this buyer from a page for others; null without one. */
export function insteadOf(pathname: string, userType: UserType): string | null {
  const only = findPlace(pathname)?.place.only;
  return !only || userType === 'Public' || only.for.includes(userType) ? null : (only.othersGoTo ?? null);
}

/** Whether this buyer has the page at this address. Every buyer has the addresses outside the areas. */
export function leadsSomewhere(pathname: string, shopper: Shopper): boolean {
  return findPlace(pathname) === null || openPlace(pathname, shopper) !== null;
}

/** The visit that the shop gets for a matched place. */
export function visitOf({ place, params }: FoundPlace, { search, hash }: Pick<Address, 'search' | 'hash'>): Visit {
  return { area: place.area, page: { name: place.name, params: place.params?.({ params, search, hash }) ?? {} } };
}

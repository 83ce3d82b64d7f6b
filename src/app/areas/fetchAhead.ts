import type { SessionRef } from '#machines/app/session/sessionMachine.ts';
import type { ShopRef } from '#machines/app/shop/shopMachine.ts';
import { fetchParts } from '../../loading/part.tsx';
import { whenIdle } from '../../loading/whenIdle.ts';
import { shopOf } from '../navigation.ts';
import type { AreaLoader } from './areaLoader.ts';
import { findPlace, isOpen, PLACES } from './places.ts';

/** What comes ahead of need may fail: the visit asks again, and says so then. */
function fetchQuietly(loader: AreaLoader, area: Parameters<AreaLoader['load']>[0]): void {
  loader.load(area).catch(() => undefined);
}

/** Fetches the area of an address that a visitor points at. */
export function fetchAreaOf(loader: AreaLoader, path: string): void {
  const found = findPlace(path);
  if (found) fetchQuietly(loader, found.place.area);
}

/** The areas of all pages that this buyer may open. */
function openAreas(shop: ShopRef) {
  const { shopper } = shop.getSnapshot().context.shop;
  const open = PLACES.filter((place) => isOpen(place, shopper));
  return new Set(open.map((place) => place.area));
}

/** Once a page is on screen and nothing else is to do, the other areas of its shop come, and what any page may show. */
export function fetchAreasWhenIdle(loader: AreaLoader, session: SessionRef, browser: Window): void {
  let known: ShopRef | undefined;
  session.subscribe((snapshot) => {
    const shop = shopOf(snapshot);
    if (!shop || shop === known) return;
    known = shop;
    const subscription = shop.subscribe((opened) => {
      if (!opened.matches('visiting')) return;
      subscription.unsubscribe();
      whenIdle(browser, () => fetchParts().catch(() => undefined));
      for (const area of openAreas(shop)) whenIdle(browser, () => fetchQuietly(loader, area));
    });
  });
}

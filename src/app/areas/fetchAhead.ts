import type { SessionRef } from '#machines/app/session/sessionMachine.ts';
import type { ShopRef } from '#machines/app/shop/shopMachine.ts';
import { fetchParts } from '../../loading/part.tsx';
import { whenIdle } from '../../loading/whenIdle.ts';
import { shopOf } from '../navigation.ts';
import type { AreaLoader } from './areaLoader.ts';
import { findPlace, isOpen, PLACES } from './places.ts';

/** A failed prefetch is silent: the visit retries and reports a failure. */
function fetchQuietly(loader: AreaLoader, area: Parameters<AreaLoader['load']>[0]): void {
  loader.load(area).catch(() => undefined);
}

/** Prefetches the area of an address under the pointer. */
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

/** After a page is on screen and the browser is idle, loads the other areas of the shop and the shared chunks. */
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

import type { SessionRef } from '#machines/app/session/sessionMachine.ts';
import { whenIdle } from '../loading/whenIdle.ts';
import type { ShopLoader } from './shopLoader.ts';

/** The shop's chunk loads during the sign-in, and on the sign-in page once the browser is idle. */
export function fetchShopAhead(shop: ShopLoader, session: SessionRef, browser: Window): void {
  const fetchShop = () => shop.fetch().catch(() => undefined);
  const subscription = session.subscribe((snapshot) => {
    const isKnown = snapshot.context.credentials.token !== null || snapshot.matches({ unauthorized: 'welcomingGuest' });
    const isSignedOut = snapshot.hasTag('signedOut');
    if (!isKnown && !isSignedOut) return;
    subscription.unsubscribe();
    if (isKnown) void fetchShop();
    else whenIdle(browser, fetchShop);
  });
}

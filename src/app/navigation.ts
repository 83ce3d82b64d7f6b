import type { Location } from 'react-router-dom';
import type { PunchoutVisit } from '#domain/punchout/visit.ts';
import { isAvailable } from '#domain/settings/menu.ts';
import type { SessionRef, SessionSnapshot } from '#machines/app/session/sessionMachine.ts';
import type { ShopRef } from '#machines/app/shop/shopMachine.ts';
import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';
import { isAtBeginning } from '../browser/historyPlace.ts';
import { closeOverlay, hasOverlay, onOverlayOpened } from '../components/overlays.ts';
import { readFilters, readGuide } from '../product/urlFilters.ts';
import { type Access, isAccessPage } from './access/access.tsx';
import { findPlace, insteadOf, openPlace, visitOf } from './areas/places.ts';
import type { Router, Step } from './router.ts';
import { createWantedPage } from './wantedPage.ts';

const SIGNED_OUT_PATHS = ['/login', '/accessdenied'];
/** Paths without a purpose for a signed-in user (specification 2, Not Found). */
const GREETING_PATHS = ['/login', '/select-customer', '/select-shipmethod'];
const isGreeting = (pathname: string) => GREETING_PATHS.includes(pathname);

export function shopOf(snapshot: SessionSnapshot): ShopRef | undefined {
  return snapshot.children.shop;
}

/** A page that guests have too. */
function isPublic(pathname: string): boolean {
  return findPlace(pathname)?.place.isPublic === true;
}

/** Where a visitor who is not signed in gets the sign-in page, even if the site allows guests. */
export function leadsToSignIn(pathname: string): boolean {
  return !isPublic(pathname);
}

function signedOutRedirect(snapshot: SessionSnapshot, pathname: string): string | null {
  if (pathname !== '/accessdenied' && snapshot.context.reason?.code === 'notAuthorized') return '/accessdenied';
  if (SIGNED_OUT_PATHS.includes(pathname)) return null;
  return shopOf(snapshot) && isPublic(pathname) ? null : '/login';
}

/** A visitor who is not signed in becomes a guest on pages that guests may see, but never on the sign-in page. */
function mayBrowse(snapshot: SessionSnapshot, pathname: string): boolean {
  return isPublic(pathname) && snapshot.can({ type: 'guest.browse' });
}

/** The start of a punchout: the requested product, or all products. */
function punchoutStart(visit: PunchoutVisit | null | undefined, isBeginning: boolean): string {
  const productKey = isBeginning ? (visit?.productKey ?? null) : null;
  return productKey === null ? '/products' : `/product/${productKey}`;
}

/** The redirect that the session requires here; null for none. `isBeginning`: the first page of the visit. */
export function redirectFor(snapshot: SessionSnapshot, pathname: string, isBeginning = false): string | null {
  if (isAccessPage(pathname)) return null;
  if (snapshot.matches('select-customer')) return pathname === '/select-customer' ? null : '/select-customer';
  if (snapshot.matches('select-shipmethod')) return pathname === '/select-shipmethod' ? null : '/select-shipmethod';
  if (snapshot.matches('unauthorized')) {
    const isBecomingGuest = snapshot.hasTag('busy') || snapshot.hasTag('failed') || mayBrowse(snapshot, pathname);
    return isBecomingGuest ? null : signedOutRedirect(snapshot, pathname);
  }
  if (snapshot.matches('ready')) {
    if (isGreeting(pathname)) return '/';
    const { userType, configuration, punchout } = shopOf(snapshot)?.getSnapshot().context.shop.shopper ?? {};
    const hasProducts = configuration && isAvailable(configuration.settings.menu, 'ViewProducts');
    if (pathname === '/' && snapshot.context.isPunchout && hasProducts) return punchoutStart(punchout, isBeginning);
    return insteadOf(pathname, userType ?? 'Public');
  }
  return null;
}

/** While there is unsaved work, the browser asks before the tab closes. */
export function guardTab(tab: EventTarget, leaving: LeavingRef): void {
  tab.addEventListener('beforeunload', (event) => {
    if (!leaving.getSnapshot().matches('free')) event.preventDefault();
  });
}

const VIEW_FILTERS = ['mainCategory', 'category', 'guide'] as const;

/** A step within a page that would discard its input. */
function changesView(from: Location, to: Location): boolean {
  if (from.pathname === '/order-guide-edit') return readGuide(from, 'og_edit') !== readGuide(to, 'og_edit');
  if (from.pathname !== '/products') return false;
  const [before, after] = [readFilters(from), readFilters(to)];
  return VIEW_FILTERS.some((field) => before[field] !== after[field]);
}

/** Connects the address bar to the machines: they get each new address, and redirect the user. */
export function joinNavigation(router: Router, session: SessionRef, leaving: LeavingRef, access: Access): void {
  const wantedPage = createWantedPage(isGreeting);
  let lastLocation = router.location;
  /** Whether the first entry of the visit has a second one of the same page after it. */
  let isBeginningDoubled = false;
  let isDoubling = false;

  function notifyShop(): void {
    const shop = shopOf(session.getSnapshot());
    if (!shop) return;
    const { pathname, search, hash } = router.location;
    const { shopper, productList } = shop.getSnapshot().context.shop;
    const found = openPlace(pathname, shopper);
    if (found?.place.name === 'products') {
      productList.send({ type: 'url.changed', filters: readFilters({ search, hash }) });
    }
    shop.send({ type: 'page.enter', visit: found && visitOf(found, { search, hash }) });
  }

  function settle(): void {
    const snapshot = session.getSnapshot();
    const { location } = router;
    const { pathname } = location;
    if (!snapshot.matches('initial')) access.visit(pathname);
    if (mayBrowse(snapshot, pathname)) {
      session.send({ type: 'guest.browse' });
      return;
    }
    const target = redirectFor(snapshot, pathname, isAtBeginning());
    // The page of the customer choice is pushed, so that Back leaves it; every other redirect replaces.
    if (target === null) notifyShop();
    else if (isGreeting(target)) {
      const state = wantedPage.stateFor(location, snapshot);
      router.navigate(target, { replace: !target.startsWith('/select-'), state });
    } else {
      const isSignedIn = isGreeting(pathname) && snapshot.matches('ready');
      const wanted = isSignedIn ? wantedPage.pageAfter(location, snapshot) : null;
      router.navigate(wanted?.href ?? target, { replace: true });
      const shop = shopOf(snapshot)?.getSnapshot().context.shop;
      const adds = wanted?.adds;
      if (shop && adds !== undefined) void import('./addWanted.ts').then((part) => part.addWanted(shop, adds));
    }
  }

  let lastShop: ShopRef | undefined;
  let lastValue = '';
  session.subscribe((snapshot) => {
    wantedPage.watch(snapshot);
    const shop = shopOf(snapshot);
    const value = JSON.stringify(snapshot.value);
    if (shop === lastShop && value === lastValue) return;
    lastShop = shop;
    lastValue = value;
    settle();
  });

  router.subscribe(() => {
    const { location } = router;
    if (isDoubling) {
      lastLocation = location;
      return;
    }
    if (isBeginningDoubled && router.isThroughHistory && isAtBeginning()) {
      window.history.back();
      return;
    }
    // On the way to the list the search box may be typed in already.
    if (location.pathname !== lastLocation.pathname && location.pathname !== '/products') {
      shopOf(session.getSnapshot())?.getSnapshot().context.shop.productList.send({ type: 'search.abandon' });
    }
    lastLocation = location;
    const isChoosing =
      session.getSnapshot().matches('select-customer') || session.getSnapshot().matches('select-shipmethod');
    if (isChoosing && router.isThroughHistory && !location.pathname.startsWith('/select-')) {
      session.send({ type: 'session.logOut' });
      return;
    }
    settle();
  });

  // Back cannot be blocked on the first entry of a visit, so overlays open over a second entry. The question before
  // leaving is an exception: another entry would remove the step that it is about.
  onOverlayOpened(() => {
    if (isDoubling || router.isStopped || !isAtBeginning()) return;
    isDoubling = true;
    isBeginningDoubled = true;
    router.navigate(router.location, { state: router.location.state });
    isDoubling = false;
  });

  const isBackOverOverlay = ({ isThroughHistory }: Step) => isThroughHistory && hasOverlay();
  router.guard(
    (step) => {
      const isElsewhere = step.from.pathname !== step.to.pathname || changesView(step.from, step.to);
      return isBackOverOverlay(step) || (isElsewhere && !leaving.getSnapshot().matches('free'));
    },
    (step) => {
      if (isBackOverOverlay(step)) {
        router.forgetStopped();
        closeOverlay();
      } else {
        leaving.send({ type: 'leave.request' });
      }
    },
  );
  leaving.on('leave.allowed', router.makeStopped);
  leaving.on('leave.refused', router.forgetStopped);
  guardTab(window, leaving);
}

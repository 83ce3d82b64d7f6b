import { createActor } from 'xstate';
import { registerService } from 'xstate/dev';
import { sessionEnd } from '#domain/session/reason.ts';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { noticesMachine } from '#machines/notices/noticesMachine.ts';
import { createAddressTabs } from '../address/addressTabs.ts';
import { createApi } from '../api/client.ts';
import { AREAS } from '../areas/areas.ts';
import { followLanguage } from '../browser/language.ts';
import { takeArrival } from '../browser/punchoutPage.ts';
import { storagesOfVisit } from '../browser/storage.ts';
import { pathnameOf } from '../components/frame/reach.ts';
import { createDocumentTabs } from '../documents/documentTabs.ts';
import { fetchOnce } from '../loading/fetchOnce.ts';
import { part } from '../loading/part.tsx';
import type { AreaServices } from '../page/areaServices.ts';
import { createDraftSaving } from '../savedDraft/draftSaving.ts';
import { createThemeStore } from '../theme/themeStore.ts';
import { createAccess, isAccessPage, NEW_PASSWORD } from './access/access.tsx';
import { createEmailToken } from './access/emailToken.ts';
import { createAreaLoader } from './areas/areaLoader.ts';
import { fetchAreasWhenIdle } from './areas/fetchAhead.ts';
import { leadsSomewhere } from './areas/places.ts';
import { createProblems } from './bugs/problems.ts';
import { createCartTabs } from './cartTabs.ts';
import { environmentIn } from './environment.ts';
import { fetchShopAhead } from './fetchShopAhead.ts';
import { numberEntries } from './historyEntries.ts';
import { joinLive } from './joinLive.ts';
import { joinNavigation, shopOf } from './navigation.ts';
import { offerSavedDraft } from './offerSavedDraft.ts';
import { provideSession } from './provideSession.ts';
import { createRouter } from './router.ts';
import { createCredentialStore } from './session/credentials.ts';
import { sessionPorts } from './session/sessionPorts.ts';
import { createSessionTabs } from './sessionTabs.ts';
import { createShipMethodLoader } from './shipMethodLoader.ts';
import { createShopLoader } from './shopLoader.ts';
import { createTheme, joinTheme } from './startTheme.ts';
import type { Storefront } from './storefront.ts';
import { withdrawNoticesOfClosedShop } from './withdrawNotices.ts';

/** Starts the actors outside React and connects them to the server, the address bar and the other tabs. Called once. */
export function startStorefront(): Storefront {
  const isApart = () => {
    const { context } = session.getSnapshot();
    return context.isPunchout || context.code !== null;
  };
  const storages = storagesOfVisit(isApart);
  const sessionTabs = createSessionTabs(isApart);
  const credentials = createCredentialStore(storages.localStorage, sessionTabs.tell);
  const cartTabs = createCartTabs(isApart);
  const api = createApi(credentials.current, {
    onSessionEnded: (refusal) => session.send({ type: 'session.expired', reason: sessionEnd(refusal) }),
    onCustomerRefused: (customerKey) => session.send({ type: 'customer.refused', customerKey }),
    onShipMethodRefused: (refusal) => session.send({ type: 'shipMethod.refused', ...refusal }),
  });
  const problems = createProblems(api, window);
  const themes = createThemeStore(storages.localStorage);
  const theme = createTheme({ api, store: themes, credentials, inspect: problems.inspect });
  const openShop = () => shopOf(session.getSnapshot());
  const reaches = (path: string) => {
    const shopper = openShop()?.getSnapshot().context.shop.shopper;
    return !shopper || leadsSomewhere(pathnameOf(path), shopper);
  };
  const workOwner = () => {
    const { user, credentials: acting, isPunchout } = session.getSnapshot().context;
    const { customerKey } = acting;
    return user && customerKey !== null && !isPunchout ? { username: user.username, customerKey } : null;
  };
  const savedDraft = fetchOnce(async () =>
    (await import('./dialogs/savedDraftParts.ts')).createDraftStore(storages, Date.now),
  );
  const drafts = createDraftSaving({
    workOwner,
    isInterrupted: () => !openShop() && session.getSnapshot().context.reason !== null,
    store: savedDraft.fetch,
    storage: storages.localStorage,
  });
  const host: AreaServices = {
    api,
    isGuest: () => credentials.current().token === null,
    leaving: () => leaving,
    shop: () => openShop()?.getSnapshot().context.shop,
    documentTabs: createDocumentTabs(window),
    notify: (_, notice) => notices.send({ type: 'notice.show', notice }),
    withdrawNotice: (_, { about }) => notices.send({ type: 'notice.withdraw', about }),
    reaches,
    goTo: (path) => router.navigate(reaches(path) ? path : '/'),
    goInstead: (path) => router.navigate(path, { replace: true }),
    enterAgain: (path) => {
      openShop()?.send({ type: 'page.enter', visit: null });
      router.navigate(path);
    },
    switchShipMethod: (wanted) => session.send({ type: 'shipMethod.unset', wanted }),
    notifyOtherTabs: () => cartTabs.tell(-1),
    storages,
    endVisit: () => ofSession.revoke(credentials.current().token),
    addressTabs: createAddressTabs(isApart),
    drafts,
    themes,
    adoptTheme: (shown) => theme.send({ type: 'theme.adopt', theme: shown }),
  };
  const areas = createAreaLoader(AREAS, host);
  const ofSession = sessionPorts(api, credentials);
  const shop = createShopLoader({
    ...host,
    areas,
    cartTabs,
    logMenuEntry: ofSession.logMenuEntry,
    showInUrl: (href, isSearching) => {
      const isListed = router.location.pathname === '/products';
      router.navigate(href, { replace: isListed && isSearching });
    },
  });
  const token = createEmailToken(window, isAccessPage);
  const access = createAccess({
    ...host,
    problems,
    token,
    session: () => session,
    start: (logic, input) => {
      const actor = createActor(logic, { input, inspect: problems.inspect });
      registerService(actor);
      return actor.start();
    },
  });
  const renewPassword = (resetToken: string) => {
    token.put(resetToken);
    router.navigate(NEW_PASSWORD);
  };
  const shipMethod = createShipMethodLoader(host);
  const shopTimeZone = (): string | undefined => session.getSnapshot().context.site.timeZone;
  const { code, wasPunchout } = takeArrival();
  const session = createActor(
    provideSession({
      ports: ofSession,
      credentials,
      shipMethod,
      shop,
      notify: host.notify,
      clearTyped: drafts.clearTyped,
      renewPassword,
    }),
    {
      input: {
        code,
        wasPunchout,
        redirectUri: `${window.location.origin}/`,
        environment: environmentIn(shopTimeZone),
      },
      inspect: problems.inspect,
    },
  );
  session.subscribe(({ context: { user } }) => followLanguage(user?.language));
  const notices = createActor(noticesMachine);
  const leaving = createActor(leavingMachine);
  const followEntries = numberEntries();
  const router = createRouter();
  followEntries(router);
  const storefront: Storefront = {
    session,
    notices,
    leaving,
    areas,
    problems,
    access,
    live: joinLive({ session, notices, leaving, theme, api }, storages.sessionStorage, import.meta.env.DEV),
    history: router.history,
    support: part(
      async () => {
        const { startSupport } = await import('../support/startSupport.tsx');
        return startSupport({ session, others: [notices, leaving, theme] }, api, window);
      },
      { failed: () => null },
    ),
  };
  for (const actor of [theme, notices, leaving, session]) {
    registerService(actor);
    actor.start();
  }
  joinNavigation(router, session, leaving, access);
  joinTheme(theme, session);
  fetchShopAhead(shop, session, window);
  fetchAreasWhenIdle(areas, session, window);
  cartTabs.listen(() => host.shop()?.cart);
  sessionTabs.listen(session, credentials);
  offerSavedDraft(session, workOwner, storages.localStorage);
  if (code !== null) void import('./joinPunchout.ts').then((module) => module.joinPunchout(session, notices));
  withdrawNoticesOfClosedShop(session, notices);
  return storefront;
}

import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { createActor } from 'xstate';
import { registerService } from 'xstate/dev';
import { dateInZone } from '#domain/calendar.ts';
import { guideHref } from '#domain/guide/guideAddress.ts';
import { addLinesMachine } from '#machines/addLines/addLinesMachine.ts';
import { addToGuideMachine } from '#machines/addToGuide/addToGuideMachine.ts';
import { cartMachine } from '#machines/cart/cartMachine.ts';
import { cartLineDialogMachine } from '#machines/cartLineDialog/cartLineDialogMachine.ts';
import { catalogueMachine } from '#machines/catalogue/catalogueMachine.ts';
import { checkoutMachine } from '#machines/checkout/checkoutMachine.ts';
import { deliveryMachine } from '#machines/checkout/deliveryMachine.ts';
import { orderReviewMachine } from '#machines/checkout/orderReviewMachine.ts';
import { recoveryMachine } from '#machines/checkout/recoveryMachine.ts';
import type { Buyer, Submission } from '#machines/checkout/submission.ts';
import { submissionMachine } from '#machines/checkout/submissionMachine.ts';
import { documentButtonMachine } from '#machines/documentButton/documentButtonMachine.ts';
import { documentsMachine } from '#machines/documents/documentsMachine.ts';
import { type LeavingRef, leavingMachine } from '#machines/leaving/leavingMachine.ts';
import type { Environment } from '#machines/lib/environment.ts';
import type { Notice } from '#machines/notices/notice.ts';
import { type NoticesRef, noticesMachine } from '#machines/notices/noticesMachine.ts';
import { orderAgainMachine } from '#machines/orderAgain/orderAgainMachine.ts';
import { orderHistoryMachine } from '#machines/orderHistory/orderHistoryMachine.ts';
import { pasteMachine } from '#machines/paste/pasteMachine.ts';
import { pricesMachine } from '#machines/prices/pricesMachine.ts';
import { productDetailMachine } from '#machines/productDetail/productDetailMachine.ts';
import { productHistoryMachine } from '#machines/productHistory/productHistoryMachine.ts';
import { productListMachine } from '#machines/productList/productListMachine.ts';
import { entryAdditionMachine } from '#machines/quickEntry/entryAdditionMachine.ts';
import { quickEntryMachine } from '#machines/quickEntry/quickEntryMachine.ts';
import { saveCartAsGuideMachine } from '#machines/saveCartAsGuide/saveCartAsGuideMachine.ts';
import { selectCustomerMachine } from '#machines/selectCustomer/selectCustomerMachine.ts';
import { type SessionRef, sessionMachine } from '#machines/session/sessionMachine.ts';
import { shopMachine } from '#machines/shop/shopMachine.ts';
import { type Api, createApi } from '../api/client.ts';
import { productsHref } from '../product/urlFilters.ts';
import { createCartTabs } from './cartTabs.ts';
import { createCredentialStore } from './credentials.ts';
import { createDocumentTabs } from './documentTabs.ts';
import { createEntryStore } from './entryStore.ts';
import { guideFlows } from './guideFlows.ts';
import { joinLive, type LiveSwitch } from './joinLive.ts';
import { joinNavigation, shopOf } from './navigation.ts';
import { cartPorts } from './ports/cartPorts.ts';
import { cataloguePorts } from './ports/cataloguePorts.ts';
import { checkoutPorts } from './ports/checkoutPorts.ts';
import { documentPorts } from './ports/documentPorts.ts';
import { loadGuidesPort } from './ports/guideDialogPorts.ts';
import { guidePorts } from './ports/guidePorts.ts';
import { historyPorts } from './ports/historyPorts.ts';
import { readTextFile } from './ports/pastePorts.ts';
import { quickEntryPorts } from './ports/quickEntryPorts.ts';
import { sessionPorts } from './ports/sessionPorts.ts';
import { createSubmissionStore } from './submissionStore.ts';

/** The running storefront: what the interface is given. */
export interface Storefront {
  session: SessionRef;
  notices: NoticesRef;
  leaving: LeavingRef;
  live: LiveSwitch;
  router: ReturnType<typeof createBrowserRouter>;
  api: Api;
}

const environment: Environment = {
  now: () => performance.now(),
  newId: () => crypto.randomUUID(),
  today: () => dateInZone(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone),
};

/** A punchout's code in the address, removed from it at once. */
function takeCode(): string | null {
  const url = new URL(window.location.href);
  const code = url.searchParams.get('ac');
  if (code !== null) {
    url.searchParams.delete('ac');
    window.history.replaceState(null, '', url);
  }
  return code;
}

/** Starts the actors outside React and joins them to the server, the address bar and the other tabs. Called once. */
export function startStorefront(routes: (storefront: Storefront) => RouteObject[]): Storefront {
  const credentials = createCredentialStore(window.localStorage);
  const cartTabs = createCartTabs();
  const api = createApi(credentials.current, {
    onSessionEnded: () => session.send({ type: 'session.expired' }),
    onCustomerRefused: (customerKey) => session.send({ type: 'customer.refused', customerKey }),
  });
  const isGuest = () => credentials.current().token === null;
  const ofSession = sessionPorts(api, credentials);
  const ofCatalogue = cataloguePorts(api, isGuest);
  const ofCart = cartPorts(api, isGuest);
  const submissions = createSubmissionStore(window.localStorage);
  const ofCheckout = checkoutPorts(api, submissions, () => leaving);
  const ofHistory = historyPorts(api, () => shopOf(session.getSnapshot())?.getSnapshot().context.catalogue);
  const ofDocuments = documentPorts(api, createDocumentTabs(window));
  const notify = (_: unknown, notice: Notice) => notices.send({ type: 'notice.show', notice });
  const entryStore = createEntryStore(window.localStorage, window);
  const ofEntry = quickEntryPorts(api, entryStore, () => leaving);
  const addLines = addLinesMachine.provide({ actors: { validateLines: ofEntry.validateLines } });
  const documentButton = documentButtonMachine.provide({
    actors: ofDocuments.actors,
    actions: { ...ofDocuments.actions, notify },
  });

  const documents = documentsMachine.provide({ actors: { documentButton } });
  const { loadDates, loadOffer, sendOrder, askOrder, recallSubmission, holdUnsavedWork } = ofCheckout;
  const submission = submissionMachine.provide({ actors: { sendOrder, askOrder } });
  const goTo = (_: unknown, { path }: { path: string }) => void router.navigate(path);
  const forgetSubmission = (_: unknown, { buyer }: { buyer: Buyer }) => submissions.forget(buyer);
  const rememberSubmission = (_: unknown, sent: Submission) => submissions.remember(sent);
  const checkout = checkoutMachine.provide({
    actors: {
      loadCart: ofCart.actors.loadCart,
      delivery: deliveryMachine.provide({ actors: { loadDates, holdUnsavedWork }, actions: { goTo } }),
      orderReview: orderReviewMachine.provide({
        actors: { loadOffer, submission },
        actions: { rememberSubmission, forgetSubmission },
      }),
      recovery: recoveryMachine.provide({
        actors: { recallSubmission, submission },
        actions: { notify, forgetSubmission },
      }),
      documents,
      holdUnsavedWork,
    },
    actions: { goTo, forgetSubmission, tellOtherTabs: () => cartTabs.tell(-1) },
  });

  const ofGuides = guidePorts(api, () => leaving);
  const { createGuide, changeGuide } = ofGuides;
  const guideDialog = { actors: { createGuide, changeGuide, loadGuides: loadGuidesPort(api) }, actions: { notify } };

  const shop = shopMachine.provide({
    actions: { logMenuEntry: (_, { entry }) => ofSession.logMenuEntry(entry) },
    actors: {
      catalogue: catalogueMachine.provide({
        actors: { loadCatalogue: ofCatalogue.loadCatalogue, loadGuides: ofCatalogue.loadGuides },
      }),
      prices: pricesMachine.provide({
        actors: { loadPrices: ofCatalogue.loadPrices },
        actions: {
          askLastSales: ({ self }, { productKeys }) => {
            void ofCatalogue.loadLastSales(productKeys).then((lastSales) => {
              if (self.getSnapshot().status === 'active') self.send({ type: 'lastSales.learn', lastSales });
            });
          },
        },
      }),
      cart: cartMachine.provide({
        ...ofCart,
        actions: { notify, tellOtherTabs: (_, { version }) => cartTabs.tell(version) },
      }),
      productList: productListMachine.provide({
        actors: { saveDefaults: ofCatalogue.saveDefaults },
        actions: {
          notify,
          showInUrl: (_, { filters }) => {
            const isListed = router.state.location.pathname === '/products';
            void router.navigate(productsHref(filters), { replace: isListed && filters.search !== '' });
          },
        },
      }),
      quickEntry: quickEntryMachine.provide({
        actors: {
          recallEntry: ofEntry.recallEntry,
          holdUnsavedWork: ofEntry.holdUnsavedWork,
          entryAddition: entryAdditionMachine.provide({ actors: { addLines } }),
        },
        actions: { notify, keepEntry: ofEntry.keepEntry },
      }),
      checkout,
      orderHistory: orderHistoryMachine.provide({ actors: { loadRows: ofHistory.loadOrders, documents } }),
      orderAgain: orderAgainMachine.provide({
        actors: { loadOrder: ofHistory.loadOrder, loadToday: ofHistory.loadToday, addLines, documents },
        actions: { notify },
      }),
      productHistory: productHistoryMachine.provide({ actors: { loadRows: ofHistory.loadSales } }),
      productDetail: productDetailMachine.provide({ actors: { documents } }),
      ...guideFlows({
        ports: ofGuides,
        notify,
        goTo,
        showGuide: (_, { name }) => void router.navigate(guideHref(name)),
        openQuickEntry: (_, { name }) => {
          const productList = shopOf(session.getSnapshot())?.getSnapshot().context.productList;
          productList?.send({ type: 'layout.choose', layout: 'quickEntry' });
          void router.navigate(productsHref({ guide: name }));
        },
      }),
      paste: pasteMachine.provide({ actors: { validateLines: ofEntry.validateLines, readTextFile } }),
      cartLineDialog: cartLineDialogMachine.provide({
        actors: { loadLinePrices: ofCatalogue.loadLinePrices },
        actions: { notify },
      }),
      addToGuide: addToGuideMachine.provide(guideDialog),
      saveCartAsGuide: saveCartAsGuideMachine.provide(guideDialog),
    },
  });
  const session = createActor(
    sessionMachine.provide({
      actors: {
        ...ofSession.actors,
        selectCustomer: selectCustomerMachine.provide({ actors: { loadCustomers: ofSession.loadCustomers } }),
        shop,
      },
      actions: {
        notify,
        storeCredentials: (_, kept) => credentials.store(kept.credentials, !kept.isPunchout),
        revokeToken: (_, { token }) => ofSession.revoke(token),
      },
    }),
    { input: { code: takeCode(), redirectUri: window.location.origin, environment } },
  );
  const notices = createActor(noticesMachine);
  const leaving = createActor(leavingMachine);
  const storefront: Storefront = {
    session,
    notices,
    leaving,
    live: joinLive({ session, notices, leaving }, window.sessionStorage, import.meta.env.DEV),
    api,
    get router() {
      return router;
    },
  };
  const router = createBrowserRouter(routes(storefront));
  for (const actor of [notices, leaving, session]) {
    registerService(actor);
    actor.start();
  }
  joinNavigation(router, session, leaving);
  cartTabs.listen(() => shopOf(session.getSnapshot())?.getSnapshot().context.cart);
  return storefront;
}

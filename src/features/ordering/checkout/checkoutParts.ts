import { type ComponentProps, createElement } from 'react';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { TypedDetails } from '#domain/checkout/typedDetails.ts';
import { checkoutMachine } from '#machines/ordering/checkout/checkoutMachine.ts';
import { deliveryMachine } from '#machines/ordering/checkout/deliveryMachine.ts';
import { orderReviewMachine } from '#machines/ordering/checkout/orderReviewMachine.ts';
import { recoveryMachine } from '#machines/ordering/checkout/recoveryMachine.ts';
import type { Submission } from '#machines/ordering/checkout/submission.ts';
import { submissionMachine } from '#machines/ordering/checkout/submissionMachine.ts';
import { transferMachine } from '#machines/ordering/transfer/transferMachine.ts';
import { paymentMachine } from '#machines/payment/paymentMachine.ts';
import type { Buyer } from '#machines/sending/buyer.ts';
import type { PricesRef } from '#machines/shop/prices/pricesMachine.ts';
import { shopperNow } from '#machines/shop/shopperNow.ts';
import { cartPorts } from '../../../cart/cartPorts.ts';
import { documentFlow } from '../../../documents/documentFlow.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { createCardEntries } from '../../../payment/cardEntries.ts';
import { currentCardTokens } from '../../../payment/cardTokens/openCardTokens.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import { checkoutPorts, guardedCards } from './checkoutPorts.ts';
import { createDetailsStore } from './delivery/detailsStore.ts';
import { createSubmissionStore } from './submissionStore.ts';
import { transferPorts } from './transfer/transferPorts.ts';

const CHECKOUT = '/checkout';

/** Stock and last sales may change with an order. */
const forgettingPrices = fromCallback<EventObject, { prices: PricesRef }>(
  ({ input: { prices } }) =>
    () =>
      prices.send({ type: 'prices.forget' }),
);

/** The form contains the card; only its ports get it. */
export const checkoutParts: PageParts<{
  checkout: typeof checkoutMachine;
  forgettingPrices: typeof forgettingPrices;
}> = (host) => {
  const { api, isGuest, leaving, shop, storages, notify, withdrawNotice, goTo, drafts, endVisit } = host;
  const submissions = createSubmissionStore(storages.localStorage);
  const details = createDetailsStore(storages.sessionStorage);
  const cards = guardedCards(createCardEntries(), leaving);
  const tokens = currentCardTokens(() => shop()?.shopper.site.cardTokens, window);
  const ports = checkoutPorts(api, {
    submissions,
    cards,
    tokens,
    leaving,
    postbackUrl: () => shop()?.shopper.punchout?.postbackUrl ?? null,
  });
  const { loadDates, awaitCutOff, loadOffer, sendOrder, askOrder, recallSubmission, holdUnsavedWork } = ports;
  const submission = submissionMachine.provide({ actors: { send: sendOrder, ask: askOrder } });
  const clearSubmission = (_: unknown, { buyer }: { buyer: Buyer }) => submissions.forget(buyer);
  const storeSubmission = (_: unknown, sent: Submission) => submissions.remember(sent);
  const storeDetails = (_: unknown, kept: { buyer: Buyer; typed: TypedDetails }) =>
    details.keep(kept.buyer, kept.typed);
  const toPath = (_: unknown, { path }: { path: string }) => goTo(path);
  const logic = checkoutMachine.provide({
    actors: {
      loadCart: cartPorts(api, isGuest).actors.loadCart,
      recallDetails: fromPromise<TypedDetails, Buyer>(async ({ input, signal }) => {
        const taken = await drafts.resumed('checkout', CHECKOUT, signal);
        if (taken) details.keep(input, { ...details.read(input), ...taken });
        return details.read(input);
      }),
      watchCart: fromCallback(({ sendBack }) => {
        const cart = shop()?.cart;
        let last = cart?.getSnapshot().context;
        const subscription = cart?.subscribe(({ context }) => {
          if (context.cart === last?.cart && context.shipTos === last?.shipTos) return;
          last = context;
          sendBack({ type: 'cart.changed', cart: context.cart, shipTos: context.shipTos });
        });
        return () => subscription?.unsubscribe();
      }),
      saveDraft: fromCallback<EventObject, { read: () => TypedDetails | null }>(({ input }) =>
        drafts.save('checkout', input.read, (owner) => details.keep(owner, {})),
      ),
      delivery: deliveryMachine.provide({
        actors: { loadDates, awaitCutOff, holdUnsavedWork },
        actions: { goTo: toPath },
      }),
      payment: paymentMachine.provide({ actors: { loadPaymentTypes: ports.loadPaymentTypes } }),
      orderReview: orderReviewMachine.provide({
        actors: { loadOffer, submission },
        actions: { storeSubmission, clearSubmission, notify, withdrawNotice },
      }),
      transfer: transferMachine.provide({ actors: transferPorts, actions: { endVisit } }),
      recovery: recoveryMachine.provide({
        actors: { recall: recallSubmission, submission },
        actions: { notify, clearSubmission },
      }),
      documents: documentFlow(host),
      holdUnsavedWork,
    },
    actions: {
      goTo: toPath,
      clearSubmission,
      storeDetails,
      switchShipMethod: (_, { wanted }) => host.switchShipMethod(wanted),
      notifyOtherTabs: host.notifyOtherTabs,
    },
  });
  const show = (props: Omit<ComponentProps<typeof CheckoutScreen>, 'cards'>) =>
    createElement(CheckoutScreen, { ...props, cards });
  return {
    Screen: show,
    flows: {
      checkout: {
        logic,
        input: ({ shop: open }) => ({ shopper: shopperNow(open), cart: open.cart, newId: open.environment.newId }),
      },
      forgettingPrices: { logic: forgettingPrices, input: ({ shop: { prices } }) => ({ prices }) },
    },
  };
};

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
import { cartPorts } from '../../cart/cartPorts.ts';
import type { documentFlow } from '../../documents/documentFlow.ts';
import { CheckoutScreen } from '../../features/ordering/checkout/CheckoutScreen.tsx';
import { checkoutPorts, guardedCards } from '../../features/ordering/checkout/checkoutPorts.ts';
import { createDetailsStore } from '../../features/ordering/checkout/detailsStore.ts';
import { createSubmissionStore } from '../../features/ordering/checkout/submissionStore.ts';
import { transferPorts } from '../../features/ordering/checkout/transferPorts.ts';
import type { AreaHost } from '../../page/areaHost.ts';
import { createCardEntries } from '../../payment/cardEntries.ts';
import { currentCardTokens } from '../../payment/cardTokens/openCardTokens.ts';

const CHECKOUT = '/checkout';

/** Checkout with what it needs from outside, and its screen, whose form holds the card: a chunk of its own in the area. */
export function provideCheckout(
  {
    api,
    isGuest,
    leaving,
    shop,
    storages,
    notify,
    withdrawNotice,
    goTo,
    switchShipMethod,
    tellOtherTabs,
    parking,
    endVisit,
  }: AreaHost,
  documents: ReturnType<typeof documentFlow>,
) {
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
  const forgetSubmission = (_: unknown, { buyer }: { buyer: Buyer }) => submissions.forget(buyer);
  const rememberSubmission = (_: unknown, sent: Submission) => submissions.remember(sent);
  const rememberDetails = (_: unknown, kept: { buyer: Buyer; typed: TypedDetails }) =>
    details.keep(kept.buyer, kept.typed);
  const toPath = (_: unknown, { path }: { path: string }) => goTo(path);
  const machine = checkoutMachine.provide({
    actors: {
      loadCart: cartPorts(api, isGuest).actors.loadCart,
      recallDetails: fromPromise<TypedDetails, Buyer>(async ({ input, signal }) => {
        const taken = await parking.takenUp('checkout', CHECKOUT, signal);
        if (taken) details.keep(input, { ...details.read(input), ...taken });
        return details.read(input);
      }),
      watchCart: fromCallback(({ sendBack }) => {
        const cart = shop()?.cart;
        let told = cart?.getSnapshot().context;
        const subscription = cart?.subscribe(({ context }) => {
          if (context.cart === told?.cart && context.shipTos === told?.shipTos) return;
          told = context;
          sendBack({ type: 'cart.changed', cart: context.cart, shipTos: context.shipTos });
        });
        return () => subscription?.unsubscribe();
      }),
      parkWork: fromCallback<EventObject, { read: () => TypedDetails | null }>(({ input }) =>
        parking.park('checkout', input.read, (owner) => details.keep(owner, {})),
      ),
      delivery: deliveryMachine.provide({
        actors: { loadDates, awaitCutOff, holdUnsavedWork },
        actions: { goTo: toPath },
      }),
      payment: paymentMachine.provide({ actors: { loadPaymentTypes: ports.loadPaymentTypes } }),
      orderReview: orderReviewMachine.provide({
        actors: { loadOffer, submission },
        actions: { rememberSubmission, forgetSubmission, notify, withdrawNotice },
      }),
      transfer: transferMachine.provide({ actors: transferPorts, actions: { endVisit } }),
      recovery: recoveryMachine.provide({
        actors: { recall: recallSubmission, submission },
        actions: { notify, forgetSubmission },
      }),
      documents,
      holdUnsavedWork,
    },
    actions: {
      goTo: toPath,
      forgetSubmission,
      rememberDetails,
      switchShipMethod: (_, { wanted }) => switchShipMethod(wanted),
      tellOtherTabs,
    },
  });
  const show = (props: Omit<ComponentProps<typeof CheckoutScreen>, 'cards'>) =>
    createElement(CheckoutScreen, { ...props, cards });
  return { machine, Screen: show };
}

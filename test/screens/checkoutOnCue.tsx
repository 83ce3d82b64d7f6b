import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { createActor, fromPromise, type InspectionEvent } from 'xstate';
import type { Cart, ValidDates } from '#domain/cart/cart.ts';
import type { CartCommand } from '#domain/cart/command.ts';
import type { Offer } from '#domain/checkout/offer.ts';
import type { TypedDetails } from '#domain/checkout/typedDetails.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { IssuerCode } from '#domain/payment/issuers.ts';
import type { SiteSettings, UserSettings } from '#domain/settings/settings.ts';
import { type AreaPages, type AreaRef, areaMachine } from '#machines/app/area/areaMachine.ts';
import { shopMachine } from '#machines/app/shop/shopMachine.ts';
import { type CheckoutRef, checkoutMachine } from '#machines/ordering/checkout/checkoutMachine.ts';
import { deliveryMachine } from '#machines/ordering/checkout/deliveryMachine.ts';
import { orderReviewMachine } from '#machines/ordering/checkout/orderReviewMachine.ts';
import { recoveryMachine } from '#machines/ordering/checkout/recoveryMachine.ts';
import type { AskAnswer, Submission, SubmitAnswer } from '#machines/ordering/checkout/submission.ts';
import { submissionMachine } from '#machines/ordering/checkout/submissionMachine.ts';
import { paymentMachine } from '#machines/payment/paymentMachine.ts';
import type { Buyer } from '#machines/sending/buyer.ts';
import type { Submitted } from '#machines/sending/sendOnce.ts';
import { cartMachine } from '#machines/shop/cart/cartMachine.ts';
import type { WriteAnswer } from '#machines/shop/cart/cartWrite.ts';
import { catalogueMachine } from '#machines/shop/catalogue/catalogueMachine.ts';
import { type PricedProduct, pricesMachine } from '#machines/shop/prices/pricesMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import type { Shopper } from '#machines/shop/shopper.ts';
import { CheckoutScreen } from '../../src/features/ordering/checkout/CheckoutScreen.tsx';
import type { checkoutPorts, GuardedCards } from '../../src/features/ordering/checkout/checkoutPorts.ts';
import type { SubmissionStore } from '../../src/features/ordering/checkout/submissionStore.ts';
import { createCardEntries } from '../../src/payment/cardEntries.ts';
import { shopperWith } from '../machines/ordering/checkoutSamples.ts';
import { environment } from '../machines/samples.ts';
import { quietly } from '../support/walks/quietly.ts';
import { catalogueCue } from './catalogueCue.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { cue } from './cue.ts';

interface CheckoutPageProps {
  readonly shop: Shop;
  readonly area: AreaRef;
  readonly cards: GuardedCards;
}

/** Checkout while it is the page on screen. */
function CheckoutPage({ shop, area, cards }: CheckoutPageProps) {
  const { checkout } = useSelector(area, ({ context }) => context.flows);
  return checkout ? <CheckoutScreen shop={shop} flows={{ checkout: checkout as CheckoutRef }} cards={cards} /> : null;
}

export interface CheckoutChange {
  settings?: Partial<UserSettings>;
  site?: Partial<SiteSettings>;
  customer?: Partial<Customer>;
  /** Instead of a buyer on account. */
  shopper?: Shopper;
  /** Replaces an actor that answers on cue. */
  ports?: Pick<ReturnType<typeof checkoutPorts>, 'sendOrder' | 'askOrder' | 'loadPaymentTypes'>;
  cards?: GuardedCards;
  submissions?: SubmissionStore;
  inspect?: (inspected: InspectionEvent) => void;
}

/** Checkout whose actors answer on cue. */
export function checkoutOnCue({
  settings = {},
  site = {},
  customer = {},
  shopper = shopperWith(settings),
  ports,
  cards = { ...createCardEntries(), typed: () => undefined },
  submissions,
  inspect,
}: CheckoutChange = {}) {
  const recall = cue<Submission | null, Buyer>();
  const loadCart = cue<Cart>();
  const loadDates = cue<ValidDates, { shipTo: string }>();
  const loadOffer = cue<Offer>();
  const send = cue<SubmitAnswer, Submitted<Submission>>();
  const loadPrices = cue<Readonly<Record<number, PricedProduct>>, { productKeys: readonly number[] }>();
  const types = cue<readonly IssuerCode[]>();
  const ask = cue<AskAnswer, Submitted<Submission>>();
  const write = cue<WriteAnswer, { command: CartCommand; version: number }>();
  const catalogue = catalogueCue();
  const went: string[] = [];
  let typed: TypedDetails = {};
  const { sendOrder, askOrder, loadPaymentTypes } = ports ?? {
    sendOrder: send.port,
    askOrder: ask.port,
    loadPaymentTypes: types.port,
  };
  const notices: unknown[] = [];
  const submission = submissionMachine.provide({ actors: { send: sendOrder, ask: askOrder } });
  const goTo = (_: unknown, { path }: { path: string }) => void went.push(path);
  const { configuration } = shopper;
  const checkout = checkoutMachine.provide({
    actors: {
      recovery: recoveryMachine.provide({ actors: { recall: recall.port, submission } }),
      recallDetails: fromPromise<TypedDetails, Buyer>(async () => typed),
      loadCart: loadCart.port,
      delivery: deliveryMachine.provide({ actors: { loadDates: loadDates.port }, actions: { goTo } }),
      payment: paymentMachine.provide({ actors: { loadPaymentTypes } }),
      orderReview: orderReviewMachine.provide({
        actors: { loadOffer: loadOffer.port, submission },
        actions: {
          notify: (_, notice) => void notices.push(notice),
          storeSubmission: (_, sent) => submissions?.remember(sent),
        },
      }),
    },
    actions: {
      goTo,
      storeDetails: (_, kept) => {
        typed = kept.typed;
      },
    },
  });
  const shopRef = createActor(
    shopMachine.provide({
      actors: {
        catalogue: catalogueMachine.provide({ actors: catalogue.actors }),
        prices: quietly(pricesMachine).provide({ actors: { loadPrices: loadPrices.port }, delays: { batch: 0 } }),
        cart: cartMachine.provide({ actors: { loadCart: loadCart.port, writeCart: write.port } }),
      },
    }),
    {
      input: {
        shopper: {
          ...shopper,
          site: { ...shopper.site, ...site },
          configuration: {
            ...configuration,
            customer: configuration.customer && { ...configuration.customer, ...customer },
          },
        },
        environment: environment(),
      },
      ...(inspect ? { inspect } : {}),
    },
  ).start();
  const { shop } = shopRef.getSnapshot().context;
  const input = { shopper: shop.shopper, cart: shop.cart, newId: shop.environment.newId };
  const pages: AreaPages = {
    load: async () => undefined,
    flowsOf: ({ name }) => (name === 'checkout' ? { checkout: { logic: checkout, input } } : {}),
  };
  const area = createActor(areaMachine, { input: { shop, pages }, ...(inspect ? { inspect } : {}) }).start();
  const enter = (name: 'checkout' | 'cart') => area.send({ type: 'page.enter', visit: { name, params: {} } });
  enter('checkout');
  renderPiece(<CheckoutPage shop={shop} area={area} cards={cards} />);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  return {
    area,
    enter,
    recall,
    loadCart,
    loadDates,
    loadOffer,
    loadPrices,
    types,
    send,
    ask,
    write,
    catalogue,
    went,
    notices,
    user,
  };
}

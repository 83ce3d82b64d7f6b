import type { TransferForm } from '#domain/api/punchout.ts';
import type { Cart, ValidDates } from '#domain/cart/cart.ts';
import {
  askingOnly,
  type DeliveryDetails,
  type DeliveryRules,
  deliveryRules,
  startingDetails,
} from '#domain/checkout/delivery.ts';
import { NO_OFFER, type PaidBy } from '#domain/checkout/offer.ts';
import { type CheckoutStep, checkoutSteps } from '#domain/checkout/steps.ts';
import type { TypedDetails } from '#domain/checkout/typedDetails.ts';
import type { IssuerCode } from '#domain/payment/issuers.ts';
import type { PaymentSummary } from '#domain/payment/summary.ts';
import type { Buyer } from '../../sending/buyer.ts';
import type { CartWriter } from '../../shop/cart/cartWriter.ts';
import type { Shopper } from '../../shop/shopper.ts';
import type { Placed } from './submission.ts';

export interface CheckoutInput {
  shopper: Shopper;
  cart: CartWriter;
  newId: () => string;
}

/** The context of checkout. */
export interface CheckoutContext extends CheckoutInput {
  buyer: Buyer;
  steps: readonly CheckoutStep[];
  rules: DeliveryRules;
  loadedCart: Cart;
  details: DeliveryDetails;
  /** The details that were typed and are not in the cart. */
  typed: TypedDetails;
  /** What is typed in a field that still has the focus. */
  standing: TypedDetails;
  dates: ValidDates | null;
  isUnsaved: boolean;
  /** The accepted card issuers; empty until known. From then on the card form is on the page, shown or hidden. */
  accepted: readonly IssuerCode[];
  /** The summary of the card; the card itself stays in its form. */
  card: PaymentSummary | null;
  /** Why the card was rejected. */
  paymentProblem: string | null;
  placed: Placed | null;
  /** The cart as it is posted to the procurement system. */
  form: TransferForm;
}

/** The value before a form is created. */
const NO_FORM: TransferForm = { postbackUrl: '', body: '', fieldName: '', fields: [], target: null };

/** The values before a card is entered. */
export const NO_CARD: Pick<CheckoutContext, 'accepted' | 'card' | 'paymentProblem'> = {
  accepted: [],
  card: null,
  paymentProblem: null,
};

export function startingContext(input: CheckoutInput): CheckoutContext {
  const { site, userType, configuration, punchout } = input.shopper;
  const { customer, settings } = configuration;
  const ordered = deliveryRules(customer, settings, site, input.shopper.shipMethod ?? 'Delivery');
  const rules = punchout ? askingOnly(ordered, punchout.asks) : ordered;
  return {
    ...input,
    buyer: { username: input.shopper.user?.username ?? '', customerKey: customer?.customerKey ?? 0 },
    steps: checkoutSteps({
      userType,
      checkoutMessage: settings.checkoutMessage,
      allowsPickup: site.allowConsumerPickup,
      allowsDelivery: site.allowConsumerDelivery,
      isPunchout: punchout !== null,
      asksNothing: punchout?.asks.length === 0,
    }),
    rules,
    loadedCart: NO_OFFER.cart,
    details: startingDetails(NO_OFFER.cart.header, customer, rules),
    typed: {},
    standing: {},
    dates: null,
    isUnsaved: false,
    ...NO_CARD,
    placed: null,
    form: NO_FORM,
  };
}

/** What would be lost if checkout ended here; nothing once the order is placed. */
export function unfinishedDetails({ typed, standing, placed }: CheckoutContext): TypedDetails | null {
  const unfinished = { ...typed, ...standing };
  return placed || Object.keys(unfinished).length === 0 ? null : unfinished;
}

/** The payer. In a punchout it is the procurement system, for every customer. */
export function paidBy({ punchout }: Shopper, card: PaymentSummary | null): PaidBy {
  if (punchout) return 'procurement';
  return card === null ? 'account' : 'card';
}

import { type ActorRef, assign, fromCallback, type Snapshot, sendTo, setup } from 'xstate';
import type { Cart, ValidDates } from '#domain/cart/cart.ts';
import {
  cartWorth,
  type DeliveryDetails,
  type DeliveryRules,
  findShipTo,
  isDeliverable,
  settledDate,
  startingShipTo,
} from '#domain/checkout/delivery.ts';
import { shipToWayOut } from '#domain/checkout/wayOut.ts';
import { port } from '../../lib/port.ts';
import { refusing } from '../../lib/refusal.ts';
import type { CartReply } from '../../shop/cart/cartWrite.ts';
import { type CartChanged, type FollowedCart, followedRules } from './followCart.ts';
import type { DeliveryChanged, DeliverySave, DeliveryTyped, DetailsOutcome } from './keptDetails.ts';

interface Input {
  /** Stores what is typed and writes it into the cart. */
  owner: ActorRef<Snapshot<unknown>, DeliveryTyped | DeliveryChanged | DeliverySave>;
  loadedCart: Cart;
  details: DeliveryDetails;
  /** The date was typed and is not in the cart. It stays, even if there is a problem with it. */
  isDateTyped: boolean;
  dates: ValidDates | null;
  rules: DeliveryRules;
  /** The details contain something that the cart does not have yet. */
  isUnsaved: boolean;
  /** Back from here leaves checkout. */
  isFirstStep: boolean;
  /** The buyer can go back and choose pickup. */
  offersPickup?: boolean;
}

interface Context extends Input {
  /** The ship-to that the dates belong to. */
  datedShipTo: string;
  message: string | null;
  leavesTo: 'previous' | 'next';
}

type Event =
  | { type: 'shipTo.choose'; details: DeliveryDetails }
  | { type: 'dates.retry' }
  | { type: 'delivery.edited'; details: DeliveryDetails }
  | { type: 'field.leave'; details: DeliveryDetails }
  | { type: 'delivery.continue'; details: DeliveryDetails }
  | { type: 'delivery.back'; details: DeliveryDetails }
  | { type: 'form.left' }
  | CartChanged
  | DetailsOutcome
  | CartReply;

/** How the step was left: forward with its details in the cart, or back with them kept. */
export type DeliveryLeft = Pick<Context, 'leavesTo' | 'details' | 'dates' | 'isUnsaved'>;

/** The context after the cart changed. A ship-to that is gone is replaced with that of the cart. */
function followed(context: Context, change: FollowedCart): Pick<Context, 'loadedCart' | 'rules' | 'details'> {
  const rules = followedRules(context.rules, change);
  const { details } = context;
  const shipTo = isShipToGone(context, change)
    ? startingShipTo(change.cart.header.customerShipToCode, null, rules)
    : details.shipTo;
  const loadedCart = change.cart.version < context.loadedCart.version ? context.loadedCart : change.cart;
  return { loadedCart, rules, details: { ...details, shipTo } };
}

export function isShipToGone({ rules, details }: Context, change: FollowedCart): boolean {
  const { shipTos } = followedRules(rules, change);
  return shipTos !== rules.shipTos && findShipTo(shipTos, details.shipTo) === null;
}

type Details = { details: DeliveryDetails };
type Reply = Pick<CartReply, 'result'>;

function canContinue({ rules, dates, loadedCart }: Context, details: DeliveryDetails): boolean {
  return isDeliverable(details, { dates, worth: cartWorth(loadedCart) }, rules);
}

/** The types, actors, guards and actions of the delivery step. Its states are in `deliveryMachine`. */
export const deliverySetup = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    output: DeliveryLeft;
    tags: 'busy' | 'failed';
  },
  actors: {
    loadDates: port<ValidDates, { shipTo: string }>('loadDates'),
    /** Resolves when `orderBy`, an instant with its offset, has passed. */
    awaitCutOff: port<void, { orderBy: string }>('awaitCutOff'),
    /** Provided by the host: while it runs, leaving asks first. */
    holdUnsavedWork: fromCallback(() => undefined),
  },
  guards: {
    isFirstStep: ({ context }) => context.isFirstStep,
    isUnsaved: ({ context }) => context.isUnsaved,
    canContinue: refusing(
      ({ context }: { context: Context }, { details }: Details) => canContinue(context, details),
      ({ context: { loadedCart, rules, offersPickup = false } }, { details }) =>
        shipToWayOut(details.shipTo, cartWorth(loadedCart), { ...rules, offersPickup }),
    ),
    knowsDates: ({ context }) => context.dates !== null,
    isOrderable: ({ context }, { result }: Reply) =>
      result.kind === 'done' && canContinue({ ...context, loadedCart: result.cart }, context.details),
  },
  actions: {
    /** Provided by the host: opens another page, and asks first if something is unsaved. */
    goTo: (_, _params: { path: '/cart' }) => undefined,
    setDetails: assign({ details: (_, { details }: Details) => details }),
    markUnsaved: assign({ isUnsaved: true }),
    markKept: assign({ isUnsaved: false }),
    leaveBack: assign({ leavesTo: 'previous' }),
    setDates: assign(({ context }, { dates }: { dates: ValidDates }) => {
      const { details, dates: previous, isDateTyped, rules } = context;
      const isKept = isDateTyped && previous === null;
      const deliveryDate = isKept
        ? details.deliveryDate
        : settledDate(details.deliveryDate, { dates, previous }, rules);
      return { dates, datedShipTo: details.shipTo, details: { ...details, deliveryDate } };
    }),
    followCart: assign(({ context }, change: FollowedCart) => followed(context, change)),
    setReply: assign(({ context }, { result }: Reply) =>
      result.kind === 'done'
        ? { loadedCart: result.cart, message: null }
        : { loadedCart: context.loadedCart, message: result.text },
    ),
    notifyTyped: sendTo(
      ({ context }) => context.owner,
      ({ context, self }, { details }: Details) => {
        const { details: suggested, datedShipTo } = context;
        const dates = details.shipTo === datedShipTo ? context.dates : null;
        return { type: 'delivery.typed' as const, details, suggested, dates, replyTo: self };
      },
    ),
    notifyChanged: sendTo(
      ({ context }) => context.owner,
      ({ context }, { details }: Details) => ({
        type: 'delivery.changed' as const,
        details,
        suggested: context.details,
      }),
    ),
    save: sendTo(
      ({ context }) => context.owner,
      ({ context, self }) => ({ type: 'delivery.save' as const, details: context.details, replyTo: self }),
    ),
  },
});

import {
  type ActorRef,
  type ActorRefFrom,
  assign,
  fromCallback,
  raise,
  type Snapshot,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate';
import type { Cart, ValidDates } from '#domain/cart/cart.ts';
import {
  cartWorth,
  type DeliveryDetails,
  type DeliveryRules,
  headerChange,
  isDeliverable,
  settledDate,
} from '#domain/checkout/delivery.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { CartReply } from '../../shop/cart/cartWrite.ts';
import type { CartWriter } from '../../shop/cart/cartWriter.ts';

/** What stands in the form, told whenever a field was left: whoever hears it can bring it back. */
export type DeliveryTyped = { type: 'delivery.typed'; details: DeliveryDetails };

interface Input {
  cart: CartWriter;
  owner: ActorRef<Snapshot<unknown>, DeliveryTyped>;
  /** The cart as it was loaded; its header is what the details change. */
  loadedCart: Cart;
  details: DeliveryDetails;
  dates: ValidDates | null;
  rules: DeliveryRules;
  /** The details hold something that the cart does not have yet. */
  isUnsaved: boolean;
  /** Back from here leaves checkout. */
  isFirstStep: boolean;
}

interface Context extends Input {
  message: string | null;
  leavesTo: 'previous' | 'next';
}

type Event =
  | { type: 'shipTo.choose'; details: DeliveryDetails }
  | { type: 'dates.retry' }
  | { type: 'delivery.edited' }
  | { type: 'field.leave'; details: DeliveryDetails }
  | { type: 'delivery.continue'; details: DeliveryDetails }
  | { type: 'delivery.back'; details: DeliveryDetails }
  | { type: 'form.left' }
  | CartReply;

/** The step was left: forward with its details in the cart, or back with them kept. */
export type DeliveryLeft = Pick<Context, 'leavesTo' | 'loadedCart' | 'details' | 'dates' | 'isUnsaved'>;

type Details = { details: DeliveryDetails };
type Reply = Pick<CartReply, 'result'>;

function canContinue({ rules, dates, loadedCart }: Context, details: DeliveryDetails): boolean {
  return isDeliverable(details, { dates, worth: cartWorth(loadedCart) }, rules);
}

/** Where and when an order is delivered, P.O. and instructions: into the header of the cart. Invoked by checkout for its step. */
export const deliveryMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    output: DeliveryLeft;
    tags: 'busy' | 'failed';
    meta: FeatureMeta;
  },
  actors: {
    loadDates: port<ValidDates, { shipTo: string }>('loadDates'),
    /** Filled by the host: for as long as it runs, leaving asks first. */
    holdUnsavedWork: fromCallback(() => undefined),
  },
  guards: {
    isFirstStep: ({ context }) => context.isFirstStep,
    isUnsaved: ({ context }) => context.isUnsaved,
    knowsDates: ({ context }) => context.dates !== null,
    canContinue: ({ context }, { details }: Details) => canContinue(context, details),
    isSaved: ({ context }, { details }: Details) =>
      canContinue(context, details) && Object.keys(headerChange(context.loadedCart.header, details)).length === 0,
    isOrderable: ({ context }, { result }: Reply) =>
      result.kind === 'done' && canContinue({ ...context, loadedCart: result.cart }, context.details),
  },
  actions: {
    /** Filled by the host: opens another page, after asking where something is unsaved. */
    goTo: (_, _params: { path: '/cart' }) => undefined,
    setDetails: assign({ details: (_, { details }: Details) => details }),
    markUnsaved: assign({ isUnsaved: true }),
    leaveBack: assign({ leavesTo: 'previous' }),
    leaveForward: assign({ leavesTo: 'next', isUnsaved: false }),
    learnDates: assign(({ context }, { dates }: { dates: ValidDates }) => ({
      dates,
      details: {
        ...context.details,
        deliveryDate: settledDate(context.details.deliveryDate, { dates, previous: context.dates }, context.rules),
      },
    })),
    forgetDates: assign({ dates: null }),
    learnReply: assign(({ context }, { result }: Reply) =>
      result.kind === 'done'
        ? { loadedCart: result.cart, message: null }
        : { loadedCart: context.loadedCart, message: result.text },
    ),
    clearMessage: assign({ message: null }),
    tellTyped: sendTo(
      ({ context }) => context.owner,
      (_, { details }: Details) => ({ type: 'delivery.typed' as const, details }),
    ),
    sendHeader: sendTo(
      ({ context }) => context.cart,
      ({ context, self }) => {
        const seen = context.loadedCart.header;
        return {
          type: 'cart.write' as const,
          replyTo: self,
          command: { kind: 'header' as const, change: headerChange(seen, context.details), seen },
        };
      },
    ),
  },
}).createMachine({
  id: 'delivery',
  context: ({ input }) => ({ ...input, message: null, leavesTo: 'previous' }),
  type: 'parallel',
  on: { 'field.leave': { actions: { type: 'tellTyped', params: ({ event }) => ({ details: event.details }) } } },
  states: {
    form: {
      description: 'What can be done with the form. What is being typed stays in it.',
      meta: { features: ['CHK-04'] },
      initial: 'loadingDates',
      states: {
        loadingDates: {
          description: 'When this ship-to can be delivered to is being asked; everything but the date can be typed.',
          meta: { features: ['CHK-04', 'CHK-06'] },
          invoke: {
            id: 'loadDates',
            src: 'loadDates',
            input: ({ context }) => ({ shipTo: context.details.shipTo }),
            onDone: {
              target: 'editing',
              actions: { type: 'learnDates', params: ({ event }) => ({ dates: event.output }) },
            },
            onError: { target: 'editing', actions: 'forgetDates' },
          },
          on: {
            'shipTo.choose': {
              target: 'loadingDates',
              reenter: true,
              actions: { type: 'setDetails', params: ({ event }) => ({ details: event.details }) },
            },
            'delivery.back': [
              { guard: 'isFirstStep', actions: { type: 'goTo', params: { path: '/cart' } } },
              {
                target: 'left',
                actions: [{ type: 'setDetails', params: ({ event }) => ({ details: event.details }) }, 'leaveBack'],
              },
            ],
          },
        },
        editing: {
          description: 'Everything can be typed, and the step can be left.',
          meta: { features: ['CHK-04', 'CHK-05', 'CHK-07', 'CHK-08'] },
          initial: 'choosing',
          on: {
            'shipTo.choose': {
              target: 'loadingDates',
              actions: { type: 'setDetails', params: ({ event }) => ({ details: event.details }) },
            },
            'delivery.back': [
              { guard: 'isFirstStep', actions: { type: 'goTo', params: { path: '/cart' } } },
              {
                target: 'left',
                actions: [{ type: 'setDetails', params: ({ event }) => ({ details: event.details }) }, 'leaveBack'],
              },
            ],
            'delivery.continue': [
              {
                guard: { type: 'isSaved', params: ({ event }) => ({ details: event.details }) },
                target: 'left',
                actions: [{ type: 'setDetails', params: ({ event }) => ({ details: event.details }) }, 'leaveForward'],
              },
              {
                guard: { type: 'canContinue', params: ({ event }) => ({ details: event.details }) },
                target: 'saving',
                actions: { type: 'setDetails', params: ({ event }) => ({ details: event.details }) },
              },
            ],
          },
          states: {
            choosing: {
              description: 'Decides whether dates can be offered.',
              meta: { features: ['CHK-06'] },
              always: [{ guard: 'knowsDates', target: 'withDates' }, { target: 'withoutDates' }],
            },
            withDates: { description: 'The possible delivery dates are known.', meta: { features: ['CHK-06'] } },
            withoutDates: {
              description: 'They did not come: one can ask again, or go on where no date is required.',
              meta: { features: ['CHK-06'] },
              tags: 'failed',
              on: { 'dates.retry': '#delivery.form.loadingDates' },
            },
          },
        },
        saving: {
          description: 'The details are on their way into the header; the form keeps what was typed.',
          meta: { features: ['CHK-04', 'CART-04', 'API-02'] },
          tags: 'busy',
          entry: ['clearMessage', 'sendHeader'],
          on: {
            'cart.reply': [
              {
                guard: { type: 'isOrderable', params: ({ event }) => ({ result: event.result }) },
                target: 'left',
                actions: [{ type: 'learnReply', params: ({ event }) => ({ result: event.result }) }, 'leaveForward'],
              },
              { target: 'editing', actions: { type: 'learnReply', params: ({ event }) => ({ result: event.result }) } },
            ],
          },
        },
        left: {
          type: 'final',
          description: 'The step is left.',
          meta: { features: ['CHK-01', 'CHK-02'] },
          entry: raise({ type: 'form.left' }),
        },
      },
    },
    work: {
      description: 'Whether something would be lost by leaving the page.',
      meta: { features: ['LEAVE-01'] },
      initial: 'starting',
      on: { 'form.left': '.released' },
      states: {
        starting: {
          description: 'Details may have been typed before and not saved yet.',
          meta: { features: ['LEAVE-01'] },
          always: [{ guard: 'isUnsaved', target: 'held' }, { target: 'none' }],
        },
        none: {
          description: 'Nothing was typed.',
          meta: { features: ['LEAVE-01'] },
          on: { 'delivery.edited': { target: 'held', actions: 'markUnsaved' } },
        },
        held: {
          description: 'Leaving asks first, and closing the tab raises the browser warning.',
          meta: { features: ['LEAVE-01', 'LEAVE-03'] },
          invoke: { id: 'holdUnsavedWork', src: 'holdUnsavedWork', onError: 'none' },
        },
        released: {
          type: 'final',
          description: 'Nothing is unsaved: leaving asks nothing.',
          meta: { features: ['LEAVE-01'] },
        },
      },
    },
  },
  output: ({ context: { leavesTo, loadedCart, details, dates, isUnsaved } }) => ({
    leavesTo,
    loadedCart,
    details,
    dates,
    isUnsaved,
  }),
  options: machineOptions,
});

export type DeliveryRef = ActorRefFrom<typeof deliveryMachine>;
export type DeliverySnapshot = SnapshotFrom<typeof deliveryMachine>;

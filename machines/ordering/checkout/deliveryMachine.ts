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
  isDeliverable,
  settledDate,
} from '#domain/checkout/delivery.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { CartReply } from '../../shop/cart/cartWrite.ts';
import type { DeliveryChanged, DeliverySave, DeliveryTyped, DetailsOutcome } from './keptDetails.ts';

interface Input {
  /** Keeps what is typed, and writes it into the cart. */
  owner: ActorRef<Snapshot<unknown>, DeliveryTyped | DeliveryChanged | DeliverySave>;
  loadedCart: Cart;
  details: DeliveryDetails;
  /** The date in them was typed and is not in the cart: it stays, whatever is to be said of it. */
  isDateTyped: boolean;
  dates: ValidDates | null;
  rules: DeliveryRules;
  /** The details hold something that the cart does not have yet. */
  isUnsaved: boolean;
  /** Back from here leaves checkout. */
  isFirstStep: boolean;
}

interface Context extends Input {
  /** The ship-to that the dates are of. */
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
  | DetailsOutcome
  | CartReply;

/** The step was left: forward with its details in the cart, or back with them kept. */
export type DeliveryLeft = Pick<Context, 'leavesTo' | 'details' | 'dates' | 'isUnsaved'>;

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
    /** Resolves when a moment has passed, an instant with its offset. */
    awaitCutOff: port<void, { orderBy: string }>('awaitCutOff'),
    /** Filled by the host: for as long as it runs, leaving asks first. */
    holdUnsavedWork: fromCallback(() => undefined),
  },
  guards: {
    isFirstStep: ({ context }) => context.isFirstStep,
    isUnsaved: ({ context }) => context.isUnsaved,
    knowsDates: ({ context }) => context.dates !== null,
    canContinue: ({ context }, { details }: Details) => canContinue(context, details),
    isOrderable: ({ context }, { result }: Reply) =>
      result.kind === 'done' && canContinue({ ...context, loadedCart: result.cart }, context.details),
  },
  actions: {
    /** Filled by the host: opens another page, after asking where something is unsaved. */
    goTo: (_, _params: { path: '/cart' }) => undefined,
    setDetails: assign({ details: (_, { details }: Details) => details }),
    markUnsaved: assign({ isUnsaved: true }),
    markKept: assign({ isUnsaved: false }),
    leaveBack: assign({ leavesTo: 'previous' }),
    leaveForward: assign({ leavesTo: 'next', isUnsaved: false }),
    learnDates: assign(({ context }, { dates }: { dates: ValidDates }) => {
      const { details, dates: previous, isDateTyped, rules } = context;
      const isKept = isDateTyped && previous === null;
      const deliveryDate = isKept
        ? details.deliveryDate
        : settledDate(details.deliveryDate, { dates, previous }, rules);
      return { dates, datedShipTo: details.shipTo, details: { ...details, deliveryDate } };
    }),
    forgetDates: assign({ dates: null }),
    learnReply: assign(({ context }, { result }: Reply) =>
      result.kind === 'done'
        ? { loadedCart: result.cart, message: null }
        : { loadedCart: context.loadedCart, message: result.text },
    ),
    clearMessage: assign({ message: null }),
    tellTyped: sendTo(
      ({ context }) => context.owner,
      ({ context, self }, { details }: Details) => {
        const { details: suggested, datedShipTo } = context;
        const dates = details.shipTo === datedShipTo ? context.dates : null;
        return { type: 'delivery.typed' as const, details, suggested, dates, replyTo: self };
      },
    ),
    tellChanged: sendTo(
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
}).createMachine({
  id: 'delivery',
  context: ({ input }) => ({ ...input, datedShipTo: input.details.shipTo, message: null, leavesTo: 'previous' }),
  type: 'parallel',
  on: {
    'delivery.edited': {
      actions: { type: 'tellChanged', params: ({ event }) => ({ details: event.details }) },
    },
    'field.leave': {
      actions: [
        { type: 'tellTyped', params: ({ event }) => ({ details: event.details }) },
        { type: 'setDetails', params: ({ event }) => ({ details: event.details }) },
      ],
    },
  },
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
              actions: [
                { type: 'tellTyped', params: ({ event }) => ({ details: event.details }) },
                { type: 'setDetails', params: ({ event }) => ({ details: event.details }) },
              ],
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
              actions: [
                { type: 'tellTyped', params: ({ event }) => ({ details: event.details }) },
                { type: 'setDetails', params: ({ event }) => ({ details: event.details }) },
              ],
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
            withDates: {
              description: 'The possible delivery dates are known; they are others after the cut-off.',
              meta: { features: ['CHK-06'] },
              invoke: {
                id: 'awaitCutOff',
                src: 'awaitCutOff',
                input: ({ context }) => ({ orderBy: context.dates?.cutOff.orderBy ?? '' }),
                onDone: '#delivery.form.loadingDates',
                onError: {},
              },
            },
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
          entry: ['clearMessage', 'save'],
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
          description: 'Nothing was typed, or it is kept.',
          meta: { features: ['LEAVE-01'] },
          on: {
            'delivery.edited': {
              target: 'held',
              actions: ['markUnsaved', { type: 'tellChanged', params: ({ event }) => ({ details: event.details }) }],
            },
            'details.missed': { target: 'missed', actions: 'markUnsaved' },
          },
        },
        held: {
          description: 'Leaving asks first, and closing the tab raises the browser warning.',
          meta: { features: ['LEAVE-01', 'LEAVE-03'] },
          invoke: { id: 'holdUnsavedWork', src: 'holdUnsavedWork', onError: 'none' },
          on: {
            'field.leave': {
              target: 'none',
              actions: [
                { type: 'tellTyped', params: ({ event }) => ({ details: event.details }) },
                { type: 'setDetails', params: ({ event }) => ({ details: event.details }) },
                'markKept',
              ],
            },
            'details.missed': 'missed',
          },
        },
        missed: {
          description: 'The cart did not take it: leaving asks first, until it does.',
          meta: { features: ['LEAVE-01', 'LEAVE-03'] },
          invoke: { id: 'holdUnsavedWork', src: 'holdUnsavedWork', onError: 'none' },
          on: { 'details.arrived': { target: 'none', actions: 'markKept' } },
        },
        released: {
          type: 'final',
          description: 'Nothing is unsaved: leaving asks nothing.',
          meta: { features: ['LEAVE-01'] },
        },
      },
    },
  },
  output: ({ context: { leavesTo, details, dates, isUnsaved } }) => ({
    leavesTo,
    details,
    dates,
    isUnsaved,
  }),
  options: machineOptions,
});

export type DeliveryRef = ActorRefFrom<typeof deliveryMachine>;
export type DeliverySnapshot = SnapshotFrom<typeof deliveryMachine>;

import { type ActorRefFrom, assign, raise, type SnapshotFrom } from 'xstate';
import { machineOptions } from '../../lib/port.ts';
import { deliverySetup, isShipToGone } from './deliverySetup.ts';

/** Where and when an order is delivered, with P.O. and instructions, saved in the cart header. Invoked by checkout for its step. */
export const deliveryMachine = deliverySetup.createMachine({
  id: 'delivery',
  context: ({ input }) => ({ ...input, datedShipTo: input.details.shipTo, message: null, leavesTo: 'previous' }),
  type: 'parallel',
  on: {
    'delivery.edited': {
      actions: { type: 'notifyChanged', params: ({ event }) => ({ details: event.details }) },
    },
    'field.leave': {
      actions: [
        { type: 'notifyTyped', params: ({ event }) => ({ details: event.details }) },
        { type: 'setDetails', params: ({ event }) => ({ details: event.details }) },
      ],
    },
    'cart.changed': {
      actions: { type: 'followCart', params: ({ event: { cart, shipTos } }) => ({ cart, shipTos }) },
    },
  },
  states: {
    form: {
      description: 'The user fills in the form, which keeps what is typed.',
      initial: 'loadingDates',
      on: {
        'cart.changed': {
          guard: ({ context, event: { cart, shipTos } }) => isShipToGone(context, { cart, shipTos }),
          target: '.loadingDates',
          actions: { type: 'followCart', params: ({ event: { cart, shipTos } }) => ({ cart, shipTos }) },
        },
      },
      states: {
        loadingDates: {
          description: 'The delivery dates for this ship-to are loading. Everything but the date can be typed.',
          invoke: {
            id: 'loadDates',
            src: 'loadDates',
            input: ({ context }) => ({ shipTo: context.details.shipTo }),
            onDone: {
              target: 'editing',
              actions: { type: 'setDates', params: ({ event }) => ({ dates: event.output }) },
            },
            onError: { target: 'editing', actions: assign({ dates: null }) },
          },
          on: {
            'shipTo.choose': {
              target: 'loadingDates',
              reenter: true,
              actions: [
                { type: 'notifyTyped', params: ({ event }) => ({ details: event.details }) },
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
          description: 'The user can fill in everything and leave the step.',
          initial: 'choosing',
          on: {
            'shipTo.choose': {
              target: 'loadingDates',
              actions: [
                { type: 'notifyTyped', params: ({ event }) => ({ details: event.details }) },
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
              description: 'The form checks whether it can offer dates.',
              always: [{ guard: 'knowsDates', target: 'withDates' }, { target: 'withoutDates' }],
            },
            withDates: {
              description: 'The possible delivery dates are known. They are loaded again after the cutoff.',
              invoke: {
                id: 'awaitCutOff',
                src: 'awaitCutOff',
                input: ({ context }) => ({ orderBy: context.dates?.cutOff.orderBy ?? '' }),
                onDone: '#delivery.form.loadingDates',
                onError: {},
              },
            },
            withoutDates: {
              description: 'The dates could not be loaded. The user can retry, or continue if no date is required.',
              tags: 'failed',
              on: { 'dates.retry': '#delivery.form.loadingDates' },
            },
          },
        },
        saving: {
          description: 'The details are being saved in the cart. The form keeps what was typed.',
          tags: 'busy',
          entry: [assign({ message: null }), 'save'],
          on: {
            'cart.reply': [
              {
                guard: { type: 'isOrderable', params: ({ event }) => ({ result: event.result }) },
                target: 'left',
                actions: [
                  { type: 'setReply', params: ({ event }) => ({ result: event.result }) },
                  assign({ leavesTo: 'next', isUnsaved: false }),
                ],
              },
              { target: 'editing', actions: { type: 'setReply', params: ({ event }) => ({ result: event.result }) } },
            ],
          },
        },
        left: {
          type: 'final',
          description: 'The user left this step.',
          entry: raise({ type: 'form.left' }),
        },
      },
    },
    work: {
      description: 'The page tracks whether leaving would lose something.',
      initial: 'starting',
      on: { 'form.left': '.released' },
      states: {
        starting: {
          description: 'The form checks for details that were typed before and are not saved yet.',
          always: [{ guard: 'isUnsaved', target: 'held' }, { target: 'none' }],
        },
        none: {
          description: 'Nothing was typed, or it is stored.',
          on: {
            'delivery.edited': {
              target: 'held',
              actions: ['markUnsaved', { type: 'notifyChanged', params: ({ event }) => ({ details: event.details }) }],
            },
            'details.missed': { target: 'missed', actions: 'markUnsaved' },
          },
        },
        held: {
          description: 'Leaving asks first, and closing the tab shows the browser warning.',
          invoke: { id: 'holdUnsavedWork', src: 'holdUnsavedWork', onError: 'none' },
          on: {
            'field.leave': {
              target: 'none',
              actions: [
                { type: 'notifyTyped', params: ({ event }) => ({ details: event.details }) },
                { type: 'setDetails', params: ({ event }) => ({ details: event.details }) },
                'markKept',
              ],
            },
            'details.missed': 'missed',
          },
        },
        missed: {
          description: 'The cart did not save the details. Leaving asks first until it does.',
          invoke: { id: 'holdUnsavedWork', src: 'holdUnsavedWork', onError: 'none' },
          on: { 'details.arrived': { target: 'none', actions: 'markKept' } },
        },
        released: {
          type: 'final',
          description: 'Nothing is unsaved, so leaving does not ask.',
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

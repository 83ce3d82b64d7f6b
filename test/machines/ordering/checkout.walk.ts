import type { ContextFrom } from 'xstate';
import { cartWorth, isDeliverable } from '#domain/checkout/delivery.ts';
import { checkoutMachine } from '#machines/ordering/checkout/checkoutMachine.ts';
import { deliveryMachine } from '#machines/ordering/checkout/deliveryMachine.ts';
import type {
  DeliveryChanged,
  DeliverySave,
  DeliveryTyped,
  DetailsKept,
  DetailsOutcome,
} from '#machines/ordering/checkout/keptDetails.ts';
import { keptDetailsMachine } from '#machines/ordering/checkout/keptDetailsMachine.ts';
import { paymentMachine } from '#machines/payment/paymentMachine.ts';
import type { CartReply } from '#machines/shop/cart/cartWrite.ts';
import { awaits, leadsToDeed, onlyAfter, onlyIf } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, restsIn, sendsOnce, sets } from '../../support/walks/walkRules.ts';
import { environment, failures, listener } from '../samples.ts';
import {
  accepted,
  consumerWith,
  dates,
  deafCart,
  details,
  editingVisit,
  emptyCart,
  form,
  island,
  newCart,
  offer,
  order,
  punchoutWith,
  rules,
  savedCart,
  shopperWith,
  silentVisit,
  strictRules,
  visa,
} from './checkoutSamples.ts';

const cart = deafCart().ref;
const { newId } = environment();
const left = { details, dates, isUnsaved: false };
const step = listener<CartReply | DetailsOutcome>().ref;
const typed = { details, suggested: details, dates, replyTo: step };
const placed = { order, offer, messages: [], payment: null };

type Delivery = ContextFrom<typeof deliveryMachine>;
type Checkout = ContextFrom<typeof checkoutMachine>;

export const checkoutWalk = walkOf({
  machine: checkoutMachine,
  inputs: {
    'with a message': { shopper: shopperWith({ checkoutMessage: 'No delivery on Labor Day.' }), cart, newId },
    'without a message': { shopper: shopperWith(), cart, newId },
    'of a consumer with a message': {
      shopper: consumerWith({ checkoutMessage: 'No delivery on Labor Day.' }),
      cart,
      newId,
    },
    'of a consumer': { shopper: consumerWith(), cart, newId },
    'of a punchout': { shopper: punchoutWith(), cart, newId },
    'of a punchout that changes a cart': { shopper: punchoutWith(editingVisit), cart, newId },
    'of a punchout that takes no details': { shopper: punchoutWith(silentVisit), cart, newId },
    'of a punchout with a message alone': {
      shopper: punchoutWith(silentVisit, { checkoutMessage: 'No delivery on Labor Day.' }),
      cart,
      newId,
    },
  },
  parts: {
    'of a punchout': ['recovery', 'recallDetails', 'loadCart', 'delivery', 'orderReview', 'transfer'],
    'of a punchout that changes a cart': ['recovery', 'recallDetails', 'loadCart', 'orderReview', 'transfer'],
    'of a punchout that takes no details': ['recovery', 'recallDetails', 'loadCart', 'orderReview', 'transfer'],
    'of a punchout with a message alone': [
      'message.acknowledge',
      'recovery',
      'recallDetails',
      'loadCart',
      'orderReview',
      'transfer',
    ],
  },
  events: {
    'shipMethod.settle': { 'as it is': { shipMethod: 'Delivery' }, 'the other': { shipMethod: 'Pickup' } },
    'delivery.typed': { 'in a field': typed },
    'delivery.changed': { 'by a key': { details: { ...details, notes: 'Ring' }, suggested: details } },
    'delivery.save': { 'by Continue': { details, replyTo: step } },
    'details.kept': { 'in the cart': { cart: savedCart, typed: {} } },
    'cart.changed': {
      'emptied elsewhere': { cart: { ...emptyCart, version: 9 }, shipTos: null },
      'filled elsewhere': { cart: { ...newCart, version: 9 }, shipTos: null },
    },
  },
  answers: {
    recovery: { nothing: { kind: 'nothing' }, 'a placed order': { kind: 'placed', placed } },
    recallDetails: { nothing: {} },
    loadCart: { empty: emptyCart, filled: newCart },
    delivery: {
      forward: { ...left, leavesTo: 'next' },
      back: { ...left, leavesTo: 'previous' },
      'back with something typed': { ...left, leavesTo: 'previous', isUnsaved: true },
    },
    payment: { forward: { accepted, card: visa }, back: { accepted, card: null } },
    orderReview: {
      placed: { kind: 'placed', placed },
      'handed over': { kind: 'handedOver', form },
      unpaid: { kind: 'unpaid', problem: 'Declined' },
      back: { kind: 'back' },
      empty: { kind: 'empty' },
      unclear: { kind: 'unclear' },
    },
  },
  distinguish: ({ loadedCart }) => loadedCart.lines.length,
  rules: [
    onlyAfter('clearSubmission', 'recovery: a placed order', 'orderReview: placed'),
    onlyAfter('transfer', 'orderReview: handed over'),
    leadsTo('recovery: a placed order', 'receipt'),
    leadsTo('orderReview: placed', 'receipt'),
    leadsTo('orderReview: unclear', 'recovering'),
    leadsTo('orderReview: unpaid', 'enteringPayment'),
    leadsTo('orderReview: empty', 'empty'),
    leadsTo('delivery failed', 'deliveryFailed'),
    sets<Checkout>('orderReview: unpaid', ({ card, paymentProblem }) => card === null && paymentProblem === 'Declined'),
    restsIn(['failed', 'empty', 'choosingShipMethod.first', 'readingMessage.first'], 'saveDraft', 'watchCart'),
    restsIn(['receipt'], 'documents', 'saveDraft', 'watchCart'),
    sendsOnce('orderReview', 'transfer'),
  ],
});

const header = { deliveryDate: '2026-03-06', notes: 'Ring twice' };

export const keptDetailsWalk = walkOf({
  machine: keptDetailsMachine,
  inputs: {
    'of a cart': {
      cart,
      owner: listener<DetailsKept>().ref,
      loadedCart: savedCart,
      details,
      typed: {},
      dates: null,
    },
  },
  events: {
    'delivery.typed': {
      'a note': { ...typed, details: { ...details, notes: 'Ring twice' } },
      'a date and a note': { ...typed, details: { ...details, ...header } },
      nothing: typed,
    },
    'delivery.save': {
      'as it is': { details, replyTo: step },
      'with a note': { details: { ...details, notes: 'Ring twice' }, replyTo: step },
    },
    'cart.reply': {
      done: { result: { kind: 'done', cart: { ...savedCart, header: { ...savedCart.header, ...header } } } },
      refused: { result: { kind: 'refused', text: 'There is no delivery on Sundays' } },
      failed: { result: { kind: 'failed', text: 'Not saved', failure: failures.offline.failure } },
    },
    'cart.changed': { 'by another tab': { cart: savedCart, shipTos: null } },
  },
  distinguish: ({ loadedCart, details: now, typed: kept, sent, tried, saver }) => [
    loadedCart.header,
    now,
    kept,
    sent,
    tried,
    saver?.details,
  ],
  rules: [
    awaits('cart.write', 'cart.reply'),
    leadsToDeed('delivery.typed', 'details.kept', 'deciding', 'resting', 'keeping', 'saving'),
  ],
});

const owner = listener<DeliveryTyped | DeliveryChanged | DeliverySave>().ref;
const delivery = {
  owner,
  isDateTyped: false,
  loadedCart: newCart,
  details,
  dates: null,
  rules,
  isUnsaved: false,
  isFirstStep: false,
};

export const deliveryWalk = walkOf({
  machine: deliveryMachine,
  inputs: {
    'of the first step': { ...delivery, isFirstStep: true },
    'of a step come back to, P.O. and date required': {
      ...delivery,
      isDateTyped: true,
      isUnsaved: true,
      rules: strictRules,
    },
  },
  events: {
    'shipTo.choose': { 'the other': { details } },
    'delivery.edited': { 'by a key': { details } },
    'field.leave': { 'by Tab': { details } },
    'delivery.continue': {
      'as it is': { details },
      'without a P.O.': { details: { ...details, customerPo: '' } },
    },
    'delivery.back': { 'by its button': { details } },
    'form.left': 'raised',
    'cart.reply': {
      done: { result: { kind: 'done', cart: savedCart } },
      refused: { result: { kind: 'refused', text: 'There is no delivery on Sundays' } },
    },
    'cart.changed': {
      'by another tab': { cart: { ...savedCart, version: 9 }, shipTos: null },
      'without its ship-to': {
        cart: { ...savedCart, version: 9, header: { ...savedCart.header, customerShipToCode: 'ISLE' } },
        shipTos: [{ ...island, version: 1 }],
      },
    },
  },
  answers: { loadDates: { given: dates } },
  distinguish: (context) => context.dates !== null,
  rules: [
    onlyIf<Delivery, DeliverySave>('delivery.save', (form, _, saved) =>
      isDeliverable(saved.details, { dates: form.dates, worth: cartWorth(form.loadedCart) }, form.rules),
    ),
    onlyAfter('delivery.save', 'delivery.continue'),
    awaits('delivery.save', 'cart.reply', 'cart.changed'),
    onlyAfter('goTo', 'delivery.back'),
    leadsTo('cart.reply: refused', 'form.editing'),
    sets<Delivery>('loadDates failed', (form) => form.dates === null, 'form.loadingDates'),
    restsIn(['form.saving', 'form.editing.withoutDates'], 'holdUnsavedWork'),
    restsIn(['work.none', 'work.released'], 'loadDates', 'awaitCutOff'),
  ],
});

export const paymentWalk = walkOf({
  machine: paymentMachine,
  inputs: {
    'at first': { accepted: [], problem: null },
    'come back to': { accepted, problem: 'Declined' },
  },
  events: {
    'payment.entered': { 'by Continue': { card: visa } },
  },
  answers: { loadPaymentTypes: { some: accepted, none: [] } },
  rules: [
    onlyAfter('loadPaymentTypes', 'start', 'payment.retry'),
    leadsTo('loadPaymentTypes: none', 'unavailable'),
    leadsTo('loadPaymentTypes failed', 'failed'),
    sets<{ card: unknown }>('payment.entered', ({ card }) => card === visa, 'entering'),
    restsIn(['failed', 'unavailable', 'entering', 'left']),
  ],
});

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
import { orderReviewMachine } from '#machines/ordering/checkout/orderReviewMachine.ts';
import { recoveryMachine } from '#machines/ordering/checkout/recoveryMachine.ts';
import { submissionMachine } from '#machines/ordering/checkout/submissionMachine.ts';
import { paymentMachine } from '#machines/payment/paymentMachine.ts';
import type { CartReply } from '#machines/shop/cart/cartWrite.ts';
import { walkOf } from '../../support/walk.ts';
import { environment, failures, listener } from '../samples.ts';
import {
  accepted,
  consumerWith,
  dates,
  deafCart,
  dearerOffer,
  details,
  editingVisit,
  emptyCart,
  emptyOffer,
  fillingVisit,
  form,
  goneOffer,
  newCart,
  offer,
  order,
  orderBuyer,
  payment,
  punchoutWith,
  refusedOrder,
  rules,
  savedCart,
  shopperWith,
  strictRules,
  submission,
  visa,
} from './checkoutSamples.ts';

const cart = deafCart().ref;
const { newId } = environment();
const left = { details, dates, isUnsaved: false };
const step = listener<CartReply | DetailsOutcome>().ref;
const typed = { details, suggested: details, dates, replyTo: step };
const placed = { order, offer, messages: [], payment: null };

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
  },
  parts: {
    'of a punchout': ['recovery', 'recallDetails', 'loadCart', 'delivery', 'orderReview', 'transfer'],
    'of a punchout that changes a cart': ['recovery', 'recallDetails', 'loadCart', 'orderReview', 'transfer'],
  },
  events: {
    'checkout.retry': { 'by its button': {} },
    'shipMethod.settle': { 'as it is': { shipMethod: 'Delivery' }, 'the other': { shipMethod: 'Pickup' } },
    'message.acknowledge': { 'by its button': {} },
    'step.back': { 'by its button': {} },
    'checkout.finish': { 'by its button': {} },
    'documents.retry': { 'by its button': {} },
    'delivery.typed': { 'in a field': typed },
    'delivery.changed': { 'by a key': { details: { ...details, notes: 'Ring' }, suggested: details } },
    'delivery.save': { 'by Continue': { details, replyTo: step } },
    'details.kept': { 'in the cart': { cart: savedCart, typed: {} } },
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
    transfer: { back: undefined },
  },
  failures: {
    loadCart: { offline: failures.offline },
    recovery: { unexpected: failures.unexpected },
    recallDetails: { unexpected: failures.unexpected },
    keptDetails: { unexpected: failures.unexpected },
    delivery: { unexpected: failures.unexpected },
    payment: { unexpected: failures.unexpected },
    orderReview: { unexpected: failures.unexpected },
    transfer: { unexpected: failures.unexpected },
    documents: { unexpected: failures.unexpected },
    holdUnsavedWork: { unexpected: failures.unexpected },
    parkWork: { unexpected: failures.unexpected },
  },
  distinguish: ({ loadedCart }) => loadedCart.lines.length,
});

export const recoveryWalk = walkOf({
  machine: recoveryMachine,
  inputs: { 'of a buyer': { buyer: orderBuyer } },
  events: {
    'recovery.retry': { 'by its button': {} },
    'submission.recalled': 'raised',
    'nothing.recalled': 'raised',
  },
  answers: {
    recall: { none: null, 'an unanswered one': submission },
    submission: {
      placed: { kind: 'order', order },
      refused: { kind: 'order', order: refusedOrder },
      'never arrived': { kind: 'notArrived', by: 'account', lines: [] },
      declined: { kind: 'declined', reason: 'Declined' },
    },
  },
  failures: {
    recall: { unexpected: failures.unexpected },
    submission: { unexpected: failures.unexpected },
  },
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
  },
  distinguish: ({ loadedCart, details: now, typed: kept, sent, tried, saver }) => [
    loadedCart.header,
    now,
    kept,
    sent,
    tried,
    saver?.details,
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
    'dates.retry': { 'by its button': {} },
    'delivery.edited': { 'by a key': { details } },
    'field.leave': { 'by Tab': { details } },
    'delivery.continue': {
      'as it is': { details },
      'without a P.O.': { details: { ...details, customerPo: '' } },
    },
    'delivery.back': { 'by its button': { details } },
    'form.left': 'raised',
    'details.missed': { 'when the cart did not take it': {} },
    'details.arrived': { 'when it did': {} },
    'cart.reply': {
      done: { result: { kind: 'done', cart: savedCart } },
      refused: { result: { kind: 'refused', text: 'There is no delivery on Sundays' } },
    },
  },
  answers: { loadDates: { given: dates }, awaitCutOff: { passed: undefined } },
  failures: {
    loadDates: { offline: failures.offline },
    awaitCutOff: { unexpected: failures.unexpected },
    holdUnsavedWork: { unexpected: failures.unexpected },
  },
  distinguish: (context) => context.dates !== null,
});

export const paymentWalk = walkOf({
  machine: paymentMachine,
  inputs: {
    'at first': { accepted: [], problem: null },
    'come back to': { accepted, problem: 'Declined' },
  },
  events: {
    'payment.retry': { 'by its button': {} },
    'payment.entered': { 'by Continue': { card: visa } },
    'step.back': { 'by its button': {} },
  },
  answers: { loadPaymentTypes: { some: accepted, none: [] } },
  failures: { loadPaymentTypes: { offline: failures.offline } },
});

export const orderReviewWalk = walkOf({
  machine: orderReviewMachine,
  inputs: {
    'on account': { cart, buyer: orderBuyer, newId, by: 'account', card: null, punchout: null },
    'by card': { cart, buyer: orderBuyer, newId, by: 'card', card: visa, punchout: null },
    'of a punchout': { cart, buyer: orderBuyer, newId, by: 'procurement', card: null, punchout: fillingVisit },
    'of a punchout that changes a cart': {
      cart,
      buyer: orderBuyer,
      newId,
      by: 'procurement',
      card: null,
      punchout: editingVisit,
    },
  },
  events: {
    'order.submit': { 'by its button': {} },
    'review.retry': { 'by its button': {} },
    'step.back': { 'by its button': {} },
  },
  answers: {
    loadOffer: { filled: offer, empty: emptyOffer },
    submission: {
      placed: { kind: 'order', order },
      paid: { kind: 'paid', order, transactionId: 'T-1' },
      'not accepted': { kind: 'order', order: refusedOrder },
      'handed over': { kind: 'handedOver', form },
      declined: { kind: 'declined', reason: 'Declined' },
      'without a card': { kind: 'cardGone' },
      refused: { kind: 'refused', messages: [] },
      moved: { kind: 'moved', offer: dearerOffer },
      'moved to what cannot be ordered': { kind: 'moved', offer: goneOffer },
      emptied: { kind: 'moved', offer: emptyOffer },
      'never arrived': {
        kind: 'notArrived',
        by: 'account',
        lines: ['An unexpected error occurred. Please contact support.'],
      },
    },
  },
  failures: { loadOffer: { offline: failures.offline }, submission: { unexpected: failures.unexpected } },
  distinguish: ({ offer: { cart } }) => cart.messages.length > 0,
});

export const submissionWalk = walkOf({
  machine: submissionMachine,
  inputs: {
    'of a click': { submission, isInterrupted: false },
    'of a visit before': { submission: payment, isInterrupted: true },
  },
  events: { 'answer.askNow': { 'by its button': {} } },
  answers: {
    send: { placed: { kind: 'order', order }, declined: { kind: 'declined', reason: 'Declined' } },
    ask: { placed: { kind: 'order', order }, unknown: { kind: 'unknown' } },
  },
  failures: { send: { offline: failures.offline }, ask: { offline: failures.offline } },
  distinguish: ({ timesUnknown }) => timesUnknown,
});

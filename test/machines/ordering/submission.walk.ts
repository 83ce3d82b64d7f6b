import type { ContextFrom } from 'xstate';
import { orderReviewMachine, reviewProblems } from '#machines/ordering/checkout/orderReviewMachine.ts';
import { recoveryMachine } from '#machines/ordering/checkout/recoveryMachine.ts';
import type { Submission } from '#machines/ordering/checkout/submission.ts';
import { submissionMachine } from '#machines/ordering/checkout/submissionMachine.ts';
import { leadsToDeed, onlyAfter, onlyIf, sameKeyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, newKeyAfter, restsIn, sendsOnce, sendsVersion } from '../../support/walks/walkRules.ts';
import { environment } from '../samples.ts';
import {
  deafCart,
  dearerOffer,
  editingVisit,
  emptyOffer,
  fillingVisit,
  form,
  goneOffer,
  offer,
  order,
  orderBuyer,
  payment,
  refusedOrder,
  savedCart,
  submission,
  visa,
} from './checkoutSamples.ts';

const cart = deafCart().ref;
const { newId } = environment();

type Review = ContextFrom<typeof orderReviewMachine>;
type Sent = Readonly<{ submission: Submission }>;
const keyOf = ({ submission: { key } }: Sent) => key;
const NOT_ORDERED = [
  'declined',
  'without a card',
  'refused',
  'not accepted',
  'emptied',
  'stale',
  'stale, and cannot be ordered',
];

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
    'cart.changed': {
      'by another tab': { cart: { ...savedCart, version: 9 }, shipTos: null },
      'to what is shown': { cart: savedCart, shipTos: null },
    },
  },
  answers: {
    loadOffer: {
      filled: offer,
      'changed elsewhere': { ...offer, cart: { ...savedCart, version: 9 } },
      empty: emptyOffer,
    },
    submission: {
      placed: { kind: 'order', order },
      paid: { kind: 'paid', order, transactionId: 'T-1' },
      'not accepted': { kind: 'order', order: refusedOrder },
      'handed over': { kind: 'handedOver', form },
      declined: { kind: 'declined', reason: 'Declined' },
      'without a card': { kind: 'cardGone' },
      refused: { kind: 'refused', messages: [] },
      stale: { kind: 'stale', offer: dearerOffer },
      'stale, and cannot be ordered': { kind: 'stale', offer: goneOffer },
      emptied: { kind: 'stale', offer: emptyOffer },
      'never arrived': {
        kind: 'notArrived',
        by: 'account',
        lines: ['An unexpected error occurred. Please contact support.'],
      },
    },
  },
  distinguish: ({ offer: { cart } }) => cart.messages.length > 0,
  rules: [
    onlyAfter('submission', 'order.submit'),
    leadsToDeed('order.submit', 'submission', 'reviewing.offered', 'reviewing.refused', 'reviewing.notArrived'),
    onlyIf<Review>('submission', (shown) => reviewProblems(shown).length === 0),
    onlyIf<Review, Sent>(
      'submission',
      ({ offer: shown }, _, sent) => sent.submission.orderTotal === (shown.estimate.total ?? null),
    ),
    sendsVersion('submission', (sent: Sent) => sent.submission.cartVersion, {
      'loadOffer: filled': 4,
      'loadOffer: changed elsewhere': 9,
      'submission: stale': 4,
      'submission: emptied': 1,
    }),
    sendsOnce('submission'),
    newKeyAfter('submission', keyOf, 'submission: refused', 'submission: not accepted', 'submission: stale'),
    sameKeyAfter('submission', keyOf, 'submission: never arrived'),
    onlyAfter('clearSubmission', ...NOT_ORDERED.map((outcome) => `submission: ${outcome}`)),
    onlyIf<Review>(
      'loadOffer',
      ({ offer: { cart } }, event) => event !== 'cart.changed: to what is shown' || cart.version < savedCart.version,
    ),
    leadsTo('submission: stale', 'reviewing.stale'),
    leadsTo('submission: never arrived', 'reviewing.notArrived'),
    restsIn(['failed', 'reviewing', 'left']),
  ],
});

export const submissionWalk = walkOf({
  machine: submissionMachine,
  inputs: {
    'of a click': { submission, isInterrupted: false },
    'of a visit before': { submission: payment, isInterrupted: true },
  },
  events: {},
  answers: {
    send: { placed: { kind: 'order', order }, declined: { kind: 'declined', reason: 'Declined' } },
    ask: { placed: { kind: 'order', order }, unknown: { kind: 'unknown' } },
  },
  distinguish: ({ timesUnknown }) => timesUnknown,
  rules: [
    onlyAfter('send', 'start'),
    onlyIf<ContextFrom<typeof submissionMachine>>('send', ({ isInterrupted }) => !isInterrupted),
    leadsTo('send failed', 'asking'),
    leadsTo('ask failed', 'waiting'),
    leadsTo('ask: placed', 'known'),
    restsIn(['waiting', 'known']),
    sendsOnce('ask'),
  ],
});

export const recoveryWalk = walkOf({
  machine: recoveryMachine,
  inputs: { 'of a buyer': { buyer: orderBuyer } },
  events: {
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
  rules: [
    onlyIf<unknown, { isInterrupted: boolean }>('submission', (_, __, { isInterrupted }) => isInterrupted),
    onlyAfter('clearSubmission', 'submission: refused', 'submission: never arrived', 'submission: declined'),
    leadsTo('submission failed', 'failed'),
    restsIn(['failed', 'known']),
  ],
});

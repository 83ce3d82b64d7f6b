import { openItemKey } from '#domain/receivable/paymentItem.ts';
import { canContinue, isFree } from '#machines/account/makePayment/makePayment.ts';
import { type MakePaymentSnapshot, makePaymentMachine } from '#machines/account/makePayment/makePaymentMachine.ts';
import { paymentRecoveryMachine } from '#machines/account/makePayment/paymentRecoveryMachine.ts';
import { paymentReviewMachine } from '#machines/account/makePayment/paymentReviewMachine.ts';
import { paymentSendingMachine } from '#machines/account/makePayment/paymentSendingMachine.ts';
import type { SentPayment } from '#machines/account/makePayment/sentPayment.ts';
import { sameKeyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import {
  asksOnlyAfter,
  asksOnlyIf,
  changesNothing,
  from,
  leadsTo,
  neverAgainAfter,
  newKeyAfter,
  refuses,
  restsIn,
  sendsOnce,
  where,
} from '../../support/walks/walkRules.ts';
import { environment, failures } from '../samples.ts';
import {
  credit,
  credited,
  invoice,
  openItems,
  paid,
  paidOutcome,
  payer,
  selected,
  sent,
  taken,
  visa,
} from './paymentSamples.ts';

const { newId } = environment();
const declined = { kind: 'declined', reason: 'Declined' } as const;

type Known = MakePaymentSnapshot['context'];
type Submitted = { submission: SentPayment; isInterrupted: boolean };

export const makePaymentWalk = walkOf({
  machine: makePaymentMachine,
  inputs: { 'of a customer': { buyer: payer, newId } },
  events: {
    'selection.change': {
      'by the box of an invoice': { command: { kind: 'toggle', item: invoice } },
      'by the box of a credit': { command: { kind: 'toggle', item: credit } },
    },
    'items.sort': { 'by balance': { sort: { column: 'balance', direction: 'descending' } } },
  },
  answers: {
    paymentRecovery: { nothing: { kind: 'nothing' }, 'a payment': { kind: 'paid', paid } },
    loadOpenItems: { none: [], some: openItems },
    payment: { forward: { accepted: taken, card: visa }, back: { accepted: taken, card: null } },
    paymentReview: {
      paid: { kind: 'paid', paid },
      back: { kind: 'back' },
      unpaid: { kind: 'unpaid', problem: 'Declined' },
      stale: { kind: 'stale', messages: ['It has changed.'] },
      unclear: { kind: 'unclear' },
    },
  },
  failures: {
    paymentRecovery: { unexpected: failures.unexpected },
    payment: { unexpected: failures.unexpected },
    paymentReview: { unexpected: failures.unexpected },
    documents: { unexpected: failures.unexpected },
    holdUnsavedWork: { unexpected: failures.unexpected },
  },
  distinguish: ({ selection, messages, changes }) => [
    selection[openItemKey(invoice)],
    selection[openItemKey(credit)],
    messages.length + changes.length > 0,
  ],
  rules: [
    from(
      ['steps.selecting'],
      where<Known>((known) => !canContinue(known), refuses('step.next')),
    ),
    changesNothing('step.back'),
    asksOnlyIf<Known>('payment', (_, known) => !isFree(known) || known.problem !== null),
    asksOnlyIf<Known>('paymentReview', ({ method }: { method: unknown }, known) => method !== null || isFree(known)),
    leadsTo('paymentRecovery: a payment', 'steps.receipt'),
    leadsTo('paymentReview: paid', 'steps.receipt'),
    leadsTo('paymentReview: unclear', 'steps.recovering'),
    leadsTo('paymentReview: stale', 'steps.loading.again'),
    leadsTo('payment: back', 'steps.reviewingSelection'),
    sendsOnce('paymentRecovery', 'loadOpenItems', 'payment', 'paymentReview'),
    restsIn(['steps.selecting', 'steps.none', 'steps.failed'], 'holdUnsavedWork', 'documents'),
    restsIn(['steps.receipt'], 'documents'),
  ],
});

export const paymentRecoveryWalk = walkOf({
  machine: paymentRecoveryMachine,
  inputs: { 'of a payer': { buyer: payer } },
  events: {
    'submission.recalled': 'raised',
    'nothing.recalled': 'raised',
  },
  answers: {
    recall: { none: null, 'an unanswered one': sent },
    submission: {
      paid: paidOutcome,
      declined,
      'never arrived': { kind: 'notArrived', amount: 100.1, lines: [] },
    },
  },
  failures: { recall: { unexpected: failures.unexpected }, submission: { unexpected: failures.unexpected } },
  rules: [
    asksOnlyIf('submission', ({ isInterrupted }: Submitted) => isInterrupted),
    leadsTo('recall: an unanswered one', 'asking'),
    leadsTo('submission failed', 'failed'),
    neverAgainAfter('submission', 'submission'),
    restsIn(['failed', 'known']),
  ],
});

const keyOf = ({ submission }: Submitted) => submission.key;

export const paymentReviewWalk = walkOf({
  machine: paymentReviewMachine,
  inputs: {
    'by card': { buyer: payer, newId, selected, method: visa },
    'by credit': { buyer: payer, newId, selected: credited, method: null },
  },
  events: {},
  answers: {
    paymentSending: {
      paid: paidOutcome,
      declined,
      stale: { kind: 'stale', messages: ['It has changed.'] },
      refused: { kind: 'refused', messages: ['Payment Service is unavailable. Please contact support.'] },
      'without a card': { kind: 'entryGone' },
      'never arrived': { kind: 'notArrived', amount: 100.1, lines: ['An unexpected error occurred.'] },
    },
  },
  failures: { paymentSending: { unexpected: failures.unexpected } },
  rules: [
    newKeyAfter(
      'paymentSending',
      keyOf,
      ...['refused', 'declined', 'without a card'].map((no) => `paymentSending: ${no}`),
    ),
    sameKeyAfter('paymentSending', keyOf, 'paymentSending: never arrived'),
    asksOnlyAfter('paymentSending', ['payment.submit']),
    neverAgainAfter('paymentSending', 'paymentSending: paid', 'paymentSending failed'),
    sendsOnce('paymentSending'),
    changesNothing('step.back'),
    leadsTo('paymentSending: paid', 'left'),
    leadsTo('paymentSending: never arrived', 'reviewing.notArrived'),
    leadsTo('paymentSending failed', 'left'),
    restsIn(['reviewing', 'left']),
  ],
});

export const paymentSendingWalk = walkOf({
  machine: paymentSendingMachine,
  inputs: {
    'of a click': { submission: sent, isInterrupted: false },
    'of a visit before': { submission: { ...sent, order: null }, isInterrupted: true },
  },
  events: {},
  answers: {
    send: { paid: paidOutcome, declined },
    ask: { paid: paidOutcome, unknown: { kind: 'unknown' } },
  },
  distinguish: ({ timesUnknown }) => timesUnknown,
  rules: [
    asksOnlyIf<Submitted>('send', (_, { isInterrupted }) => !isInterrupted),
    neverAgainAfter('send', 'send', 'send failed'),
    neverAgainAfter('ask', 'ask: paid'),
    leadsTo('send', 'known'),
    leadsTo('send failed', 'asking'),
    leadsTo('ask failed', 'waiting'),
    sendsOnce('send', 'ask'),
    restsIn(['waiting', 'known']),
  ],
});

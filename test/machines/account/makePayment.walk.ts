import { openItemKey } from '#domain/receivable/paymentItem.ts';
import { makePaymentMachine } from '#machines/account/makePayment/makePaymentMachine.ts';
import { paymentRecoveryMachine } from '#machines/account/makePayment/paymentRecoveryMachine.ts';
import { paymentReviewMachine } from '#machines/account/makePayment/paymentReviewMachine.ts';
import { paymentSendingMachine } from '#machines/account/makePayment/paymentSendingMachine.ts';
import { walkOf } from '../../support/walk.ts';
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

export const makePaymentWalk = walkOf({
  machine: makePaymentMachine,
  inputs: { 'of a customer': { buyer: payer, newId } },
  events: {
    'items.retry': { 'by its button': {} },
    'selection.change': {
      'by the box of an invoice': { command: { kind: 'toggle', item: invoice } },
      'by the box of a credit': { command: { kind: 'toggle', item: credit } },
    },
    'step.next': { 'by its button': {} },
    'step.back': { 'by its button': {} },
    'payment.again': { 'by its button': {} },
    'documents.retry': { 'by its button': {} },
  },
  answers: {
    paymentRecovery: { nothing: { kind: 'nothing' }, 'a payment': { kind: 'paid', paid } },
    loadOpenItems: { none: [], some: openItems },
    payment: { forward: { accepted: taken, card: visa }, back: { accepted: taken, card: null } },
    paymentReview: {
      paid: { kind: 'paid', paid },
      back: { kind: 'back' },
      unpaid: { kind: 'unpaid', problem: 'Declined' },
      moved: { kind: 'moved', messages: ['It has changed.'] },
      unclear: { kind: 'unclear' },
    },
  },
  failures: {
    paymentRecovery: { unexpected: failures.unexpected },
    loadOpenItems: { offline: failures.offline },
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
});

export const paymentRecoveryWalk = walkOf({
  machine: paymentRecoveryMachine,
  inputs: { 'of a payer': { buyer: payer } },
  events: {
    'recovery.retry': { 'by its button': {} },
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
});

export const paymentReviewWalk = walkOf({
  machine: paymentReviewMachine,
  inputs: {
    'by card': { buyer: payer, newId, selected, method: visa },
    'by credit': { buyer: payer, newId, selected: credited, method: null },
  },
  events: { 'payment.submit': { 'by its button': {} }, 'step.back': { 'by its button': {} } },
  answers: {
    paymentSending: {
      paid: paidOutcome,
      declined,
      moved: { kind: 'moved', messages: ['It has changed.'] },
      refused: { kind: 'refused', messages: ['Payment Service is unavailable. Please contact support.'] },
      'without a card': { kind: 'entryGone' },
      'never arrived': { kind: 'notArrived', amount: 100.1, lines: ['An unexpected error occurred.'] },
    },
  },
  failures: { paymentSending: { unexpected: failures.unexpected } },
});

export const paymentSendingWalk = walkOf({
  machine: paymentSendingMachine,
  inputs: {
    'of a click': { submission: sent, isInterrupted: false },
    'of a visit before': { submission: { ...sent, order: null }, isInterrupted: true },
  },
  events: { 'answer.askNow': { 'by its button': {} } },
  answers: {
    send: { paid: paidOutcome, declined },
    ask: { paid: paidOutcome, unknown: { kind: 'unknown' } },
  },
  failures: { send: { offline: failures.offline }, ask: { offline: failures.offline } },
  distinguish: ({ timesUnknown }) => timesUnknown,
});

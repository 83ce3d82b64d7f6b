import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { paymentTexts } from '#domain/receivable/paymentTexts.ts';
import type { MakePaymentRef } from '#machines/account/makePayment/makePaymentMachine.ts';
import { createCardEntries } from '../../../src/ports/cardEntries.ts';
import { MakePaymentScreen } from '../../../src/screens/makePayment/MakePaymentScreen.tsx';
import {
  makePaymentWalk,
  paymentRecoveryWalk,
  paymentReviewWalk,
  paymentSendingWalk,
} from '../../machines/account/makePayment.walk.ts';
import { credit, invoice, openItems, sent, taken, visa } from '../../machines/account/paymentSamples.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { answer, child, quietAccount } from './quietShop.ts';
import { all, no, nothingYet, region, text, without } from './seeing.ts';

const HELD = 'not on the page: leaving asks, which the leaving machine shows';
const PASSES = 'decided in the same moment, never on screen';

function openPayment(): MakePaymentRef {
  const { shop, area } = quietAccount({ type: 'makePayment.enter' });
  renderPiece(<MakePaymentScreen shop={shop} area={area} entries={createCardEntries()} />);
  return child(area, 'makePayment');
}

const openRecovery = () => child(openPayment(), 'paymentRecovery');

function openSelected(...items: (typeof invoice)[]) {
  const payment = openPayment();
  answer(payment, 'paymentRecovery', { kind: 'nothing' });
  act(() => answer(payment, 'loadOpenItems', openItems));
  act(() => {
    for (const item of items) payment.send({ type: 'selection.change', command: { kind: 'toggle', item } });
    payment.send({ type: 'step.next' });
    payment.send({ type: 'step.next' });
  });
  return payment;
}

function openReview() {
  const payment = openSelected(invoice);
  act(() => answer(payment, 'payment', { accepted: taken, card: visa }));
  return child(payment, 'paymentReview');
}

function openCreditReview() {
  const payment = openSelected(invoice, credit);
  act(() => payment.send({ type: 'step.next' }));
  return child(payment, 'paymentReview');
}

function openSent() {
  const review = openReview();
  act(() => review.send({ type: 'payment.submit' }));
  return child(review, 'paymentSending');
}

function openSentBefore() {
  const recovery = openRecovery();
  answer(recovery, 'recall', { ...sent, order: null });
  return child(recovery, 'submission');
}

const payButton = () => screen.getByRole('button', { name: /^(Pay \$|Apply Credit)/ });
const stepsAreThere = () => void screen.getByRole('list', { name: 'Make Payment' });

walkScreen(makePaymentWalk, {
  open: { 'of a customer': openPayment },
  sees: {
    'steps.recovering': all(nothingYet, without(paymentTexts.loading)),
    'steps.loading': text(paymentTexts.loading),
    'steps.loading.first': all(text(paymentTexts.loading), no('list')),
    'steps.loading.again': all(text(paymentTexts.loading), region('Select Payments')),
    'steps.failed': text(paymentTexts.failed),
    'steps.none': text(paymentTexts.none),
    'steps.selecting': all(region('Select Payments'), without(paymentTexts.loading)),
    'steps.selecting.asShown': all(region('Select Payments'), no('alert'), without(paymentTexts.loading)),
    'steps.selecting.moved': all(region('Select Payments'), () => void screen.getByText('It has changed.')),
    'steps.reviewingSelection': region('Review Selection'),
    'steps.applyingCredit': text(paymentTexts.applyCreditHint),
    'steps.enteringMethod': all(region('Payment Method'), without(paymentTexts.applyCreditHint)),
    'steps.reviewingPayment': region('Review Payment'),
    'steps.receipt': region('Receipt'),
  },
  unseen: {
    steps: 'it is the page',
    'steps.selecting.deciding': PASSES,
    work: HELD,
    'work.none': HELD,
    'work.held': HELD,
    documents: 'its buttons stand in rows and on the receipt, which are not always there',
    'documents.offered': 'its buttons stand in rows and on the receipt, which are not always there',
    'documents.unavailable': 'said where its buttons would be, on the steps that have some',
  },
});

walkScreen(paymentRecoveryWalk, {
  open: { 'of a payer': openRecovery },
  sees: { recalling: nothingYet, asking: text(paymentTexts.asking), failed: text(paymentTexts.failed) },
  unseen: { known: 'the items are loaded, or the receipt is there at once' },
});

walkScreen(paymentReviewWalk, {
  open: { 'by card': openReview, 'by credit': openCreditReview },
  sees: {
    reviewing: () => expect(payButton().ariaBusy).not.toBe('true'),
    'reviewing.offered': no('alert'),
    'reviewing.refused': () => expect(screen.getByRole('alert').dataset.kind).toBe('error'),
    'reviewing.notArrived': text(paymentTexts.notArrived),
    paying: all(stepsAreThere, () => expect(payButton().ariaBusy).toBe('true')),
  },
  unseen: { left: 'the next step is there at once' },
});

walkScreen(paymentSendingWalk, {
  open: { 'of a visit before': openSentBefore, 'of a click': openSent },
  sees: {
    sending: text(paymentTexts.sending),
    asking: text(paymentTexts.asking),
    waiting: text(paymentTexts.waiting),
  },
  unseen: { starting: PASSES, known: 'the receipt or the review is there at once' },
});

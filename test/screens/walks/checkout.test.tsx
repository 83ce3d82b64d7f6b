import { act, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { words } from '#domain/checkout/words.ts';
import { transferWords } from '#domain/punchout/transferWords.ts';
import { texts } from '#domain/texts.ts';
import type { CheckoutRef } from '#machines/ordering/checkout/checkoutMachine.ts';
import type { DeliveryRef } from '#machines/ordering/checkout/deliveryMachine.ts';
import type { KeptDetailsRef } from '#machines/ordering/checkout/keptDetailsMachine.ts';
import type { OrderReviewRef } from '#machines/ordering/checkout/orderReviewMachine.ts';
import type { RecoveryRef } from '#machines/ordering/checkout/recoveryMachine.ts';
import type { SubmissionRef } from '#machines/ordering/checkout/submissionMachine.ts';
import type { TransferRef } from '#machines/ordering/transfer/transferMachine.ts';
import type { PaymentRef } from '#machines/payment/paymentMachine.ts';
import { createCardEntries } from '../../../src/ports/cardEntries.ts';
import { CheckoutScreen } from '../../../src/screens/checkout/CheckoutScreen.tsx';
import {
  checkoutWalk,
  deliveryWalk,
  keptDetailsWalk,
  orderReviewWalk,
  paymentWalk,
  recoveryWalk,
  submissionWalk,
} from '../../machines/ordering/checkout.walk.ts';
import {
  accepted,
  consumerWith,
  dates,
  details,
  editingVisit,
  fillingVisit,
  form,
  newCart,
  offer,
  payment,
  punchoutWith,
  savedCart,
  shopperWith,
  visa,
} from '../../machines/ordering/checkoutSamples.ts';
import { transferWalk } from '../../machines/ordering/transfer.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import { answer, child, quietOrdering } from './quietShop.ts';
import { all, button, isBusy, isIdle, no, nothingYet, region, text, waiting, without } from './seeing.ts';

const MESSAGE = 'No delivery on Labor Day.';
const HELD = 'not on the page: leaving asks, which the leaving machine shows';
const PASSES = 'decided in the same moment, never on screen';

function openCheckout(checkoutMessage: string | null = null, shopper = shopperWith({ checkoutMessage })): CheckoutRef {
  const { shop, area } = quietOrdering({ type: 'checkout.enter' }, { shopper, cart: newCart });
  renderPiece(<CheckoutScreen shop={shop} area={area} cards={{ ...createCardEntries(), typed: () => undefined }} />);
  return child(area, 'checkout');
}

function openDelivery(): DeliveryRef {
  const checkout = openCheckout();
  answer(child(checkout, 'recovery'), 'recall', null);
  answer(checkout, 'recallDetails', {});
  answer(checkout, 'loadCart', newCart);
  return child(checkout, 'delivery');
}

function openBehindDelivery(shopper = shopperWith()): CheckoutRef {
  const checkout = openCheckout(null, shopper);
  answer(child(checkout, 'recovery'), 'recall', null);
  answer(checkout, 'recallDetails', {});
  answer(checkout, 'loadCart', savedCart);
  if (shopper.userType === 'Consumer') act(() => checkout.send({ type: 'shipMethod.settle', shipMethod: 'Delivery' }));
  answer(checkout, 'delivery', { details, dates, leavesTo: 'next', isUnsaved: false });
  return checkout;
}

const openReview = (): OrderReviewRef => child(openBehindDelivery(), 'orderReview');
const openPayment = (): PaymentRef => child(openBehindDelivery(consumerWith()), 'payment');

/** Come back to, after a card that was declined. */
function openPaymentAgain(): PaymentRef {
  const checkout = openBehindDelivery(consumerWith());
  answer(checkout, 'payment', { accepted, card: visa });
  answer(checkout, 'orderReview', { kind: 'unpaid', problem: 'Declined' });
  return child(checkout, 'payment');
}

function openCarriedReview(punchout = fillingVisit): OrderReviewRef {
  return child(openBehindDelivery(punchoutWith(punchout)), 'orderReview');
}

function openTransfer(): TransferRef {
  const checkout = openBehindDelivery(punchoutWith());
  answer(checkout, 'orderReview', { kind: 'handedOver', form });
  return child(checkout, 'transfer');
}

function openPaidReview(): OrderReviewRef {
  const checkout = openBehindDelivery(consumerWith());
  answer(checkout, 'payment', { accepted, card: visa });
  return child(checkout, 'orderReview');
}

function openKeptDetails(): KeptDetailsRef {
  const checkout = openCheckout();
  answer(child(checkout, 'recovery'), 'recall', null);
  answer(checkout, 'recallDetails', {});
  answer(checkout, 'loadCart', savedCart);
  return child(checkout, 'keptDetails');
}

const openRecovery = (): RecoveryRef => child(openCheckout(), 'recovery');

function openSubmission(): SubmissionRef {
  const recovery = openRecovery();
  answer(recovery, 'recall', payment);
  return child(recovery, 'submission');
}

function openSent(): SubmissionRef {
  const review = openReview();
  answer(review, 'loadOffer', offer);
  act(() => review.send({ type: 'order.submit' }));
  return child(review, 'submission');
}

const oneOf = (...texts: string[]) => text(new RegExp(texts.map((part) => part.replaceAll('.', '\\.')).join('|')));
const dateField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Delivery Date' });

walkScreen(checkoutWalk, {
  open: {
    'with a message': () => openCheckout(MESSAGE),
    'without a message': () => openCheckout(),
    'of a consumer with a message': () => openCheckout(MESSAGE, consumerWith({ checkoutMessage: MESSAGE })),
    'of a consumer': () => openCheckout(null, consumerWith()),
    'of a punchout': () => openCheckout(null, punchoutWith()),
    'of a punchout that changes a cart': () => openCheckout(null, punchoutWith(editingVisit)),
  },
  sees: {
    recovering: nothingYet,
    recallingDetails: nothingYet,
    loading: nothingYet,
    failed: text('Checkout could not be loaded.'),
    empty: text('No items in cart'),
    choosingShipMethod: region('Shipment Method'),
    enteringPayment: region('Payment Information'),
    readingMessage: text(MESSAGE),
    enteringDelivery: region('Delivery'),
    confirmingOrder: all(region('Confirm Order'), waiting),
    transferring: all(region('Confirm Order'), text(/can be reached\.$/)),
    deliveryFailed: text('Checkout could not be loaded.'),
    receipt: region('Receipt'),
    'receipt.withDocuments': without(texts.documents.unavailable),
    'receipt.withoutDocuments': text(texts.documents.unavailable),
  },
  alike: [
    ['recovering', 'recallingDetails', 'loading'],
    ['failed', 'deliveryFailed'],
  ],
  unseen: {
    passingOn: PASSES,
    goingBack: PASSES,
    'choosingShipMethod.first': 'looks like the choice come back to; what differs is asked when one leaves',
    'choosingShipMethod.again': 'looks like the choice at first; what differs is asked when one leaves',
    'readingMessage.first': 'looks like the message read again; what differs is asked when one leaves',
    'readingMessage.again': 'looks like the message read first; what differs is asked when one leaves',
  },
});

walkScreen(recoveryWalk, {
  open: { 'of a buyer': openRecovery },
  sees: { recalling: nothingYet, asking: text(words.asking), failed: text('Checkout could not be loaded.') },
  unseen: { known: 'the cart is loaded, or the receipt is there at once' },
});

walkScreen(keptDetailsWalk, {
  open: { 'of a cart': openKeptDetails },
  sees: {},
  unseen: {
    deciding: PASSES,
    resting: 'the form stands as it is',
    keeping: 'nobody waits for it: the form stands as it is',
    saving: 'the step shows that it waits for it',
  },
});

walkScreen(deliveryWalk, {
  open: { 'of a step come back to, P.O. and date required': openDelivery },
  sees: {
    form: region('Delivery'),
    'form.loadingDates': () => {
      expect(dateField().disabled).toBe(true);
      isIdle('Continue')();
      expect(screen.queryByText(texts.checkout.datesFailed)).toBeNull();
    },
    'form.editing': all(isIdle('Continue'), () => expect(button('Continue').disabled).toBe(false)),
    'form.editing.withDates': () => expect(dateField().disabled).toBe(false),
    'form.editing.withoutDates': text(texts.checkout.datesFailed),
    'form.saving': isBusy('Continue'),
  },
  unseen: {
    'form.editing.choosing': PASSES,
    'form.left': 'the next step is there at once',
    work: HELD,
    'work.starting': PASSES,
    'work.none': HELD,
    'work.held': HELD,
    'work.missed': HELD,
    'work.released': HELD,
  },
});

walkScreen(paymentWalk, {
  open: { 'at first': openPayment, 'come back to': openPaymentAgain },
  sees: {
    loading: waiting,
    failed: text(words.paymentTypesFailed),
    unavailable: text(words.noPaymentTypes),
    entering: () => void screen.getByRole('textbox', { name: /^Card Number/ }),
  },
  unseen: { starting: PASSES, left: 'the next step is there at once' },
});

/** Says what it does. */
const orderButton = () => screen.getByRole('button', { name: /^(Submit Order|Pay \$|Transfer)/ });

walkScreen(orderReviewWalk, {
  open: {
    'on account': openReview,
    'by card': openPaidReview,
    'of a punchout': openCarriedReview,
    'of a punchout that changes a cart': () => openCarriedReview(editingVisit),
  },
  sees: {
    loading: waiting,
    failed: () => void button('Try Again'),
    reviewing: () => expect(orderButton().ariaBusy).not.toBe('true'),
    'reviewing.offered': no('alert'),
    'reviewing.moved': text(words.offerMoved),
    'reviewing.refused': () => void within(screen.getByRole('alert')).getByText('Credit limit reached.'),
    'reviewing.notArrived': text(words.notArrived),
    submitting: () => expect(orderButton().ariaBusy).toBe('true'),
  },
  unseen: { left: 'the next step is there at once' },
});

walkScreen(submissionWalk, {
  open: { 'of a visit before': openSubmission, 'of a click': openSent },
  sees: {
    sending: text(words.sending),
    asking: oneOf(words.asking, words.paying.asking),
    waiting: oneOf(words.waiting, words.paying.waiting),
  },
  unseen: { starting: PASSES, known: 'the receipt or the order is there at once' },
});

const northwind = fillingVisit.partnerName;

walkScreen(transferWalk, {
  open: { 'of a cart': openTransfer },
  sees: {
    probing: text(transferWords.probing(northwind)),
    unreached: all(
      text(transferWords.unreached(northwind)),
      text('Try Again'),
      text('Transfer Anyway'),
      () => void button('Back'),
    ),
    'handingOver.posting': text(transferWords.posting(northwind)),
    'handingOver.unanswered': all(
      text(transferWords.notTaken(northwind)),
      text('Transfer Again'),
      () => void button('Back'),
    ),
    'handingOver.returned': all(text(transferWords.returned(northwind)), text('Transfer Again'), without('Back')),
  },
  unseen: {
    handingOver: 'each of its states looks its own way',
    'handingOver.gone': 'the page is the procurement system’s by then',
    left: 'the cart is there at once',
  },
});

import { useSelector } from '@xstate/react';
import type { Offer, PaidBy } from '#domain/checkout/offer.ts';
import { words } from '#domain/checkout/words.ts';
import { formatMoney } from '#domain/money.ts';
import { RETURN_EMPTY } from '#domain/punchout/transferring.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import { refusalOf } from '#machines/lib/refusal.ts';
import type { OrderReviewRef, OrderReviewSnapshot } from '#machines/ordering/checkout/orderReviewMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Button } from '../../../../components/buttons/Button.tsx';
import { classes } from '../../../../components/classes.ts';
import steps from '../../../../components/layout/Steps.module.css';
import { FailedState } from '../../../../components/states/FailedState.tsx';
import { Skeleton } from '../../../../components/states/Skeleton.tsx';
import { MoneyText } from '../../../../components/text/MoneyText.tsx';
import styles from '../Checkout.module.css';
import { OrderNotice } from './OrderNotice.tsx';
import { PrintedOrder } from './PrintedOrder.tsx';
import { SubmissionStatus } from './SubmissionStatus.tsx';

const isLoadingIn = (snapshot: OrderReviewSnapshot) => snapshot.hasTag('busy');
const hasFailed = (snapshot: OrderReviewSnapshot) => snapshot.hasTag('failed');
const isSubmittingIn = (snapshot: OrderReviewSnapshot) => snapshot.matches('submitting');
const submissionOf = ({ children }: OrderReviewSnapshot) => children.submission;
const offerOf = ({ context }: OrderReviewSnapshot) => context.offer;
const hasEstimates = ({ cart }: Offer) => cart.lines.some((line) => line.isEstimate);
const byOf = ({ context }: OrderReviewSnapshot) => context.by;
const cardOf = ({ context }: OrderReviewSnapshot) => context.card;
const whyNotSubmit = (snapshot: OrderReviewSnapshot) => refusalOf(snapshot, { type: 'order.submit' });
const messagesOf = ({ context }: OrderReviewSnapshot) => context.messages;

const BUSY: Readonly<Record<PaidBy, string>> = {
  account: checkoutText('checkout.submitting'),
  card: checkoutText('checkout.paying'),
  procurement: checkoutText('checkout.transferring'),
};

/** The label of the button. */
function nameOf(by: PaidBy, { cart, estimate }: Offer): string {
  if (by === 'card') return words.pay(formatMoney(estimate.total));
  if (by === 'account') return checkoutText('checkout.submitOrder');
  return cart.lines.length === 0 ? RETURN_EMPTY : checkoutText('checkout.transfer');
}

/** The final order and the button that places it; in a punchout, the cart and the button that transfers it. */
export function OrderReviewStep({ shop, review }: { shop: Shop; review: OrderReviewRef }) {
  const isLoading = useSelector(review, isLoadingIn);
  const isFailed = useSelector(review, hasFailed);
  const isSubmitting = useSelector(review, isSubmittingIn);
  const blockedBy = useSelector(review, whyNotSubmit);
  const submission = useSelector(review, submissionOf);
  const offer = useSelector(review, offerOf);
  const messages = useSelector(review, messagesOf);
  const by = useSelector(review, byOf);
  const card = useSelector(review, cardOf);
  if (isLoading) {
    return (
      <div aria-busy="true" className={steps.form}>
        <Skeleton variant="text" count={3} />
        <Skeleton variant="row" count={4} />
      </div>
    );
  }
  const back = (
    <Button disabled={isSubmitting} onClick={() => review.send({ type: 'step.back' })}>
      {checkoutText('checkout.back')}
    </Button>
  );
  if (isFailed) {
    return (
      <>
        <FailedState detail={messages.slice(1).join(' ')} onRetry={() => review.send({ type: 'review.retry' })}>
          {messages[0] ?? ''}
        </FailedState>
        <div className={steps.buttons}>{back}</div>
      </>
    );
  }
  return (
    <>
      <OrderNotice shop={shop} review={review} />
      <PrintedOrder shop={shop} offer={offer} isOffered card={card} />
      {submission && <SubmissionStatus submission={submission} />}
      <div className={classes(steps.buttons, steps.stays)}>
        {back}
        {offer.estimate.total !== undefined && (
          <span className={steps.sum}>
            <span className={steps.light}>
              {checkoutText(hasEstimates(offer) ? 'checkout.totalEst' : 'checkout.total')}
            </span>{' '}
            <MoneyText isInline value={offer.estimate.total} />
            <span className={styles.tax}>
              {' '}
              {checkoutText('checkout.inclTax', { tax: formatMoney(offer.estimate.tax) })}
            </span>
          </span>
        )}
        <Button
          variant="primary"
          isBusy={isSubmitting}
          busyLabel={BUSY[by]}
          blockedBy={blockedBy}
          reasonPlace="line"
          onClick={() => review.send({ type: 'order.submit' })}
        >
          {nameOf(by, offer)}
        </Button>
      </div>
    </>
  );
}

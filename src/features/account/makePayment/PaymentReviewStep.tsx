import { useSelector } from '@xstate/react';
import { formatMoney } from '#domain/money.ts';
import { describeCard } from '#domain/payment/summary.ts';
import { paymentTexts } from '#domain/receivable/paymentTexts.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { PaymentReviewRef, PaymentReviewSnapshot } from '#machines/account/makePayment/paymentReviewMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { classes } from '../../../components/classes.ts';
import steps from '../../../components/layout/Steps.module.css';
import { FocusedAlert } from '../../../components/states/FocusedAlert.tsx';
import { SendingStatus } from '../../../components/states/SendingStatus.tsx';
import styles from './MakePayment.module.css';
import { PaidItems, PaidTotal } from './PaidItems.tsx';

const selectedOf = ({ context }: PaymentReviewSnapshot) => context.selected;
const methodOf = ({ context }: PaymentReviewSnapshot) => context.method;
const messagesOf = ({ context }: PaymentReviewSnapshot) => context.messages;
const sendingOf = ({ children }: PaymentReviewSnapshot) => children.paymentSending;
const isPayingIn = (snapshot: PaymentReviewSnapshot) => snapshot.matches('paying');
const isRefusedIn = (snapshot: PaymentReviewSnapshot) => snapshot.matches({ reviewing: 'refused' });
const hasNotArrived = (snapshot: PaymentReviewSnapshot) => snapshot.matches({ reviewing: 'notArrived' });

/** The items and the payment method, with the button that pays. */
export function PaymentReviewStep({ review }: { review: PaymentReviewRef }) {
  const selected = useSelector(review, selectedOf);
  const method = useSelector(review, methodOf);
  const messages = useSelector(review, messagesOf);
  const sending = useSelector(review, sendingOf);
  const isPaying = useSelector(review, isPayingIn);
  const isRefused = useSelector(review, isRefusedIn);
  const isLost = useSelector(review, hasNotArrived);
  return (
    <>
      {isRefused && <FocusedAlert kind="error" lines={messages} />}
      {isLost && <FocusedAlert kind="warning" lines={messages} />}
      <dl className={styles.total}>
        <dt>{accountText('makePayment.payment')}</dt>
        <dd>{method ? describeCard(method) : accountText('payment.applyCredit')}</dd>
      </dl>
      <PaidItems label={accountText('makePayment.items')} items={selected.items} />
      <PaidTotal name={accountText('makePayment.total')} amount={selected.total} />
      {sending && <SendingStatus sending={sending} words={paymentTexts.paying} />}
      <div className={classes(steps.buttons, steps.stays)}>
        <Button disabled={isPaying} onClick={() => review.send({ type: 'step.back' })}>
          {accountText('makePayment.back')}
        </Button>
        <Button
          variant="primary"
          isBusy={isPaying}
          busyLabel={method ? accountText('makePayment.paying') : accountText('makePayment.applying')}
          onClick={() => review.send({ type: 'payment.submit' })}
        >
          {method
            ? accountText('payment.pay', { amount: formatMoney(selected.total) })
            : accountText('payment.applyCredit')}
        </Button>
      </div>
    </>
  );
}

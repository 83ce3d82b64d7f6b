import { useSelector } from '@xstate/react';
import { formatMoney } from '#domain/money.ts';
import { afterVoid } from '#domain/payment/refunding.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { PaymentsRef, PaymentsSnapshot } from '#machines/admin/payments/paymentsMachine.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import styles from './Payments.module.css';
import { RefundDialog } from './RefundDialog.tsx';

const chosenOf = ({ context }: PaymentsSnapshot) => context.chosen;
const problemOf = ({ context }: PaymentsSnapshot) => context.problem;
const isBusyIn = (snapshot: PaymentsSnapshot) => snapshot.matches('refunding');
const isWholeIn = (snapshot: PaymentsSnapshot) =>
  snapshot.matches('confirmingVoid') || (snapshot.matches('refunding') && snapshot.context.asked.amount === null);
const isPartIn = (snapshot: PaymentsSnapshot) =>
  snapshot.matches('enteringRefund') || (snapshot.matches('refunding') && snapshot.context.asked.amount !== null);

/** The questions before a void or a refund. */
export function ReturnDialogs({ page }: { page: PaymentsRef }) {
  const payment = useSelector(page, chosenOf);
  const isWhole = useSelector(page, isWholeIn);
  const isPart = useSelector(page, isPartIn);
  const isBusy = useSelector(page, isBusyIn);
  const problem = useSelector(page, problemOf);
  return (
    <>
      <ConfirmDialog
        isOpen={isWhole}
        title={adminText('payments.voidPayment')}
        confirmLabel={
          payment
            ? adminText('payments.void', { amount: formatMoney(payment.amount) })
            : adminText('payments.voidButton')
        }
        busyLabel={adminText('payments.voiding')}
        isDanger
        isBusy={isBusy}
        onConfirm={() => page.send({ type: 'void.confirm' })}
        onCancel={() => page.send({ type: 'return.refuse' })}
      >
        {payment && (
          <p>
            {adminText('payments.getsAllOfBack', {
              customerName: payment.customerName,
              amount: formatMoney(payment.amount),
              payment: afterVoid(payment),
            })}
          </p>
        )}
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      </ConfirmDialog>
      {isPart && payment && <RefundDialog key={payment.reference} page={page} payment={payment} />}
    </>
  );
}

import { useSelector } from '@xstate/react';
import { object } from 'yup';
import { formatMoney } from '#domain/money.ts';
import type { PaymentRow } from '#domain/payment/paymentRow.ts';
import { afterRefund, leftOf, paidFor, refundAmount, refundProblem } from '#domain/payment/refunding.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { PaymentsRef, PaymentsSnapshot } from '#machines/admin/payments/paymentsMachine.ts';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { fieldOf } from '../../../forms/fieldOf.ts';
import { useYupForm } from '../../../forms/useYupForm.ts';
import { validated } from '../../../forms/validated.ts';
import styles from './Payments.module.css';

interface RefundDialogProps {
  readonly page: PaymentsRef;
  readonly payment: PaymentRow;
}

const isBusyIn = (snapshot: PaymentsSnapshot) => snapshot.matches('refunding');
const problemOf = ({ context }: PaymentsSnapshot) => context.problem;

/** Refunds a part of a payment. The label of the button contains the typed amount. */
export function RefundDialog({ page, payment }: RefundDialogProps) {
  const isBusy = useSelector(page, isBusyIn);
  const problem = useSelector(page, problemOf);
  const left = leftOf(payment);
  const form = useYupForm({
    initialValues: { amount: left.toFixed(2) },
    schema: object({ amount: validated((typed) => refundProblem(typed, payment)) }),
    onSubmit: ({ amount }, { setSubmitting }) => {
      setSubmitting(false);
      page.send({ type: 'refund.confirm', amount });
    },
  });
  const { amount } = form.values;
  const typed = refundAmount(amount, payment);
  const cancel = () => page.send({ type: 'return.refuse' });
  return (
    <FormDialog
      onClose={cancel}
      title={adminText('payments.refundPayment')}
      width="narrow"
      isBusy={isBusy}
      onSubmit={form.submitForm}
      submitLabel={
        typed === null
          ? adminText('payments.refund')
          : adminText('payments.refundAmount', { amount: formatMoney(typed) })
      }
      busyLabel={adminText('payments.refunding')}
      isDanger
    >
      <dl className={styles.named}>
        <dt>{adminText('payments.customer')}</dt>
        <dd>{payment.customerName}</dd>
        <dt>{adminText('payments.paidFor')}</dt>
        <dd>{paidFor(payment)}</dd>
        <dt>{adminText('payments.cardOrAccount')}</dt>
        <dd>{adminText('payments.methodEndingIn', { lastFour: payment.lastFour ?? '' })}</dd>
        <dt>{adminText('payments.paid')}</dt>
        <dd>{formatMoney(payment.amount)}</dd>
        {payment.refunded > 0 && (
          <>
            <dt>{adminText('payments.refunded')}</dt>
            <dd>{formatMoney(payment.refunded)}</dd>
          </>
        )}
      </dl>
      <TextField
        {...fieldOf(form, 'amount', isBusy)}
        label={adminText('payments.amountIn')}
        isRequired
        inputMode="decimal"
        autoComplete="off"
        hint={adminText('payments.atMost', { refundable: formatMoney(left), consequence: afterRefund(payment) })}
      />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </FormDialog>
  );
}

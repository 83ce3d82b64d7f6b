import { useSelector } from '@xstate/react';
import { object } from 'yup';
import { readTyped } from '#domain/decimal.ts';
import { formatMoney } from '#domain/money.ts';
import { afterRefund, leftOf, paidFor, refundProblem } from '#domain/payment/givingBack.ts';
import type { PaymentRow } from '#domain/payment/paymentRow.ts';
import type { PaymentsRef, PaymentsSnapshot } from '#machines/admin/payments/paymentsMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { fieldOf } from '../../../forms/fieldOf.ts';
import { judged } from '../../../forms/judged.ts';
import { useYupForm } from '../../../forms/useYupForm.ts';
import styles from './Payments.module.css';

interface RefundDialogProps {
  readonly page: PaymentsRef;
  readonly payment: PaymentRow;
}

const isBusyIn = (snapshot: PaymentsSnapshot) => snapshot.matches('givingBack');
const problemOf = ({ context }: PaymentsSnapshot) => context.problem;

/** How much of a payment is given back. The button says what it does, by the amount that stands in the field. */
export function RefundDialog({ page, payment }: RefundDialogProps) {
  const isBusy = useSelector(page, isBusyIn);
  const problem = useSelector(page, problemOf);
  const left = leftOf(payment);
  const form = useYupForm({
    initialValues: { amount: left.toFixed(2) },
    schema: object({ amount: judged((typed) => refundProblem(typed, payment)) }),
    onSubmit: ({ amount }, { setSubmitting }) => {
      setSubmitting(false);
      page.send({ type: 'refund.confirm', amount });
    },
  });
  const { amount } = form.values;
  const typed = form.errors.amount === undefined ? readTyped(amount) : null;
  const cancel = () => page.send({ type: 'return.refuse' });
  return (
    <Dialog
      isOpen
      onClose={cancel}
      title="Refund Payment"
      width="narrow"
      isBusy={isBusy}
      onSubmit={form.submitForm}
      footer={
        <>
          <Button disabled={isBusy} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" isBusy={isBusy} busyLabel="Refunding">
            {typed === null ? 'Refund' : `Refund ${formatMoney(typed)}`}
          </Button>
        </>
      }
    >
      <dl className={styles.named}>
        <dt>Customer</dt>
        <dd>{payment.customerName}</dd>
        <dt>Paid For</dt>
        <dd>{paidFor(payment)}</dd>
        <dt>Card or Account</dt>
        <dd>{`ending in ${payment.lastFour}`}</dd>
        <dt>Paid</dt>
        <dd>{formatMoney(payment.amount)}</dd>
        {payment.refunded > 0 && (
          <>
            <dt>Refunded</dt>
            <dd>{formatMoney(payment.refunded)}</dd>
          </>
        )}
      </dl>
      <TextField
        {...fieldOf(form, 'amount', isBusy)}
        label="Amount in $"
        isRequired
        inputMode="decimal"
        autoComplete="off"
        hint={`At most ${formatMoney(left)}. ${afterRefund(payment)}`}
      />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </Dialog>
  );
}

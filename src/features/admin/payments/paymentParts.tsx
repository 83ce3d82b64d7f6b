import { formatMoney } from '#domain/money.ts';
import type { PaymentRow } from '#domain/payment/paymentRow.ts';
import { isRefundable, isVoidable } from '#domain/payment/refunding.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { PaymentsRef } from '#machines/admin/payments/paymentsMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Badge } from '../../../components/text/Badge.tsx';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden.tsx';
import styles from './Payments.module.css';
import { STATE_LOOKS, STATE_WORDS } from './paymentStates.ts';

interface Shown {
  readonly payment: PaymentRow;
}

/** `$43.00 of The Gilded Oyster, order 500001`: the description of a payment in a sentence. */
export function namedPayment(payment: PaymentRow): string {
  const { customerName, orderNumber, invoicePaymentKey } = payment;
  const amount = formatMoney(payment.amount);
  if (orderNumber !== null) return adminText('payments.amountOfOrder', { amount, customerName, orderNumber });
  return invoicePaymentKey === null
    ? adminText('payments.amountOf', { amount, customerName })
    : adminText('payments.amountOfPayment', { amount, customerName, invoicePaymentKey });
}

export function PaymentState({ payment: { state } }: Shown) {
  return <Badge kind={STATE_LOOKS[state]}>{STATE_WORDS[state]}</Badge>;
}

/** Why a payment needs action or was declined. */
export function PaymentTrouble({ payment: { failure, reason } }: Shown) {
  const lines = [failure, reason].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return <span className={styles.trouble}>{lines.join(' ')}</span>;
}

/** The refundable amount: all of it before settlement, or a part of the captured amount. */
export function ReturnButtons({ payment, page }: Shown & { readonly page: PaymentsRef }) {
  const { reference } = payment;
  const name = <VisuallyHidden>{`: ${namedPayment(payment)}`}</VisuallyHidden>;
  return (
    <span className={styles.returns}>
      {isVoidable(payment) && (
        <Button size="small" onClick={() => page.send({ type: 'void.request', reference })}>
          {adminText('payments.voidButton')}
          {name}
        </Button>
      )}
      {isRefundable(payment) && (
        <Button size="small" onClick={() => page.send({ type: 'refund.request', reference })}>
          {adminText('payments.refund')}
          {name}
        </Button>
      )}
    </span>
  );
}

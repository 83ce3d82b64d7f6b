import { formatMoment } from '#domain/formatDay.ts';
import { formatMoney } from '#domain/money.ts';
import type { PaymentRow } from '#domain/payment/paymentRow.ts';
import { paidFor } from '#domain/payment/refunding.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { PaymentsRef } from '#machines/admin/payments/paymentsMachine.ts';
import row from '../../../components/tables/RowCard.module.css';
import styles from './Payments.module.css';
import { namedPayment, PaymentState, PaymentTrouble, ReturnButtons } from './paymentParts.tsx';

/** A payment as a card, for narrow windows. */
export function PaymentCard({ page, payment }: { page: PaymentsRef; payment: PaymentRow }) {
  const { customerName, lastFour, amount, refunded, askedAt } = payment;
  const facts = [
    paidFor(payment),
    lastFour !== null && adminText('payments.endingIn', { lastFour }),
    formatMoment(askedAt),
  ];
  return (
    <article className={row.card} aria-label={namedPayment(payment)}>
      <div className={row.head}>
        <strong>{customerName}</strong>
        <PaymentState payment={payment} />
      </div>
      <p className={styles.amount}>
        {formatMoney(amount)}
        {refunded > 0 && (
          <span
            className={styles.facts}
          >{` · ${adminText('payments.refundedAmount', { amount: formatMoney(refunded) })}`}</span>
        )}
      </p>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      <PaymentTrouble payment={payment} />
      <ReturnButtons page={page} payment={payment} />
    </article>
  );
}

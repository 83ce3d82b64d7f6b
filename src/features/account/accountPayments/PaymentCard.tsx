import { formatDate } from '#domain/formatDate.ts';
import { formatMoney } from '#domain/money.ts';
import type { PaymentEntry } from '#domain/receivable/paymentList.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { DocumentsRef } from '#machines/documents/documentsMachine.ts';
import { CardFacts } from '../../../components/tables/CardFacts.tsx';
import card from '../../../components/tables/RowCard.module.css';
import { MoneyText } from '../../../components/text/MoneyText.tsx';
import styles from './AccountPayments.module.css';
import { PaymentReceipt } from './PaymentReceipt.tsx';

interface PaymentCardProps {
  readonly documents: DocumentsRef | undefined;
  readonly entry: PaymentEntry;
}

/** A row of the table as a card, for narrow windows. */
export function PaymentCard({ documents, entry: { payment, key, date, method, amount, status } }: PaymentCardProps) {
  const { credits } = payment;
  const facts = [
    { term: accountText('accountPayments.date'), value: formatDate(date) },
    { term: accountText('accountPayments.method'), value: method },
    { term: accountText('accountPayments.status'), value: status },
    { term: accountText('accountPayments.creditsApplied'), value: credits > 0 ? formatMoney(credits) : '' },
  ];
  return (
    <article className={card.card} aria-label={accountText('accountPayments.payment', { key })}>
      <div className={card.head}>
        <strong className="code">{key}</strong>
        <strong className={styles.total}>
          <MoneyText isInline value={amount} />
        </strong>
      </div>
      <CardFacts facts={facts} />
      <PaymentReceipt documents={documents} payment={payment} look="buttons" />
    </article>
  );
}

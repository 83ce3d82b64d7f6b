import { formatDate } from '#domain/formatDate.ts';
import { pastDueDays } from '#domain/receivable/aging.ts';
import type { OpenItem } from '#domain/receivable/openItem.ts';
import { nameOf } from '#domain/receivable/paymentItem.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { MakePaymentRef } from '#machines/account/makePayment/makePaymentMachine.ts';
import type { DocumentsRef } from '#machines/documents/documentsMachine.ts';
import { PastDue } from '../../../account/PastDue.tsx';
import row from '../../../components/tables/RowCard.module.css';
import { MoneyText } from '../../../components/text/MoneyText.tsx';
import { AmountField, ItemBox } from './AmountField.tsx';
import { ItemScans } from './ItemScans.tsx';
import styles from './MakePayment.module.css';

interface OpenItemCardProps {
  readonly payment: MakePaymentRef;
  readonly documents: DocumentsRef | undefined;
  readonly settings: UserSettings;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly item: OpenItem;
}

/** A row of the table as a card, for narrow windows. */
export function OpenItemCard({ payment, documents, settings, today, item }: OpenItemCardProps) {
  const facts = [
    { term: accountText('makePayment.reference'), value: item.reference },
    { term: accountText('makePayment.invoiceDate'), value: formatDate(item.invoiceDate) },
    { term: accountText('makePayment.dueDate'), value: formatDate(item.dueDate) },
    { term: accountText('makePayment.po'), value: item.po_number },
  ].filter(({ value }) => value);
  return (
    <article className={styles.card} aria-label={nameOf(item)}>
      <div className={styles.cardHead}>
        <ItemBox payment={payment} item={item} />
        <strong>{nameOf(item)}</strong>
        <span className={styles.balance}>
          <MoneyText isInline value={item.balance} />
        </span>
      </div>
      <dl className={row.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {item.initial !== item.balance && (
          <div>
            <dt>{accountText('makePayment.initial')}</dt>
            <dd>
              <MoneyText isInline value={item.initial} />
            </dd>
          </div>
        )}
      </dl>
      <PastDue days={pastDueDays(item, today)} />
      <div className={styles.cardFoot}>
        <ItemScans documents={documents} settings={settings} item={item} />
        <span className={styles.amountName} aria-hidden="true">
          {accountText('makePayment.amountToPay')}
        </span>
        <AmountField payment={payment} item={item} />
      </div>
    </article>
  );
}

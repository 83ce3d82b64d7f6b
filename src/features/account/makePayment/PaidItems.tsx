import { formatDate } from '#domain/formatDate.ts';
import type { OpenItem } from '#domain/receivable/openItem.ts';
import { nameOf, openItemKey } from '#domain/receivable/paymentItem.ts';
import type { PaidItem } from '#domain/receivable/paymentSelection.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { remainingOf } from '#machines/account/makePayment/sentPayment.ts';
import { LongList } from '../../../components/tables/LongList.tsx';
import { Filled, slot } from '../../../components/text/Filled.tsx';
import { MoneyText } from '../../../components/text/MoneyText.tsx';
import styles from './MakePayment.module.css';

function dateOf({ dueDate, invoiceDate }: OpenItem): string {
  return dueDate ? accountText('makePayment.due', { date: formatDate(dueDate) }) : formatDate(invoiceDate);
}

function factsOf(item: OpenItem): readonly string[] {
  const { po_number: number } = item;
  return [...(number ? [accountText('makePayment.purchaseOrder', { number })] : []), dateOf(item)];
}

interface PaidItemsProps {
  readonly label: string;
  readonly items: readonly PaidItem[];
}

/** The paid amount of each item, and its remaining balance. */
export function PaidItems({ label, items }: PaidItemsProps) {
  return (
    <LongList label={label} rows={items} rowKey={({ item }) => openItemKey(item)}>
      {(paid) => {
        const remaining = remainingOf(paid);
        return (
          <div className={styles.paid}>
            <span className={styles.pair}>
              <span>{nameOf(paid.item)}</span>
              <span className={styles.muted}>{factsOf(paid.item).join(' · ')}</span>
            </span>
            <span className={styles.pair}>
              <MoneyText isInline value={paid.amount} />
              <span className={styles.muted}>
                {remaining === 0 ? (
                  accountText('makePayment.paidInFull')
                ) : (
                  <Filled
                    text={accountText('makePayment.remaining', { amount: slot(0) })}
                    parts={[<MoneyText key="amount" isInline value={remaining} />]}
                  />
                )}
              </span>
            </span>
          </div>
        );
      }}
    </LongList>
  );
}

/** The total of all items. */
export function PaidTotal({ name, amount }: { name: string; amount: Parameters<typeof MoneyText>[0]['value'] }) {
  return (
    <dl className={styles.total}>
      <dt>{name}</dt>
      <dd>
        <MoneyText isInline value={amount} />
      </dd>
    </dl>
  );
}

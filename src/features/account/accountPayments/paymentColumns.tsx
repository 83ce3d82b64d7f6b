import { formatDate } from '#domain/formatDate.ts';
import { formatMoney } from '#domain/money.ts';
import type { PaymentColumn, PaymentEntry } from '#domain/receivable/paymentList.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { DocumentsRef } from '#machines/documents/documentsMachine.ts';
import type { DataTableColumn } from '../../../components/tables/dataTableColumn.ts';
import { MoneyText } from '../../../components/text/MoneyText.tsx';
import styles from './AccountPayments.module.css';
import { PaymentReceipt } from './PaymentReceipt.tsx';

type Column = DataTableColumn<PaymentEntry>;

/** Credits are not part of the charged amount. */
function Amount({ payment: { amount, credits } }: PaymentEntry) {
  return (
    <span className={styles.amount}>
      <MoneyText value={amount} />
      {credits > 0 && (
        <span className={styles.note}>{accountText('accountPayments.credits', { amount: formatMoney(credits) })}</span>
      )}
    </span>
  );
}

function column(id: PaymentColumn, header: string, width: number, cell: Column['cell']): Column {
  return { id, header, width, isSortable: true, cell };
}

/** The receipt is not printed. */
export function paymentColumns(documents: DocumentsRef | undefined, isPrinted: boolean): readonly Column[] {
  const receipt: Column = {
    id: 'receipt',
    header: accountText('makePayment.receipt'),
    width: 96,
    cell: ({ payment }) => <PaymentReceipt documents={documents} payment={payment} look="line" />,
  };
  return [
    column('key', accountText('accountPayments.number'), 108, ({ key }) => <span className="code">{key}</span>),
    column('date', accountText('accountPayments.date'), 104, ({ date }) => formatDate(date)),
    column('method', accountText('accountPayments.method'), 168, ({ method }) => method),
    { ...column('amount', accountText('makePayment.amount'), 124, Amount), align: 'end' },
    column('status', accountText('accountPayments.status'), 104, ({ status }) => status),
    ...(isPrinted ? [] : [receipt]),
  ];
}

import type { ReactNode } from 'react';
import { formatDate } from '#domain/formatDate.ts';
import type { OpenItem } from '#domain/receivable/openItem.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import type { MakePaymentRef } from '#machines/account/makePayment/makePaymentMachine.ts';
import type { DocumentsRef } from '#machines/documents/documentsMachine.ts';
import type { DataTableColumn } from '../../../components/tables/dataTableColumn.ts';
import { MoneyText } from '../../../components/text/MoneyText.tsx';
import { AmountField, ItemBox } from './AmountField.tsx';
import { ItemScans } from './ItemScans.tsx';
import styles from './MakePayment.module.css';

type Column = DataTableColumn<OpenItem>;

interface ColumnsOf {
  readonly payment: MakePaymentRef;
  readonly documents: DocumentsRef | undefined;
  readonly settings: UserSettings;
}

const code = (text: string | null) => <span className="code">{text}</span>;

function boxColumn({ payment }: ColumnsOf): Column {
  return {
    id: 'box',
    header: '',
    spokenHeader: 'Pay',
    width: 52,
    cell: (item) => <ItemBox payment={payment} item={item} />,
  };
}

function amountColumn({ payment }: ColumnsOf): Column {
  return {
    id: 'amount',
    header: 'Amount to Pay',
    width: 140,
    align: 'end',
    cell: (item) => <AmountField payment={payment} item={item} />,
  };
}

function column(id: string, header: string, width: number, cell: (item: OpenItem) => ReactNode): Column {
  return { id, header, width, cell };
}

/** Every column of its own. */
export function wideColumns(of: ColumnsOf): readonly Column[] {
  return [
    boxColumn(of),
    column('type', 'Type', 116, ({ type }) => type),
    column('reference', 'Reference', 104, ({ reference }) => code(reference)),
    column('invoiceNumber', 'Invoice Number', 116, ({ invoiceNumber }) => code(invoiceNumber)),
    column('invoiceDate', 'Invoice Date', 106, ({ invoiceDate }) => formatDate(invoiceDate)),
    column('dueDate', 'Due Date', 106, ({ dueDate }) => formatDate(dueDate)),
    column('po_number', 'P.O.', 92, ({ po_number }) => code(po_number)),
    { ...column('initial', 'Initial', 104, ({ initial }) => <MoneyText value={initial} />), align: 'end' },
    { ...column('balance', 'Balance', 104, ({ balance }) => <MoneyText value={balance} />), align: 'end' },
    amountColumn(of),
    column('scans', 'Scans', 84, (item) => <ItemScans {...of} item={item} />),
  ];
}

function pair(upper: ReactNode, lower: ReactNode) {
  return (
    <span className={styles.pair}>
      <span>{upper}</span>
      <span className={styles.muted}>{lower}</span>
    </span>
  );
}

/** What belongs together in one column, one above the other. */
export function compactColumns(of: ColumnsOf): readonly Column[] {
  return [
    boxColumn(of),
    column('type', 'Type, Reference', 132, (item) => (
      <>
        {pair(item.type, code(item.reference))}
        <ItemScans {...of} item={item} />
      </>
    )),
    column('invoiceNumber', 'Invoice, P.O.', 116, (item) => pair(code(item.invoiceNumber), code(item.po_number))),
    column('dueDate', 'Due, Invoiced', 108, (item) => pair(formatDate(item.dueDate), formatDate(item.invoiceDate))),
    {
      ...column('balance', 'Balance, Initial', 124, (item) =>
        pair(<MoneyText isInline value={item.balance} />, <MoneyText isInline value={item.initial} />),
      ),
      align: 'end',
    },
    amountColumn(of),
  ];
}

import type { ReactNode } from 'react';
import { formatDate } from '#domain/formatDate.ts';
import { pastDueDays } from '#domain/receivable/aging.ts';
import type { OpenItem } from '#domain/receivable/openItem.ts';
import type { OpenItemColumn } from '#domain/receivable/openItemOrder.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { MakePaymentRef } from '#machines/account/makePayment/makePaymentMachine.ts';
import type { DocumentsRef } from '#machines/documents/documentsMachine.ts';
import { PastDue } from '../../../account/PastDue.tsx';
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
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

const code = (text: string | null) => <span className="code">{text}</span>;

function boxColumn({ payment }: ColumnsOf): Column {
  return {
    id: 'box',
    header: '',
    spokenHeader: accountText('makePayment.payHeading'),
    width: 52,
    cell: (item) => <ItemBox payment={payment} item={item} />,
  };
}

function amountColumn({ payment }: ColumnsOf): Column {
  return {
    ...column('amount', accountText('makePayment.amountToPay'), 140, (item) => (
      <AmountField payment={payment} item={item} />
    )),
    align: 'end',
  };
}

function column(id: OpenItemColumn, header: string, width: number, cell: (item: OpenItem) => ReactNode): Column {
  return { id, header, width, isSortable: true, cell };
}

const lateness = (item: OpenItem, { today }: ColumnsOf) => <PastDue days={pastDueDays(item, today)} />;

/** Each column on its own. */
export function wideColumns(of: ColumnsOf): readonly Column[] {
  return [
    boxColumn(of),
    column('type', accountText('makePayment.type'), 96, ({ type }) => type),
    column('reference', accountText('makePayment.reference'), 104, ({ reference }) => code(reference)),
    column('invoiceNumber', accountText('makePayment.invoiceNumber'), 108, ({ invoiceNumber }) => code(invoiceNumber)),
    column('invoiceDate', accountText('makePayment.invoiceDate'), 106, ({ invoiceDate }) => formatDate(invoiceDate)),
    column('dueDate', accountText('makePayment.dueDate'), 124, (item) => (
      <>
        {formatDate(item.dueDate)}
        {lateness(item, of)}
      </>
    )),
    column('po_number', accountText('makePayment.po'), 84, ({ po_number }) => code(po_number)),
    {
      ...column('initial', accountText('makePayment.initial'), 98, ({ initial }) => <MoneyText value={initial} />),
      align: 'end',
    },
    {
      ...column('balance', accountText('makePayment.balance'), 104, ({ balance }) => <MoneyText value={balance} />),
      align: 'end',
    },
    amountColumn(of),
    column('scans', accountText('makePayment.scans'), 112, (item) => <ItemScans {...of} item={item} />),
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

/** Related columns combined, one value above the other. */
export function compactColumns(of: ColumnsOf): readonly Column[] {
  return [
    boxColumn(of),
    column('type', accountText('makePayment.typeReference'), 132, (item) => (
      <>
        {pair(item.type, code(item.reference))}
        <ItemScans {...of} item={item} />
      </>
    )),
    column('invoiceNumber', accountText('makePayment.invoicePO'), 116, (item) =>
      pair(code(item.invoiceNumber), code(item.po_number)),
    ),
    column('dueDate', accountText('makePayment.dueInvoiced'), 126, (item) => (
      <>
        {pair(formatDate(item.dueDate), formatDate(item.invoiceDate))}
        {lateness(item, of)}
      </>
    )),
    {
      ...column('balance', accountText('makePayment.balanceInitial'), 124, (item) =>
        pair(<MoneyText isInline value={item.balance} />, <MoneyText isInline value={item.initial} />),
      ),
      align: 'end',
    },
    amountColumn(of),
  ];
}

import { formatDate } from '#domain/formatDate.ts';
import type { OrderHistoryRow } from '#domain/order/order.ts';
import type { OrderColumn } from '#domain/order/orderList.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { historyText } from '#domain/texts/historyText.ts';
import type { DocumentsRef } from '#machines/documents/documentsMachine.ts';
import { OrderDocuments } from '../../../components/documents/OrderDocuments.tsx';
import type { DataTableColumn } from '../../../components/tables/dataTableColumn.ts';
import { MoneyText } from '../../../components/text/MoneyText.tsx';
import { OrderAgainLink } from '../../../order/OrderAgainLink.tsx';
import { OrderLink } from '../../../order/OrderLink.tsx';
import { OrderStatus } from '../../../order/OrderStatus.tsx';
import styles from './OrderTable.module.css';

type Column = DataTableColumn<OrderHistoryRow>;

/** CSS pixels. The narrow ones fit beside the rail on small laptops and on upright tablets without scrolling. */
const WIDTHS = {
  wide: {
    orderNumber: 212,
    pO_Number: 132,
    orderDate: 120,
    deliveryDate: 132,
    status: 104,
    total: 120,
    documents: 332,
  },
  narrow: {
    orderNumber: 116,
    pO_Number: 90,
    orderDate: 108,
    deliveryDate: 109,
    status: 92,
    total: 102,
    documents: 116,
  },
} as const;

interface ColumnsOf {
  readonly documents: DocumentsRef | undefined;
  readonly settings: UserSettings;
  readonly isNarrow: boolean;
  readonly isPrinted: boolean;
}

/** The columns of specification 2; Total is absent while pricing is hidden, and Documents is not printed. */
export function orderColumns({ documents, settings, isNarrow, isPrinted }: ColumnsOf): readonly Column[] {
  const widths = WIDTHS[isNarrow ? 'narrow' : 'wide'];
  const sortable = (id: OrderColumn, header: string, cell: Column['cell']): Column => ({
    id,
    header,
    width: widths[id],
    isSortable: true,
    cell,
  });
  const total = sortable('total', historyText('orderHistory.total'), (order) => <MoneyText value={order.total} />);
  const pdfs: Column = {
    id: 'documents',
    header: historyText('orderHistory.documents'),
    width: widths.documents,
    cell: (row) =>
      documents && (
        <OrderDocuments list={documents} order={row} settings={settings} look={isNarrow ? 'stack' : 'line'} />
      ),
  };
  return [
    sortable('orderNumber', historyText('orderHistory.orderNumber'), ({ orderNumber }) => (
      <span className={isNarrow ? styles.stacked : styles.beside}>
        <OrderLink orderNumber={orderNumber} />
        {!isPrinted && <OrderAgainLink orderNumber={orderNumber} isQuiet />}
      </span>
    )),
    sortable('pO_Number', historyText('orderHistory.pONumber'), ({ pO_Number }) => (
      <span className="code">{pO_Number}</span>
    )),
    sortable('orderDate', historyText('orderHistory.orderDate'), ({ orderDate }) => formatDate(orderDate)),
    sortable('deliveryDate', historyText('orderHistory.deliveryDate'), ({ deliveryDate }) => formatDate(deliveryDate)),
    sortable('status', historyText('orderHistory.status'), ({ status }) => <OrderStatus>{status}</OrderStatus>),
    ...(settings.hidePricing ? [] : [{ ...total, align: 'end' as const }]),
    ...(isPrinted ? [] : [pdfs]),
  ];
}

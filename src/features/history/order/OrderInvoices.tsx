import { formatDate } from '#domain/formatDate.ts';
import type { OrderInvoice } from '#domain/order/order.ts';
import { historyText } from '#domain/texts/historyText.ts';
import type { DocumentList } from '#machines/documents/openedDocuments.ts';
import { DocumentButton } from '../../../components/documents/DocumentButton.tsx';
import { MoneyText } from '../../../components/text/MoneyText.tsx';
import styles from './OrderInvoices.module.css';

interface OrderInvoicesProps {
  readonly invoices: readonly OrderInvoice[];
  /** Undefined while documents cannot be opened. */
  readonly documents: DocumentList | undefined;
}

/** The invoices of an order, oldest first, each with its document. */
export function OrderInvoices({ invoices, documents }: OrderInvoicesProps) {
  if (invoices.length === 0) return null;
  return (
    <section aria-labelledby="order-invoices">
      <h2 id="order-invoices" className={styles.heading}>
        {historyText('order.invoices')}
      </h2>
      <ul className={styles.invoices}>
        {invoices.map(({ code, invoiceNumber, invoiceDate, total }) => (
          <li key={code}>
            <span className={styles.about}>
              <span className="code">{invoiceNumber}</span>
              <span className={styles.date}>{formatDate(invoiceDate)}</span>
            </span>
            {total !== undefined && <MoneyText isInline value={total} />}
            {documents && (
              <span className="no-print">
                <DocumentButton
                  list={documents}
                  request={{ kind: 'invoice', code }}
                  label={historyText('order.document')}
                  of={historyText('order.invoice', { invoiceNumber })}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { documentKey, orderDocuments } from '#domain/document/documentRequest.ts';
import type { OrderHistoryRow } from '#domain/order/order.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import type { DocumentList } from '#machines/documents/openedDocuments.ts';
import { DocumentButton } from './DocumentButton.tsx';
import styles from './OrderDocuments.module.css';

interface OrderDocumentsProps {
  readonly list: DocumentList;
  readonly order: Pick<OrderHistoryRow, 'orderNumber' | 'orderConfirmation' | 'invoice' | 'scanDocuments'>;
  readonly settings: UserSettings;
  /** Buttons side by side, quiet in the line of a table, or quiet and one above the other. */
  readonly look?: 'buttons' | 'line' | 'stack';
}

/** One button for each paper and scan of the order that its reader may open. */
export function OrderDocuments({ list, order, settings, look = 'buttons' }: OrderDocumentsProps) {
  const documents = orderDocuments(order, settings);
  if (documents.length === 0) return null;
  return (
    <span className={styles[look]}>
      {documents.map(({ label, request }) => (
        <DocumentButton
          key={documentKey(request)}
          list={list}
          request={request}
          label={label}
          of={`order ${order.orderNumber}`}
          isQuiet={look !== 'buttons'}
          hasIcon={look !== 'stack'}
        />
      ))}
    </span>
  );
}

import { orderDocuments } from '#domain/document/offeredDocuments.ts';
import type { OrderHistoryRow } from '#domain/order/order.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { sharedText } from '#domain/texts/sharedText.ts';
import type { DocumentList } from '#machines/documents/openedDocuments.ts';
import { DocumentButtons, type DocumentsLook } from './DocumentButtons.tsx';

interface OrderDocumentsProps {
  readonly list: DocumentList;
  readonly order: Pick<OrderHistoryRow, 'orderNumber' | 'orderConfirmation' | 'invoice' | 'scanDocuments'>;
  readonly settings: UserSettings;
  readonly look?: DocumentsLook;
}

/** One button for each document and scan of the order that the user may open. */
export function OrderDocuments({ list, order, settings, look = 'buttons' }: OrderDocumentsProps) {
  const documents = orderDocuments(order, settings);
  return (
    <DocumentButtons
      list={list}
      documents={documents}
      of={sharedText('documents.order', { orderNumber: order.orderNumber })}
      look={look}
    />
  );
}

import type { AccountRow } from '#domain/receivable/accountRow.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import type { DocumentsRef } from '#machines/documents/documentsMachine.ts';
import { OrderDocuments } from '../../components/documents/OrderDocuments.tsx';

interface EntryDocumentsProps {
  readonly documents: DocumentsRef | undefined;
  readonly row: AccountRow;
  readonly settings: UserSettings;
  readonly look?: 'buttons' | 'line' | 'stack';
}

/** The papers and scans of the order that an entry is of. */
export function EntryDocuments({ documents, row, settings, look = 'buttons' }: EntryDocumentsProps) {
  const { orderNumber, orderConfirmation, invoice, scanDocuments } = row;
  if (!documents || orderNumber === null) return null;
  const order = { orderNumber, orderConfirmation, invoice, scanDocuments };
  return <OrderDocuments list={documents} order={order} settings={settings} look={look} />;
}

import { entryDocuments } from '#domain/document/offeredDocuments.ts';
import type { AccountRow } from '#domain/receivable/accountRow.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { sharedText } from '#domain/texts/sharedText.ts';
import type { DocumentsRef } from '#machines/documents/documentsMachine.ts';
import { DocumentButtons, type DocumentsLook } from '../../../components/documents/DocumentButtons.tsx';

interface EntryDocumentsProps {
  readonly documents: DocumentsRef | undefined;
  readonly row: AccountRow;
  readonly settings: UserSettings;
  readonly look?: DocumentsLook;
}

/** Several entries may be of one order; an invoice's own number distinguishes it. */
function nameOf({ orderNumber, invoiceCode, reference }: AccountRow): string {
  if (orderNumber === null) return accountText('accountDetail.entryOf', { reference });
  return invoiceCode === null
    ? sharedText('documents.order', { orderNumber })
    : accountText('accountDetail.orderEntry', { orderNumber, reference });
}

/** The document of an entry, and the documents and scans of its order. */
export function EntryDocuments({ documents, row, settings, look = 'buttons' }: EntryDocumentsProps) {
  if (!documents) return null;
  return <DocumentButtons list={documents} documents={entryDocuments(row, settings)} of={nameOf(row)} look={look} />;
}

import { creditDocuments } from '#domain/document/offeredDocuments.ts';
import type { ListedPayment } from '#domain/receivable/listedPayment.ts';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { DocumentsRef } from '#machines/documents/documentsMachine.ts';
import { DocumentButtons, type DocumentsLook } from '../../../components/documents/DocumentButtons.tsx';

interface PaymentReceiptProps {
  readonly documents: DocumentsRef | undefined;
  readonly payment: ListedPayment;
  readonly look: DocumentsLook;
}

/** Opens the receipt, or the document of a payment of the accounting data. */
export function PaymentReceipt({ documents, payment, look }: PaymentReceiptProps) {
  if (!documents) return null;
  const { key, receipt } = payment;
  const of = receipt === null ? key : accountText('makePayment.paymentInSentence', { invoicePaymentKey: key });
  const offered = creditDocuments({ ...payment, recordType: RECORD_TYPES.payment });
  return <DocumentButtons list={documents} documents={offered} of={of} look={look} />;
}

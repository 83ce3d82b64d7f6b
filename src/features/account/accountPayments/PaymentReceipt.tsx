import { creditDocuments } from '#domain/document/offeredDocuments.ts';
import type { ListedPayment } from '#domain/receivable/listedPayment.ts';
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
  const of = accountText('makePayment.payment2', { invoicePaymentKey: payment.key });
  return <DocumentButtons list={documents} documents={creditDocuments(payment)} of={of} look={look} />;
}

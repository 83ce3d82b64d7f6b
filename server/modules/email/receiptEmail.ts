import type { Kysely } from 'kysely';
import { emailText } from '#domain/texts/emailText.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { PdfRenderer } from '../documents/pdfRenderer.ts';
import { renderPdf } from '../documents/renderPdf.ts';
import type { Email } from '../outbox/email.ts';
import { findReceiptPdf } from '../receivables/receiptPdf.ts';
import type { EmailContent, EmailContext } from './emailContent.ts';
import type { MailAttachment } from './transport.ts';

type ReceiptEmail = Extract<Email, { kind: 'paymentReceipt' }>;

/** A summary of an account payment, with the receipt attached. */
export async function receiptEmail(
  { database, renderers }: { database: Kysely<Database>; renderers: PdfRenderer },
  { paymentKey, customerKey }: ReceiptEmail,
  { name, shop, publicUrl }: EmailContext,
  now: Date,
): Promise<{ content: EmailContent; attachments: MailAttachment[] }> {
  const receipt = await findReceiptPdf(database, { customerKey, paymentKey }, shop.timeZone);
  if (!receipt) throw new Error('The payment of the email is gone');
  const text = JSON.stringify(receipt.source);
  const bytes = await renderPdf({ database, renderers }, receipt.source, { text, madeAt: now });
  return {
    content: {
      subject: emailText('receiptEmail.yourPaymentTo', { paymentKey, name: shop.name }),
      greeting: emailText('receiptEmail.hello', { name }),
      paragraphs: [emailText('receiptEmail.thankYouForYourPaymentIts')],
      facts: [{ label: emailText('receiptEmail.payment'), text: paymentKey }, ...receipt.facts, receipt.total],
      action: { label: emailText('receiptEmail.seeYourAccount'), url: `${publicUrl}/account/detail` },
      remarks: [],
    },
    attachments: [{ fileName: receipt.name, contentType: 'application/pdf', content: bytes }],
  };
}

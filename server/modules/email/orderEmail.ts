import type { Kysely } from 'kysely';
import { emailText } from '#domain/texts/emailText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { orderPdf, placeLabel } from '../documents/orderPdf.ts';
import type { PdfRenderer } from '../documents/pdfRenderer.ts';
import { renderPdf } from '../documents/renderPdf.ts';
import { findOrderPdf } from '../orderDocuments/orderPdfs.ts';
import type { Email } from '../outbox/email.ts';
import type { EmailContent, EmailContext } from './emailContent.ts';
import type { MailAttachment } from './transport.ts';

type OrderEmail = Extract<Email, { kind: 'orderConfirmation' }>;

/** A summary of the order, with the confirmation attached if the recipient may see it. */
export async function orderEmail(
  { database, renderers }: { database: Kysely<Database>; renderers: PdfRenderer },
  { orderNumber, customerKey, hidePricing, hasPaper }: OrderEmail,
  { name, shop, publicUrl }: EmailContext,
  now: Date,
): Promise<{ content: EmailContent; attachments: MailAttachment[] }> {
  const found = await findOrderPdf(database, { customerKey, orderNumber, isInvoice: false, hidePricing });
  if (!found) throw new Error('The order of the email is gone');
  const pdf = orderPdf(found.source);
  const total = pdf.totals.at(-1);
  const lines = emailText('orderEmail.lines', { count: pdf.lines.length });
  const content = {
    subject: emailText('orderEmail.yourOrderAt', { orderNumber, name: shop.name }),
    greeting: emailText('orderEmail.hello', { name }),
    paragraphs: [
      emailText('orderEmail.thankYouForYourOrderWe', {
        confirmation: hasPaper ? 'yes' : 'no',
      }),
    ],
    facts: [
      { label: emailText('orderEmail.customer'), text: pdf.customerName },
      ...pdf.facts,
      { label: placeLabel(pdf), text: pdf.shipTo.join(', ') },
      { label: emailText('orderEmail.ordered'), text: lines },
      ...(total ? [total] : []),
    ],
    action: { label: emailText('orderEmail.seeYourOrders'), url: `${publicUrl}/history/orders` },
    remarks: [],
  };
  if (!hasPaper) return { content, attachments: [] };
  const text = JSON.stringify(found.source);
  const bytes = await renderPdf({ database, renderers }, found.source, { text, madeAt: now });
  const attachment = { fileName: found.name, contentType: 'application/pdf', content: bytes };
  return { content, attachments: [attachment] };
}

import type { Kysely } from 'kysely';
import { emailText } from '#domain/texts/emailText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { drawPaper } from '../documents/drawPaper.ts';
import { orderPaper, placeLabel } from '../documents/orderPaper.ts';
import type { PaperRenderer } from '../documents/paperRenderer.ts';
import { findOrderPaper } from '../orderDocuments/orderPapers.ts';
import type { Email } from '../outbox/email.ts';
import type { EmailContent, EmailContext } from './emailContent.ts';
import type { MailAttachment } from './transport.ts';

type OrderEmail = Extract<Email, { kind: 'orderConfirmation' }>;

/** What was ordered in short, with the confirmation for whoever may see it. */
export async function orderEmail(
  { database, renderers }: { database: Kysely<Database>; renderers: PaperRenderer },
  { orderNumber, customerKey, hidePricing, hasPaper }: OrderEmail,
  { name, shop, publicUrl }: EmailContext,
  now: Date,
): Promise<{ content: EmailContent; attachments: MailAttachment[] }> {
  const found = await findOrderPaper(database, { customerKey, orderNumber, isInvoice: false, hidePricing });
  if (!found) throw new Error('The order of the letter is gone');
  const paper = orderPaper(found.source);
  const total = paper.totals.at(-1);
  const lines = paper.lines.length === 1 ? '1 line' : `${paper.lines.length} lines`;
  const content = {
    subject: emailText('orderEmail.yourOrderAt', { orderNumber, name: shop.name }),
    greeting: emailText('orderEmail.hello', { name }),
    paragraphs: [
      emailText('orderEmail.thankYouForYourOrderWe', {
        value: hasPaper ? emailText('orderEmail.itsConfirmationIsAttached') : '',
      }),
    ],
    facts: [
      { label: emailText('orderEmail.customer'), text: paper.customerName },
      ...paper.facts,
      { label: placeLabel(paper), text: paper.shipTo.join(', ') },
      { label: emailText('orderEmail.ordered'), text: lines },
      ...(total ? [total] : []),
    ],
    action: { label: emailText('orderEmail.seeYourOrders'), url: `${publicUrl}/history/orders` },
    remarks: [],
  };
  if (!hasPaper) return { content, attachments: [] };
  const text = JSON.stringify(found.source);
  const bytes = await drawPaper({ database, renderers }, found.source, { text, madeAt: now });
  const attachment = { fileName: found.name, contentType: 'application/pdf', content: bytes };
  return { content, attachments: [attachment] };
}

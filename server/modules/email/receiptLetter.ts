import type { Kysely } from 'kysely';
import { emailText } from '#domain/texts/emailText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { drawPaper } from '../documents/drawPaper.ts';
import type { PaperRenderer } from '../documents/paperRenderer.ts';
import type { Letter } from '../outbox/letter.ts';
import { findReceiptPaper } from '../receivables/receiptPaper.ts';
import type { LetterContent, LetterContext } from './letterContent.ts';
import type { MailAttachment } from './transport.ts';

type ReceiptLetter = Extract<Letter, { kind: 'paymentReceipt' }>;

/** What was paid of an account in short, with the receipt. */
export async function receiptLetter(
  { database, renderers }: { database: Kysely<Database>; renderers: PaperRenderer },
  { paymentKey, customerKey }: ReceiptLetter,
  { name, shop, publicUrl }: LetterContext,
  now: Date,
): Promise<{ content: LetterContent; attachments: MailAttachment[] }> {
  const receipt = await findReceiptPaper(database, { customerKey, paymentKey }, shop.timeZone);
  if (!receipt) throw new Error('The payment of the letter is gone');
  const text = JSON.stringify(receipt.source);
  const bytes = await drawPaper({ database, renderers }, receipt.source, { text, madeAt: now });
  return {
    content: {
      subject: emailText('receiptLetter.yourPaymentTo', { paymentKey, name: shop.name }),
      greeting: emailText('receiptLetter.hello', { name }),
      paragraphs: [emailText('receiptLetter.thankYouForYourPaymentIts')],
      facts: [{ label: emailText('receiptLetter.payment'), text: paymentKey }, ...receipt.facts, receipt.total],
      action: { label: emailText('receiptLetter.seeYourAccount'), url: `${publicUrl}/account/detail` },
      remarks: [],
    },
    attachments: [{ fileName: receipt.name, contentType: 'application/pdf', content: bytes }],
  };
}

import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { PaperRenderer } from '../documents/paperRenderer.ts';
import { logoPicture, ownLogo } from '../images/ownLogo.ts';
import type { Letter } from '../outbox/letter.ts';
import { findShop } from '../outbox/letterRepository.ts';
import { type LetterContent, type LetterContext, letterContent } from './letterContent.ts';
import { letterHtml } from './letterHtml.ts';
import { letterLogo } from './letterLogo.ts';
import { letterText } from './letterText.ts';
import { type MailSender, messageIdOf } from './messageId.ts';
import { orderLetter } from './orderLetter.ts';
import { receiptLetter } from './receiptLetter.ts';
import type { MailAttachment, MailMessage } from './transport.ts';

interface ComposeServices {
  database: Kysely<Database>;
  renderers: PaperRenderer;
  publicUrl: string;
  sender: MailSender;
}

interface StoredLetter {
  cause: string;
  to: { address: string; name: string };
  expiresAt: Date;
  letter: Letter;
}

/** To an address that nobody has confirmed goes no name that anybody may have typed. */
const UNNAMED: ReadonlySet<Letter['kind']> = new Set(['verifyAddress', 'accountExists']);

async function writeLetter(
  services: ComposeServices,
  letter: Letter,
  context: LetterContext,
  now: Date,
): Promise<{ content: LetterContent; attachments: MailAttachment[] }> {
  if (letter.kind === 'orderConfirmation') return await orderLetter(services, letter, context, now);
  if (letter.kind === 'paymentReceipt') return await receiptLetter(services, letter, context, now);
  return { content: letterContent(letter, context), attachments: [] };
}

export async function composeLetter(
  services: ComposeServices,
  { cause, to, expiresAt, letter }: StoredLetter,
  now: Date,
): Promise<MailMessage> {
  const { database, publicUrl, sender } = services;
  const shop = await findShop(database);
  const logo = await letterLogo(await logoPicture(database, await ownLogo(database, shop)));
  const context = { name: to.name, shop, publicUrl, expiresAt };
  const written = await writeLetter(services, letter, context, now);
  return {
    messageId: messageIdOf(cause, sender),
    from: { name: sender.name ?? shop.name, address: sender.address },
    to: { name: UNNAMED.has(letter.kind) ? '' : to.name, address: to.address },
    subject: written.content.subject,
    text: letterText(written.content, shop),
    html: letterHtml(written.content, shop, logo),
    date: now,
    attachments: [...written.attachments, ...(logo ? [logo.attachment] : [])],
  };
}

import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { PdfRenderer } from '../documents/pdfRenderer.ts';
import { logoPicture, ownLogo } from '../images/ownLogo.ts';
import type { Email } from '../outbox/email.ts';
import { findShop } from '../outbox/emailRepository.ts';
import { type EmailContent, type EmailContext, emailContent } from './emailContent.ts';
import { emailHtml } from './emailHtml.ts';
import { emailLogo } from './emailLogo.ts';
import { type MailSender, messageIdOf } from './messageId.ts';
import { orderEmail } from './orderEmail.ts';
import { plainText } from './plainText.ts';
import { receiptEmail } from './receiptEmail.ts';
import type { MailAttachment, MailMessage } from './transport.ts';

interface ComposeServices {
  database: Kysely<Database>;
  renderers: PdfRenderer;
  publicUrl: string;
  sender: MailSender;
}

interface StoredEmail {
  cause: string;
  to: { address: string; name: string };
  expiresAt: Date;
  email: Email;
}

/** Emails to an unconfirmed address omit the name, because a stranger may have typed it. */
const UNNAMED: ReadonlySet<Email['kind']> = new Set(['verifyAddress', 'accountExists']);

async function writeEmail(
  services: ComposeServices,
  email: Email,
  context: EmailContext,
  now: Date,
): Promise<{ content: EmailContent; attachments: MailAttachment[] }> {
  if (email.kind === 'orderConfirmation') return await orderEmail(services, email, context, now);
  if (email.kind === 'paymentReceipt') return await receiptEmail(services, email, context, now);
  return { content: emailContent(email, context), attachments: [] };
}

export async function composeEmail(
  services: ComposeServices,
  { cause, to, expiresAt, email }: StoredEmail,
  now: Date,
): Promise<MailMessage> {
  const { database, publicUrl, sender } = services;
  const shop = await findShop(database);
  const logo = await emailLogo(await logoPicture(database, await ownLogo(database, shop)));
  const context = { name: to.name, shop, publicUrl, expiresAt };
  const written = await writeEmail(services, email, context, now);
  return {
    messageId: messageIdOf(cause, sender),
    from: { name: sender.name ?? shop.name, address: sender.address },
    to: { name: UNNAMED.has(email.kind) ? '' : to.name, address: to.address },
    subject: written.content.subject,
    text: plainText(written.content, shop),
    html: emailHtml(written.content, shop, logo),
    date: now,
    attachments: [...written.attachments, ...(logo ? [logo.attachment] : [])],
  };
}

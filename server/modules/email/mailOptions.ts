import type { MailMessage } from './transport.ts';

const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** A header on one line: line breaks, which would start another header, become blanks. */
function headerText(text: string): string {
  return text.replace(BREAKS, ' ').trim();
}

/** A message in nodemailer's form. It reads no files and loads nothing. */
export function mailOptions(message: MailMessage) {
  const { messageId, from, to, subject, text, html, date, attachments } = message;
  return {
    messageId,
    date,
    from: { name: headerText(from.name), address: from.address },
    to: { name: headerText(to.name), address: to.address },
    subject: headerText(subject),
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    attachments: attachments.map(({ fileName, contentType, content, contentId }) => ({
      filename: headerText(fileName),
      contentType,
      content,
      ...(contentId === undefined ? {} : { cid: contentId, contentDisposition: 'inline' as const }),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

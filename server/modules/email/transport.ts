/** An email as mail programs show it. */
export interface MailMessage {
  messageId: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  date: Date;
  attachments: MailAttachment[];
}

export interface MailAttachment {
  fileName: string;
  contentType: string;
  content: Buffer;
  /** The email's HTML shows the attachment by `cid:` and this id. */
  contentId?: string;
}

/** The transport of emails. Rejects when an email was not sent, with `MailRefused` when it never will be. */
export interface MailTransport {
  /** The description for the start log. */
  readonly description: string;
  send(message: MailMessage): Promise<void>;
}

/** The mail server permanently refuses this email for this recipient. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

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

/** Where emails go. Rejects when one did not go, with `MailRefused` when it never will. */
export interface MailTransport {
  /** What the start prints. */
  readonly description: string;
  send(message: MailMessage): Promise<void>;
}

/** The mail server will not take this email for this recipient, however often it is asked. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

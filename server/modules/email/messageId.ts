export interface MailSender {
  address: string;
  /** The shop's own name without one. */
  name: string | null;
}

/** The same for the same cause, so that an email that is sent twice is known as one. */
export function messageIdOf(cause: string, sender: MailSender): string {
  return `<${cause}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}>`;
}

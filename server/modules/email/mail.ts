import { join } from 'node:path';
import { type Encryption, encryptWith, readMailKey } from '../../platform/crypto/encryption.ts';
import { folderTransport } from './folderTransport.ts';
import type { MailSender } from './messageId.ts';
import { smtpTransport } from './smtpTransport.ts';
import type { MailTransport } from './transport.ts';

/** How this server sends emails. */
export interface Mail {
  transport: MailTransport;
  sender: MailSender;
  encryption: Encryption;
  /** Where links lead. Without a trailing slash. */
  publicUrl: string;
  /** The folder of emails that are not sent; null when they are sent. */
  folder: string | null;
}

const NOBODY: MailSender = { address: 'shop@localhost.localdomain', name: null };

interface MailConfig {
  /** The mail server and the sender; null keeps emails as files. */
  readonly smtp: { url: string; sender: { address: string; name: string | null } } | null;
  readonly mailKey: string | null;
  readonly dataDir: string;
  readonly publicUrl: string;
}

export async function openMail({ smtp, mailKey, dataDir, publicUrl }: MailConfig): Promise<Mail> {
  const folder = smtp ? null : join(dataDir, 'mail');
  return {
    transport: smtp ? smtpTransport(smtp.url) : folderTransport(join(dataDir, 'mail')),
    sender: smtp?.sender ?? NOBODY,
    encryption: encryptWith(await readMailKey(dataDir, mailKey)),
    publicUrl,
    folder,
  };
}

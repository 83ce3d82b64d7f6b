import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { mailOptions } from './mailOptions.ts';
import type { MailTransport } from './transport.ts';

/** An email that is written twice has the same file name. */
function fileNameOf(messageId: string): string {
  return `${messageId.replace(/^<|@.*$/g, '')}.eml`;
}

/** Writes each email as an `.eml` file for mail programs. Only the server's own user may read them. */
export function folderTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    description: `saved as files in ${folder}, nothing is sent (set SMTP_URL to send)`,
    send: async (message) => {
      const { message: bytes } = await composer.sendMail(mailOptions(message));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, fileNameOf(message.messageId));
      await writeFile(`${file}.new`, bytes, { mode: 0o600 });
      await rename(`${file}.new`, file);
    },
  };
}

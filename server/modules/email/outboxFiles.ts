import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** An email of the folder as a mail program reads it. */
export interface OutboxFile {
  name: string;
  subject: string;
  from: string;
  to: string;
  date: Date;
  text: string;
  /** Null for an email without HTML. Pictures are embedded. */
  html: string | null;
  attachments: { fileName: string; contentType: string; content: Buffer }[];
}

const LISTED_AT_MOST = 100;
const NAME = /^[\w-]{1,100}$/;

async function parse(name: string, bytes: Buffer): Promise<OutboxFile> {
  // Only a demo that is looked into needs it.
  const { simpleParser } = await import('mailparser');
  const mail = await simpleParser(bytes);
  const to = Array.isArray(mail.to) ? mail.to[0] : mail.to;
  return {
    name,
    subject: mail.subject ?? '',
    from: mail.from?.text ?? '',
    to: to?.text ?? '',
    date: mail.date ?? new Date(0),
    text: mail.text ?? '',
    html: typeof mail.html === 'string' ? mail.html : null,
    attachments: mail.attachments
      .filter(({ related }) => !related)
      .map(({ filename = 'attachment', contentType, content }) => ({ fileName: filename, contentType, content })),
  };
}

/** Undefined for an unknown email. */
export async function findOutboxFile(folder: string, name: string): Promise<OutboxFile | undefined> {
  if (!NAME.test(name)) return undefined;
  const bytes = await readFile(join(folder, `${name}.eml`)).catch(() => null);
  return bytes ? await parse(name, bytes) : undefined;
}

/** The newest, those that came last first. */
export async function listOutboxFiles(folder: string): Promise<OutboxFile[]> {
  const files = await readdir(folder).catch(() => []);
  const names = files.flatMap((file) => (file.endsWith('.eml') ? [file.slice(0, -'.eml'.length)] : []));
  const aged = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, `${name}.eml`))).mtimeMs })),
  );
  const newest = aged.sort((one, other) => other.at - one.at).slice(0, LISTED_AT_MOST);
  const emails = await Promise.all(newest.map(({ name }) => findOutboxFile(folder, name)));
  return emails.filter((email) => email !== undefined);
}

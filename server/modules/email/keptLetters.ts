import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A letter of the folder as a mail program reads it. */
export interface KeptLetter {
  name: string;
  subject: string;
  from: string;
  to: string;
  date: Date;
  text: string;
  /** Null for a letter without HTML. Pictures stand in it. */
  html: string | null;
  attachments: { fileName: string; contentType: string; content: Buffer }[];
}

const LISTED_AT_MOST = 100;
const NAME = /^[\w-]{1,100}$/;

async function parse(name: string, bytes: Buffer): Promise<KeptLetter> {
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

/** Undefined for a letter that is not there. */
export async function findKeptLetter(folder: string, name: string): Promise<KeptLetter | undefined> {
  if (!NAME.test(name)) return undefined;
  const bytes = await readFile(join(folder, `${name}.eml`)).catch(() => null);
  return bytes ? await parse(name, bytes) : undefined;
}

/** The newest, those that came last first. */
export async function listKeptLetters(folder: string): Promise<KeptLetter[]> {
  const files = await readdir(folder).catch(() => []);
  const names = files.flatMap((file) => (file.endsWith('.eml') ? [file.slice(0, -'.eml'.length)] : []));
  const aged = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, `${name}.eml`))).mtimeMs })),
  );
  const newest = aged.sort((one, other) => other.at - one.at).slice(0, LISTED_AT_MOST);
  const letters = await Promise.all(newest.map(({ name }) => findKeptLetter(folder, name)));
  return letters.filter((letter) => letter !== undefined);
}

import type { Shop } from '../outbox/emailRepository.ts';
import type { EmailContent } from './emailContent.ts';

/** The signature below every email. */
export function signature({ name, address, phone }: Shop): string[] {
  return [name, ...address.split('\n'), phone].map((line) => line.trim()).filter((line) => line !== '');
}

/** Joins the lines of a user's name or note, so that it cannot start a line. */
export function inOneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

export function plainText(content: EmailContent, shop: Shop): string {
  const { greeting, paragraphs, facts, action, remarks } = content;
  const blocks = [
    inOneLine(greeting),
    ...paragraphs.map(inOneLine),
    facts.map(({ label, text }) => `${label}: ${inOneLine(text)}`).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    ...remarks.map(inOneLine),
    `-- \n${signature(shop).join('\n')}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

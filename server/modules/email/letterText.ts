import type { Shop } from '../outbox/letterRepository.ts';
import type { LetterContent } from './letterContent.ts';

/** What stands below every letter. */
export function signature({ name, address, phone }: Shop): string[] {
  return [name, ...address.split('\n'), phone].map((line) => line.trim()).filter((line) => line !== '');
}

/** Somebody's name or note cannot begin a line of its own. */
export function inOneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

export function letterText(content: LetterContent, shop: Shop): string {
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

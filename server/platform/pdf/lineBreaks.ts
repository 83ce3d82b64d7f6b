import LineBreaker from 'linebreak';
import { inDirectionOf } from './baseDirection.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('th', { granularity: 'word' });
/** Scripts that write no blanks between words: UAX 14 leaves them to a dictionary. */
const WITHOUT_BLANKS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

function breaksBetweenWords(text: string): number[] {
  return [...text.matchAll(WITHOUT_BLANKS)].flatMap(({ 0: stretch, index: from }) =>
    [...words.segment(stretch)].flatMap(({ index }) => (index === 0 ? [] : from + index)),
  );
}

/** The text in pieces that may be on different lines, by UAX 14. */
function pieces(text: string): string[] {
  const breaker = new LineBreaker(text);
  const breaks = breaksBetweenWords(text);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) breaks.push(next.position);
  let from = 0;
  return breaks
    .sort((left, right) => left - right)
    .map((to) => {
      const piece = text.slice(from, to);
      from = to;
      return piece;
    });
}

function splitByWidth(word: string, fits: (text: string) => boolean): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of graphemes.segment(word)) {
    if (part !== '' && !fits(part + segment)) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}

function breakParagraph(paragraph: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(paragraph)) {
    const word = piece.trimEnd();
    if (fits(line + word)) {
      line += piece;
      continue;
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    const parts = fits(word) ? [word] : splitByWidth(word, fits);
    lines.push(...parts.slice(0, -1));
    line = `${parts.at(-1) ?? ''}${piece.slice(word.length)}`;
  }
  return [...lines, line.trimEnd()];
}

/** The text as lines that fit, broken by UAX 14, and inside a word only when it is too long for a line. */
export function breakLines(text: string, fits: (text: string) => boolean): string[] {
  const paragraphs = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .split('\n');
  return paragraphs.flatMap((paragraph) =>
    inDirectionOf(paragraph, breakParagraph(paragraph.replace(/\p{Cc}/gu, ' '), fits)),
  );
}

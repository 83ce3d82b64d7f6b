const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** No readable character is longer; a longer one is cut. */
const LONGEST_GRAPHEME = 32;

/** The text as one line, for a form field. */
export function oneLine(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
}

/** Where a text may end at the latest, with no character broken. */
function latestEnd(text: string, length: number): number {
  let end = 0;
  for (const { segment, index } of graphemes.segment(text.slice(0, length + LONGEST_GRAPHEME))) {
    if (index + segment.length > length) break;
    end = index + segment.length;
  }
  if (end > 0) return end;
  return /[\uD800-\uDBFF]/.test(text.charAt(length - 1)) ? length - 1 : length;
}

/**
 * Splits a text: at most this many characters (UTF-16), up to the end of a word unless that wastes half of them, and
 * the rest.
 */
export function splitText(text: string, length: number): [head: string, rest: string] {
  const line = oneLine(text);
  if (line.length <= length) return [line, ''];
  const wordEnd = line.lastIndexOf(' ', length);
  const end = wordEnd >= length / 2 ? wordEnd : latestEnd(line, length);
  return [line.slice(0, end).trim(), line.slice(end).trim()];
}

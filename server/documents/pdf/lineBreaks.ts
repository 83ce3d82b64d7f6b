const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\uff00-\\uffef';
/** A word with what must stay at its end (a hyphen, a slash), one CJK character, or blanks. */
const PIECE = new RegExp(`\\s+|[${CJK}]|[^\\s${CJK}/-]*[/-]+|[^\\s${CJK}/-]+`, 'gu');
/** CJK punctuation that must not start a line. */
const CLOSING = /^[、。，．・：；？！）」』】〕〉》ーァィゥェォッャュョヮっゃゅょぁぃぅぇぉ々]$/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function pieces(text: string): string[] {
  const found: string[] = [];
  for (const piece of text.match(PIECE) ?? []) {
    if (CLOSING.test(piece) && found.length > 0) found.push(`${found.pop()}${piece}`);
    else found.push(piece);
  }
  return found;
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
    if (fits((line + piece).trimEnd())) {
      line += piece;
      continue;
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    const parts = fits(piece) ? [piece] : splitByWidth(piece.trim(), fits);
    lines.push(...parts.slice(0, -1));
    line = (parts.at(-1) ?? '').trimStart();
  }
  return [...lines, line.trimEnd()];
}

/** The text as lines that fit, broken between words, between CJK characters, and inside a word only where it is too long for a line. */
export function breakLines(text: string, fits: (text: string) => boolean): string[] {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .split('\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: controls have no glyphs
  return paragraphs.flatMap((paragraph) => breakParagraph(paragraph.replace(/[\u0000-\u001f\u007f]/g, ' '), fits));
}

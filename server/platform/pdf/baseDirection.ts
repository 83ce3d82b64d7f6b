const LETTER = /\p{L}/u;
export const RIGHT_TO_LEFT_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const LEFT_TO_RIGHT_MARK = '\u200e';
export const RIGHT_TO_LEFT_MARK = '\u200f';

function directionMark(text: string): string {
  const [letter = ''] = LETTER.exec(text) ?? [];
  return RIGHT_TO_LEFT_LETTER.test(letter) ? RIGHT_TO_LEFT_MARK : LEFT_TO_RIGHT_MARK;
}

/**
 * A line has the direction of its paragraph, regardless of its first character: a mark is added when it would differ.
 */
export function inDirectionOf(paragraph: string, lines: readonly string[]): string[] {
  const mark = directionMark(paragraph);
  return lines.map((line) => (line === '' || directionMark(line) === mark ? line : `${mark}${line}`));
}

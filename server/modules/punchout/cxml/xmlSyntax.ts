/* Each pattern matches at a given position, in linear time. */
const BLANKS = '[ \\t\\r\\n]';
const NAME = '[\\p{L}_:][\\p{L}\\p{N}_:.-]{0,99}';
const QUOTED = '"[^"<>]{0,1000}"|\'[^\'<>]{0,1000}\'';

export const DECLARATION = /<\?xml[ \t\r\n][^<>]{0,200}\?>/y;
export const ANY_DOCTYPE = /<!\s*DOCTYPE/iy;
export const DOCTYPE_START = new RegExp(
  `<!DOCTYPE${BLANKS}+${NAME}(?:${BLANKS}+SYSTEM${BLANKS}+(${QUOTED})|${BLANKS}+PUBLIC${BLANKS}+(?:${QUOTED})(?:${BLANKS}+(${QUOTED}))?)?${BLANKS}*`,
  'iuy',
);
export const START_TAG = new RegExp(`<(${NAME})`, 'uy');
export const ATTRIBUTE = new RegExp(`${BLANKS}+(${NAME})${BLANKS}*=${BLANKS}*("[^"<]*"|'[^'<]*')`, 'uy');
export const TAG_END = new RegExp(`${BLANKS}*(/?)>`, 'y');
export const END_TAG = new RegExp(`</(${NAME})${BLANKS}*>`, 'uy');

export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

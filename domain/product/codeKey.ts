/** Most words contain nothing to strip. */
const PLAIN = /^[0-9A-Za-z]*$/;

/** The form of codes for comparison: without case, blanks, dashes and dots. */
export function codeKey(text: string): string {
  if (PLAIN.test(text)) return text.toUpperCase();
  return text
    .normalize('NFKC')
    .replace(/[\s.\p{Pd}−]/gu, '')
    .toUpperCase();
}

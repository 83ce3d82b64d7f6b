/** Without vowels, so that no code is a word, and without letters that look like others. */
export const CODE_LETTERS = 'BCDFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 8;

/** A code as a user types or pastes it: in lower case, with blanks or hyphens. */
export function readRecordingCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z]/g, '');
}

/** A code as it is shown and read out: `BCDF-GHJK`. */
export function shownRecordingCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
}

import type { TypedValue } from '../masked.ts';

const MMYY = /^(?<month>\d\d)(?:20)?(?<year>\d\d)$/;
const PARTED = /^(?<month>\d{1,2})\s*[/\p{Pd}.\s]\s*(?:20)?(?<year>\d\d)$/u;
const YEAR_FIRST = /^20(?<year>\d\d)\p{Pd}(?<month>\d\d)$/u;

/**
 * An expiration date in API form, `0527`, from typed or autofilled text: `5/27`, `05 / 27`, `05/2027`, `2027-05`.
 * Ambiguous and invalid text stays.
 */
export function tidyExpiration(typed: string): string {
  const text = typed.trim();
  for (const shape of [MMYY, PARTED, YEAR_FIRST]) {
    const { month, year } = shape.exec(text)?.groups ?? {};
    if (month !== undefined && year !== undefined) return month.padStart(2, '0') + year;
  }
  return text;
}

/** Whether it is MMYY with a valid month (readings 1). */
export function isExpiration(date: string): boolean {
  return /^(?:0[1-9]|1[0-2])\d\d$/.test(date);
}

/** A card is valid until the end of its month; `today` is a calendar date. */
export function isExpired(date: string, today: string): boolean {
  return `20${date.slice(2)}-${date.slice(0, 2)}` < today.slice(0, 7);
}

/** `05/27`; text that is not such a date stays. */
export function showExpiration(typed: string): string {
  const date = tidyExpiration(typed);
  return isExpiration(date) ? `${date.slice(0, 2)}/${date.slice(2)}` : typed;
}

/** The text of the field, with an automatic slash after the month while only digits are typed. */
export function typedExpiration(before: string, text: string, caret: number): TypedValue {
  const [, tens, ones] = /^(\d)\/(\d)$/.exec(before) ?? [];
  // The slash was inserted too early for a typed '99/'.
  if (tens !== undefined && text === `${before}/`) return { value: `${tens}${ones}/`, caret };
  const [month] = /^(?:[2-9](?=\d)|\d\d(?=\d\d?$))/.exec(text) ?? [];
  if (month === undefined || !/^\d{2,4}$/.test(text)) return { value: text, caret };
  return {
    value: `${month}/${text.slice(month.length)}`,
    caret: caret > month.length ? caret + 1 : caret,
  };
}

import { type Mask, type TypedValue, typedThrough } from './masked.ts';

/** Ten digits of a North American number, and up to six of an extension (readings 67). */
export const PHONE_DIGITS = { least: 10, most: 16 } as const;

export const PHONE_FORMAT = '(###) ###-#### Ext ######';

/** Marks between digits, and the word before an extension. */
const SHAPE = /^[\d\s()+./-]*(?:(?:ext\.?|x|#)[\s\d]*)?$/i;

/** The digits of a phone in stored form. Area codes never begin with 1, which is the country code. */
export function phoneDigits(text: string): string {
  return text.replaceAll(/\D/g, '').replace(/^1+/, '');
}

export function isPhone(text: string): boolean {
  const { length } = phoneDigits(text);
  return SHAPE.test(text.trim()) && length >= PHONE_DIGITS.least && length <= PHONE_DIGITS.most;
}

/** Digits in the mask's format, as far as they go: `(207) 555-0142 Ext 12`. */
export function maskPhone(digits: string): string {
  let masked = '';
  let rest = digits;
  for (const mark of PHONE_FORMAT) {
    if (rest === '') break;
    if (mark === '#') {
      masked += rest.charAt(0);
      rest = rest.slice(1);
    } else masked += mark;
  }
  return masked;
}

/** A stored phone number, formatted. Text that is not a phone number stays. */
export function formatPhone(phone: string): string {
  return isPhone(phone) ? maskPhone(phoneDigits(phone)) : phone;
}

const MASK: Mask = { read: phoneDigits, show: maskPhone, most: PHONE_DIGITS.most };

/** The digits of a phone field after its text changed to `text`, with the caret at `caret`. */
export function typedPhone(before: string, text: string, caret: number): TypedValue {
  return typedThrough(MASK, before, text, caret);
}

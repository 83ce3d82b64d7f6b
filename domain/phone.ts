/** Ten digits of a North American number, and up to six of an extension (readings 67). */
export const PHONE_DIGITS = { least: 10, most: 16 } as const;

export const PHONE_FORMAT = '(###) ###-#### Ext ######';

/** Marks between digits, and the word before an extension. */
const SHAPE = /^[\d\s()+./-]*(?:(?:ext\.?|x|#)[\s\d]*)?$/i;

/** The digits of a phone as they are stored. Area codes never begin with 1: it is the country's. */
export function phoneDigits(text: string): string {
  return text.replaceAll(/\D/g, '').replace(/^1+/, '');
}

export function isPhone(text: string): boolean {
  const { length } = phoneDigits(text);
  return SHAPE.test(text.trim()) && length >= PHONE_DIGITS.least && length <= PHONE_DIGITS.most;
}

/** Digits in the shape of the mask, as far as they go: `(207) 555-0142 Ext 12`. */
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

/** A stored phone as it is shown. What is no phone stays as it is. */
export function formatPhone(phone: string): string {
  return isPhone(phone) ? maskPhone(phoneDigits(phone)) : phone;
}

/** The digits of a phone field, and where its caret stands in the masked text. */
export interface TypedPhone {
  digits: string;
  caret: number;
}

/** The place behind so many digits in the masked text. */
function behind(digits: string, count: number): number {
  return maskPhone(digits.slice(0, count)).length;
}

/**
 * What a phone field holds after its text has become `text`, with the caret at `caret`. A key that would bring a seventeenth digit,
 * or none, changes nothing; deleting a mark deletes the digit before it.
 */
export function typedPhone(before: string, text: string, caret: number): TypedPhone {
  const dropped = /^\D*(1*)/.exec(text)?.[1]?.length ?? 0;
  const typedBefore = text.slice(0, caret).replaceAll(/\D/g, '').length;
  const count = Math.max(0, typedBefore - Math.min(dropped, typedBefore));
  const digits = phoneDigits(text);
  if (digits.length > PHONE_DIGITS.most)
    return { digits: before, caret: behind(before, Math.min(count, before.length)) };
  const isMarkDeleted = digits === before && text.length < maskPhone(before).length;
  if (!isMarkDeleted || count === 0) return { digits, caret: behind(digits, count) };
  const shorter = digits.slice(0, count - 1) + digits.slice(count);
  return { digits: shorter, caret: behind(shorter, count - 1) };
}

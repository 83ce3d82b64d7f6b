/** Ten digits and an extension of up to six (specification 5, readings 67). */
const SHORTEST = 10;
const LONGEST = 16;
const WRITTEN = /^[\d\s().-]*(?:(?:ext\.?|x)[\d\s]*)?$/i;

/** The digits of a phone as it is typed or masked, '(207) 555-0142 Ext 12'; null for what is none. Phones are stored as digits. */
export function phoneDigits(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  return WRITTEN.test(text) && digits.length >= SHORTEST && digits.length <= LONGEST ? digits : null;
}

/** '(###) ###-#### Ext ######', as far as there are digits; what is no phone stays as it is. */
export function shownPhone(digits: string): string {
  const [, area, exchange, line, extension] = /^(\d{3})(\d{3})(\d{4})(\d{0,6})$/.exec(digits) ?? [];
  if (area === undefined) return digits;
  return `(${area}) ${exchange}-${line}${extension === '' ? '' : ` Ext ${extension}`}`;
}

const US = /^\d{5}(?:-?\d{4})?$/;
const CANADIAN = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i;

/** A zip code of 5 or 9 digits, or a Canadian postal code (specification 5). */
export function isPostalCode(text: string): boolean {
  return US.test(text) || CANADIAN.test(text);
}

function plainCode(text: string): string {
  return text.replaceAll(/[^\da-z]/gi, '').toUpperCase();
}

/** The usual format: `04101`, `04101-1234`, `K1A 0B6`. Text that is not a postal code stays. */
export function tidyPostalCode(text: string): string {
  const code = plainCode(text);
  if (US.test(text)) return code.length === 5 ? code : `${code.slice(0, 5)}-${code.slice(5)}`;
  return CANADIAN.test(text) ? `${code.slice(0, 3)} ${code.slice(3)}` : text;
}

/** Every prefix of the code, the longest first, with and without its separator: a rule may use any of them. */
export function beginningsOf(text: string): string[] {
  const beginnings = [tidyPostalCode(text), plainCode(text)].flatMap((written) =>
    Array.from(written, (_, index) => written.slice(0, index + 1)),
  );
  return [...new Set(beginnings)].sort((one, other) => plainCode(other).length - plainCode(one).length);
}

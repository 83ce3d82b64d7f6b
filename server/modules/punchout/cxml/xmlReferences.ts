const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const REFERENCE = /&(?:([\p{L}_:][\p{L}\p{N}_:.-]{0,99})|#(\d{1,8})|#x([\da-fA-F]{1,7}));|&/gu;

/** Characters that no XML 1.0 document may have, by reference or otherwise. */
export const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

function meant(name?: string, digits?: string, hexDigits?: string): string | null {
  if (name !== undefined) return NAMED.get(name) ?? null;
  const codePoint = digits === undefined ? Number.parseInt(hexDigits ?? '', 16) : Number(digits);
  if (!(codePoint <= 0x10ffff)) return null;
  const character = String.fromCodePoint(codePoint);
  return FORBIDDEN.test(character) ? null : character;
}

/** The first invalid reference: an unknown entity, an invalid character, a single `&`. */
export function wrongReference(text: string): { at: number; text: string } | null {
  if (!text.includes('&')) return null;
  for (const match of text.matchAll(REFERENCE)) {
    if (meant(match[1], match[2], match[3]) === null) return { at: match.index, text: match[0] };
  }
  return null;
}

/** The text with references resolved. An invalid reference stays. */
export function resolveReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(REFERENCE, (reference, ...parts) => meant(parts[0], parts[1], parts[2]) ?? reference);
}

/** Typed text in a form that every store accepts: trimmed, without NUL and unpaired surrogates. */
export function plainText(text: string): string {
  return text
    .replaceAll('\0', '')
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
}

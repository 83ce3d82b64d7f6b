/** Typed text as it can be stored anywhere: trimmed, without NUL and without halves of characters. */
export function plainText(text: string): string {
  return text
    .replaceAll('\0', '')
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
}

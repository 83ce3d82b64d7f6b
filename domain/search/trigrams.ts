/** The trigrams of a text, with marked start and end. */
export function trigramsOf(text: string): string[] {
  const marked = `^${text}$`;
  return Array.from({ length: Math.max(1, marked.length - 2) }, (_, start) => marked.slice(start, start + 3));
}

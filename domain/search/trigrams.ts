/** A text in pieces of three letters, its start and end marked. */
export function trigramsOf(text: string): string[] {
  const marked = `^${text}$`;
  return Array.from({ length: Math.max(1, marked.length - 2) }, (_, start) => marked.slice(start, start + 3));
}

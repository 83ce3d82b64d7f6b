/** Below the page's own heading. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

export function under(level: HeadingLevel): HeadingLevel {
  return level < 6 ? ((level + 1) as HeadingLevel) : 6;
}

/**
 * The allowed nodes and marks of a text (specification 3, readings 102): the server cleans by this list on save, the
 * browser on display.
 */
export const HTML_TAGS = [
  'p',
  'br',
  'blockquote',
  'pre',
  'code',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'img',
  'a',
  'strong',
  'b',
  'em',
  'i',
  'u',
] as const;

/**
 * The allowed attributes of each node; others are removed. Cleaning sets `target` and `rel` itself, regardless of the
 * text.
 */
export const HTML_ATTRIBUTES = {
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
};

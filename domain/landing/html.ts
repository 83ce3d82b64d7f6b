/** The nodes and marks of a text (specification 3, readings 102), and nothing else: the server cleans by this list on save, the browser on show. */
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

/** Of each node; any other attribute goes. `target` and `rel` are set by the cleaning itself, never by who wrote the text. */
export const HTML_ATTRIBUTES = {
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
};
